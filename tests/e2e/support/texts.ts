import type { TextKey } from '../../../generated/words/words.ts';
import { textsOf } from './locales.ts';

/** The English texts, by key. */
export const english = textsOf('en');

/** The English text of a key with its values filled in. @throws when the text or a value is missing */
export function said(key: TextKey, values: Readonly<Record<string, string>> = {}): string {
  const text = english[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${key} needs a value for ${name}`);
    return value;
  });
}
