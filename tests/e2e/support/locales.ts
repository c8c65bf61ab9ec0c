import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build.ts';

/** A language of config/languages.json. */
export interface Language {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, 'config', file), 'utf8'));

/** The languages of the app, in the order of config/languages.json. */
export const languages: readonly Language[] = read<{ languages: Language[] }>('languages.json').languages;

/** The names of the network levels, which are not translated. */
export const levelNames: readonly string[] = read<{ levels: { name: string }[] }>('levels.json').levels.map(
  ({ name }) => name,
);

/** The texts of a language, by key. */
export function textsOf(code: string): Readonly<Record<string, string>> {
  const { $schema: _, ...texts } = read<Record<string, string>>(`locales/${code}.json`);
  return texts;
}

/** One text of a language. @throws when there is none */
export function textIn(code: string, key: string): string {
  const text = textsOf(code)[key];
  if (text === undefined) throw new Error(`${code} has no text ${key}`);
  return text;
}
