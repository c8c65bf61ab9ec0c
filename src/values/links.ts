import { values } from './values.ts';

/** The address of a link of config/links.json with its `{…}` filled in; what is not given is left empty. */
export function filledLink(name: string, given: Readonly<Record<string, unknown>>): string {
  const template = values.links.links[name] ?? '';
  return template.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(given[part] ?? '')));
}
