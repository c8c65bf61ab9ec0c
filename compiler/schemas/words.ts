import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { catalogueFiles } from '../../src/values/schema.ts';
import { isCatalogue } from 'engine/compiler/check/catalogue.ts';
import { ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { placeholdersByKey } from 'engine/compiler/texts/locales.ts';
import { bareKeys } from 'engine/compiler/texts/plural-forms.ts';
import { recordOf } from 'engine/record.ts';

/**
 * The text of generated/words/words.ts: types for the keys of texts, the paths of screens and their search parameters.
 * Files that cannot be read are skipped; the compiler reports their faults.
 */
export function wordsModule(configDir: string): string {
  const config = new ConfigFolder(configDir);
  const screens = config.namesOf('screens').map((name): [string, string] => {
    return [pathOfScreen(name), searchType(entriesOf(config.file(`screens/${name}`).value, 'search'), config)];
  });
  return `/* Made from config/ by compiler/schemas/words.ts. */

/** A key of config/locales, without the suffix of a plural form. */
export type TextKey =${union([...bareKeys(Object.keys(recordOf(config.file('locales/en').value)))].toSorted())};

/** The placeholders of each text that has some, as i18next reads them: a number is never given as text. */
export interface Placeholders {
${placeholderLines(config.file('locales/en').value)}}

/** The path of a screen of config/screens. */
export type RoutePath =${union(screens.map(([path]) => path))};

/** The search parameters of each screen. */
export interface SearchOf {
${screens.map(([path, type]) => `  ${JSON.stringify(path)}: ${type};\n`).join('')}}
`;
}

/** Writes words.ts into `folder`; the generator step for generated/words. */
export async function writeWords(folder: string, configDir: string): Promise<void> {
  await writeFile(join(folder, 'words.ts'), wordsModule(configDir));
}

function placeholderLines(texts: unknown): string {
  const placeholders = placeholdersByKey(Object.entries(recordOf(texts)).map(([key, text]) => [key, String(text)]));
  return [...placeholders]
    .filter(([, names]) => names.size > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => {
      const all = [...names].map(([name, isNumber]) => `{{${name}${isNumber && name !== 'count' ? ', number' : ''}}}`);
      return `  ${JSON.stringify(key)}: ${JSON.stringify(all.join(''))};\n`;
    })
    .join('');
}

function searchType(parameters: [string, unknown][], config: ConfigFolder): string {
  if (parameters.length === 0) return 'Record<string, never>';
  return `{ ${parameters.map(([name, parameter]) => `${JSON.stringify(name)}: ${parameterType(recordOf(parameter), config)}`).join('; ')} }`;
}

function parameterType(parameter: Record<string, unknown>, config: ConfigFolder): string {
  const { oneOf, from, integer } = parameter;
  if (Array.isArray(oneOf)) return oneOf.length === 0 ? 'string' : union(oneOf.map(String), ' | ');
  if (isCatalogue(from)) {
    const keys = entriesOf(config.file(catalogueFiles[from]).value, from).map(([key]) => key);
    return keys.length === 0 ? 'string' : union(keys, ' | ');
  }
  return integer === undefined ? 'string' : 'number';
}

function entriesOf(value: unknown, key: string): [string, unknown][] {
  return Object.entries(recordOf(recordOf(value)[key]));
}

function union(words: readonly string[], separator = '\n  | '): string {
  const types = words.map((word) => JSON.stringify(word));
  if (types.length === 0) return ' never';
  return `${separator.startsWith('\n') ? separator : ''}${types.join(separator)}`;
}
