import { values } from './values.ts';

/** The address of a link of config/links.json with its `{…}` filled in; what is not given is left empty. */
export function filledLink(name: string, given: Readonly<Record<string, unknown>>): string {
  const template = values.links.links[name] ?? '';
  return template.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    // An e-mail address keeps its sign, which any part of an address may hold.
    encodeURIComponent(String(given[part] ?? '')).replaceAll('%40', '@'),
  );
}
