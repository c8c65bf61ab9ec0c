import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { type Values, type ValuesName, valuesSchemas } from '../../src/values/schema.ts';
import { type CompiledRecord, compiledNow, readCompiled, unreadIssues } from '../emit/compiled-record.ts';
import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { checkEnvironment } from './environment-rules.ts';
import { deployFaults } from './deploy-faults.ts';
import { locked } from './deployment-lock.ts';
import { readDeployedEnvironment } from './deployed-environment.ts';
import { sandboxEnvironment, withEnvironment } from './environments.ts';
import { type Fault, inOrder, nearest } from 'engine/compiler/report/faults.ts';
import type { Surroundings } from '../project.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import { readValues } from './values.ts';
import { replaceValues, valuesIn } from './values-block.ts';
import { recordOf } from 'engine/record.ts';

/** The result of writing plain values into a build. */
export interface Applied {
  /** Faults of the values, and values that do not fit the build. With any fault nothing is written. */
  readonly faults: readonly Fault[];
  /** Files that differ from those the build was compiled with and that take effect only with a new build. */
  readonly waiting: readonly string[];
}

/** Where the entries of a catalogue are declared; `isOpen` if a build accepts entries it was not compiled with. */
interface Entries {
  readonly file: ValuesName;
  readonly path: readonly string[];
  readonly isOpen?: boolean;
}

/** So long does it wait for a release that is just being published, ms. */
const longestWait = 10_000;

const catalogues: readonly Entries[] = [
  { file: 'tokens', path: ['tokens'] },
  { file: 'tokens', path: ['markets'], isOpen: true },
  { file: 'networks', path: ['networks'] },
  { file: 'limits', path: ['steps'] },
  { file: 'links', path: ['links'] },
];

/**
 * Checks the plain values that operators publish (not the screens), whether the build in `dist` accepts them and, as a
 * deployment does, whether they may be published, then writes them into its index.html. Its environment stays as it is.
 * With any fault, and in a trial, nothing is written.
 * @throws when `dist` is not a build of the app, or something else is just being published into its deployment
 */
export async function applyValues(
  config: ConfigFolder,
  dist: string,
  surroundings: Pick<Surroundings, 'root' | 'operations' | 'kinds'>,
  isTrial = false,
): Promise<Applied> {
  const apply = () => applied(config, dist, surroundings, isTrial);
  return isTrial || basename(dist) !== 'current' ? apply() : locked(dirname(dist), longestWait, apply);
}

async function applied(
  config: ConfigFolder,
  dist: string,
  { root, operations, kinds }: Pick<Surroundings, 'root' | 'operations' | 'kinds'>,
  isTrial: boolean,
): Promise<Applied> {
  const file = join(dist, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => '');
  const former: Record<string, unknown> = recordOf(valuesIn(html));
  const compiled = await readCompiled(dist);
  const environment = readDeployedEnvironment(dist);
  const { values: published, faults } = readValues(config, operations, kinds.slots.field);
  const values = published && withEnvironment(published, environment.values);
  const all = values
    ? [...misfits({ former, compiled, values, config }), ...refusals(values, environment, config)]
    : faults;
  if (values && all.length === 0 && !isTrial) {
    await writeFile(`${file}.new`, replaceValues(html, values));
    await rename(`${file}.new`, file);
  }
  return { faults: inOrder(all), waiting: waitingFor(compiled, compiledNow(root, config)) };
}

/** What keeps values and their environment from a deployment; a build that is not deployed has the addresses of the sandbox. */
function refusals(
  values: Values,
  { name, values: environment, file }: ReturnType<typeof readDeployedEnvironment>,
  config: ConfigFolder,
): Fault[] {
  const faults: Fault[] = [];
  checkEnvironment(environment, (at, message) => faults.push(file.fault(['values', ...at], message)));
  if (name === sandboxEnvironment || faults.length > 0) return faults;
  return deployFaults(values, environment, { config, file, path: ['values'] });
}

/** Valid values, and the build they are written into. */
interface Update {
  /** The values that the build has now. */
  readonly former: Readonly<Record<string, unknown>>;
  readonly compiled: CompiledRecord;
  readonly values: Values;
  readonly config: ConfigFolder;
}

/** The faults of values that do not fit what the build was compiled with. */
function misfits(update: Update): Fault[] {
  const unread = unreadFaults(update);
  // Values that the build cannot read are not checked further.
  if (unread.length > 0) return unread;
  return [...catalogues.flatMap((one) => entryFaults(update, one)), ...compiledIn(update), ...screenFaults(update)];
}

/** Faults of values that pass the current schemas but not the schemas the build was compiled with. */
function unreadFaults({ compiled, values, config }: Update): Fault[] {
  const unread = unreadIssues(compiled, values).flatMap(({ part, issues }) => schemaFaults(config.file(part), issues));
  return unread.map((fault) => ({
    ...fault,
    message: `the build cannot read this (${fault.message}): build again`,
  }));
}

/** Faults of entries that were removed although the build may use them, and of entries that the build does not have. */
function entryFaults({ former, values, config }: Update, { file, path, isOpen }: Entries): Fault[] {
  const keysIn = (root: unknown): string[] =>
    Object.keys(recordOf([file, ...path].reduce<unknown>((value, key) => recordOf(value)[key], root)));
  const [before, now] = [keysIn(former), keysIn(values)];
  const lost = before.filter((key) => !now.includes(key));
  const added = isOpen === true ? [] : now.filter((key) => !before.includes(key));
  return [
    ...lost.map((key) =>
      config.file(file).fault(path, `"${key}" was removed, but the build may use it: build again to remove it`),
    ),
    ...added.map((key) => {
      const message = `the build has no "${key}" among its ${path.at(-1)}: build again to add it`;
      return config.file(file).fault([...path, key], message, nearest(key, lost), true);
    }),
  ];
}

/** Faults of changes to values that are compiled into the build: names of tokens and networks, and the languages. */
function compiledIn({ former, values, config }: Update): Fault[] {
  const again = 'is compiled into the build: build again to change it';
  const renamed = [
    ...namesOf('tokens', 'ticker', former['tokens'], values.tokens.tokens),
    ...namesOf('networks', 'name', former['networks'], values.networks.networks),
  ];
  const faults = renamed.map(([file, path, word]) => config.file(file).fault(path, `"${word}" ${again}`));
  const isSame = JSON.stringify(former['languages']) === JSON.stringify(values.languages);
  return isSame ? faults : [...faults, config.file('languages').fault(['languages'], `this ${again}`)];
}

/** The entries of a catalogue whose name in the contract differs from the name the build has under the same key. */
function namesOf<Field extends string>(
  group: 'tokens' | 'networks',
  field: Field,
  former: unknown,
  catalogue: Readonly<Record<string, Readonly<Record<Field, string>>>>,
): [ValuesName, string[], string][] {
  const known: Record<string, unknown> = recordOf(recordOf(former)[group]);
  return Object.entries(catalogue).flatMap(([key, entry]): [ValuesName, string[], string][] =>
    !Object.hasOwn(known, key) || recordOf(known[key])[field] === entry[field]
      ? []
      : [[group, [group, key, field], entry[field]]],
  );
}

/** Faults of values that name a screen which the build does not have. */
function screenFaults({ compiled, values, config }: Update): Fault[] {
  const { settingsScreen, notices = [] } = values.app;
  const named: [PropertyKey[], string][] = [
    [['settingsScreen'], settingsScreen],
    ...notices.flatMap(({ screens: paths = [] }, index) =>
      paths.map((screen, place): [PropertyKey[], string] => [['notices', index, 'screens', place], screen]),
    ),
  ];
  const screens = Object.keys(compiled.files)
    .filter((name) => name.startsWith('screens/'))
    .map((name) => pathOfScreen(name.slice('screens/'.length)));
  return named
    .filter(([, screen]) => !screens.includes(screen))
    .map(([path, screen]) =>
      config.file('app').fault(path, `the build has no screen ${screen}: build again`, nearest(screen, screens)),
    );
}

/** The names of the files that differ between two records and need a build; plain values and environments do not. */
function waitingFor(compiled: CompiledRecord, now: CompiledRecord): string[] {
  const names = [...new Set([...Object.keys(compiled.files), ...Object.keys(now.files)])].toSorted();
  const isValues = (name: string): boolean => name in valuesSchemas || name.startsWith('environments/');
  const changed = names.filter((name) => !isValues(name) && compiled.files[name] !== now.files[name]);
  const files = changed.map((name) => `${name}.json${name in now.files ? '' : ' (deleted)'}`);
  return compiled.contract === now.contract ? files : [...files, 'openapi.yaml'];
}
