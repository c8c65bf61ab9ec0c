import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { placeholdersOf } from 'engine/compiler/texts/locales.ts';

/** Possible text keys in code under src/: string literals, and the beginnings of templates such as `failure.${…}`. */
export interface SourceTexts {
  readonly literals: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  /** The placeholders of each text as the code was generated with them; the code fills in no others. */
  readonly placeholders: ReadonlyMap<string, readonly string[]>;
}

/** Reads the code under `root`/src without tests; in definitions of kinds only default values count. */
export function readSourceTexts(root: string): SourceTexts {
  const literals = new Set<string>();
  const beginnings = new Set<string>();
  for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, 'src', file), 'utf8');
    const literal = file.endsWith('definition.ts')
      ? /\.(?:default|prefault)\(\s*(['"`])([\w.-]+)\1/g
      : /(['"`])([\w.-]+)\1/g;
    for (const [, , word = ''] of text.matchAll(literal)) literals.add(word);
    for (const [, beginning = ''] of text.matchAll(/`((?:\w[\w-]*\.)+)\$\{/g)) beginnings.add(beginning);
  }
  return { literals, beginnings, placeholders: generatedPlaceholders(root) };
}

/** The texts of generated/words/words.ts with their placeholders. */
function generatedPlaceholders(root: string): ReadonlyMap<string, readonly string[]> {
  const file = join(root, 'generated/words/words.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const keys = [...text.matchAll(/^  \| "([^"/]+)"/gm)].map(([, key = '']): [string, string[]] => [key, []]);
  const filled = [...text.matchAll(/^  "([^"/]+)": "(\{\{.*)";$/gm)].map(
    ([, key = '', all = '']): [string, string[]] => [key, [...placeholdersOf(all).keys()]],
  );
  return new Map([...keys, ...filled]);
}

/** The keys among `keys` (without plural suffixes) that the code uses. */
export function textsOfSource({ literals, beginnings }: SourceTexts, keys: Iterable<string>): Set<string> {
  return new Set(
    [...keys].filter((key) => literals.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning))),
  );
}
