import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Values, ValuesName } from '../src/values/schema.ts';
import type { ConfigFolder } from './config-folder.ts';
import { type Fault, inOrder } from './faults.ts';
import type { Surroundings } from './project.ts';
import { readValues } from './values.ts';
import { replaceValues, valuesIn } from './values-block.ts';

/** Entries that a build may name: new values must still have them. */
const entries: readonly (readonly [ValuesName, ...string[]])[] = [
  ['tokens', 'tokens'],
  ['networks', 'networks'],
  ['limits', 'steps'],
  ['limits', 'maximums'],
  ['links', 'links'],
];

/**
 * Checks the plain values of `config` alone, not its screens, and writes them into `dist`/index.html; with any fault
 * nothing is written. Throws when `dist` is no build of the app.
 */
export async function applyValues(
  config: ConfigFolder,
  dist: string,
  { operations, kinds }: Pick<Surroundings, 'operations' | 'kinds'>,
): Promise<readonly Fault[]> {
  const file = join(dist, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => '');
  const former = valuesIn(html);
  const { values, faults } = readValues(config, operations, kinds.slots.field);
  const all = values ? [...lostEntries(former, values, config), ...compiledIn(former, values, config)] : faults;
  if (values && all.length === 0) {
    await writeFile(`${file}.new`, replaceValues(html, values));
    await rename(`${file}.new`, file);
  }
  return inOrder(all);
}

/** What the build's code and its contract hold themselves: other tokens and networks, their names there, and languages. */
function compiledIn(former: unknown, values: Values, config: ConfigFolder): Fault[] {
  const held: Record<string, unknown> = Object(former);
  const again = 'is compiled into the build: build again to change it';
  const named = [
    ...namesOf('tokens', 'ticker', held['tokens'], values.tokens.tokens),
    ...namesOf('networks', 'name', held['networks'], values.networks.networks),
  ];
  const faults = named.map(([file, path, word]) => config.file(file).fault(path, `"${word}" ${again}`));
  const isSame = JSON.stringify(held['languages']) === JSON.stringify(values.languages);
  return isSame ? faults : [...faults, config.file('languages').fault(['languages'], `what stands here ${again}`)];
}

/** The entries of a catalogue whose name in the contract the build does not know under their keys. */
function namesOf<Field extends string>(
  group: 'tokens' | 'networks',
  field: Field,
  former: unknown,
  catalogue: Readonly<Record<string, Readonly<Record<Field, string>>>>,
): [ValuesName, string[], string][] {
  const known: Record<string, unknown> = Object(Object(former)[group]);
  return Object.entries(catalogue).flatMap(([key, entry]): [ValuesName, string[], string][] =>
    Object(known[key])[field] === entry[field] ? [] : [[group, [group, key, field], entry[field]]],
  );
}

function lostEntries(former: unknown, values: Values, config: ConfigFolder): Fault[] {
  return entries.flatMap(([name, ...path]) => {
    const at = (root: unknown): string[] =>
      Object.keys(Object([name, ...path].reduce<unknown>((held, key) => Object(held)[key], root)));
    const kept = at(values);
    const lost = at(former).filter((key) => !kept.includes(key));
    return lost.map((key) =>
      config.file(name).fault(path, `"${key}" is missing, which the build may use: build again to leave it out`),
    );
  });
}
