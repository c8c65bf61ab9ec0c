import { values } from './values.ts';

/** Returns the address of a link of config/links.json with its `{…}` filled in; missing values become empty. */
export function filledLink(name: string, params: Readonly<Record<string, unknown>>): string {
  const template = values.links.links[name] ?? '';
  return template.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    // An e-mail address keeps its `@`, which is allowed in any part of an address.
    encodeURIComponent(String(params[part] ?? '')).replaceAll('%40', '@'),
  );
}
