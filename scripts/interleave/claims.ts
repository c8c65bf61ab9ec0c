import { english } from '../../tests/e2e/support/texts.ts';

/**
 * The statements that texts make about a transfer: the last one is `done`, an `earlier` one is done, `nothing` was done,
 * it was `declined` with success, one that was set `aside` was refused, its outcome is unknown (`open`, or `doubt` about
 * the last one of the tab), the page has to stay open (`unkept`), or it was done at a lower rate (`less`). By the keys of the texts; if forms use other texts, only this table changes.
 */
const claims = {
  'send.done': 'done',
  'sell.done': 'done',
  'start.done': 'done',
  'free.credited': 'done',
  'transfer.equalText': 'earlier',
  // A purchase has no key by which one could be told from another.
  'buy.arrived': 'earlier',
  'failure.notSent': 'nothing',
  'start.refused': 'nothing',
  'free.refused': 'nothing',
  'transfer.notSentText': 'nothing',
  'transfer.declined': 'declined',
  'free.declined': 'declined',
  'transfer.refusedAside': 'aside',
  'transfer.unconfirmed': 'open',
  'transfer.againText': 'open',
  'transfer.besideText': 'open',
  'transfer.unkeptText': 'unkept',
  'transfer.noAnswer': 'doubt',
  'transfer.unclear': 'doubt',
  'transfer.refusedAgain': 'doubt',
  'sell.lowerRate': 'less',
} as const;

/** A statement about a transfer. */
export type Claim = (typeof claims)[keyof typeof claims];

/** The English text of a key. @throws when there is none */
export function textOf(key: string): string {
  const text = english[key];
  if (text === undefined) throw new Error(`there is no text ${key}: the tables in scripts/interleave use it`);
  return text;
}

/** A pattern for each text of the table, which matches any values for its placeholders. */
function readPatterns() {
  return Object.entries(claims).map(([key, claim]) => {
    const parts = textOf(key).split(/\{\{\w+\}\}/);
    return { key, claim, pattern: new RegExp(parts.map((part) => RegExp.escape(part)).join('.*')) };
  });
}

/** Returns a function that finds the known texts in a screen's text, with their claims. @throws for a missing text */
export function claimReader(): (text: string) => { readonly key: string; readonly claim: Claim }[] {
  const patterns = readPatterns();
  return (text) => patterns.filter(({ pattern }) => pattern.test(text)).map(({ key, claim }) => ({ key, claim }));
}
