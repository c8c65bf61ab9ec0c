import texts from 'virtual:config/locale/en';

/** The text of a key. */
export function textOf(key: string): string {
  return texts[key] ?? key;
}
