import type { ReportFault } from './catalogue-rules.ts';

/** Checks that a link with a code says it under the parameter that this app, or the messenger, reads it from. */
export function checkCodes(links: Readonly<Record<string, string>>, complain: ReportFault): void {
  for (const [name, address] of Object.entries(links)) {
    if (!address.includes('{code}')) continue;
    const parameter = /^https:\/\/(?:t\.me|telegram\.me)\//.test(address) ? 'startapp' : 'ref';
    const [, ...queries] = address.split(/[?&]/);
    if (!queries.includes(`${parameter}={code}`))
      complain(['links', name], `nobody reads the code here: the link must have "${parameter}={code}" after its "?"`);
  }
}
