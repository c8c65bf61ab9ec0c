import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKey } from '../../generated/words/words.ts';

const english: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../config/locales/en.json'), 'utf8'),
);

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
