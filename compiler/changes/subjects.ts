import { valuesSchemas } from '../../src/values/schema.ts';
import { type ConfigFolder, pathOfScreen } from 'engine/compiler/read/config-folder.ts';
import { valueInSandbox, writtenPlace } from '../values/environments.ts';
import { pointerOf } from 'engine/compiler/report/faults.ts';
import { bareKeys, withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import type { Surroundings } from '../project.ts';
import type { NamedKind } from '../report/uses.ts';
import { recordOf } from 'engine/record.ts';

/** Something that config/ can refer to by name, and where it is declared. */
export interface Subject {
  readonly kind: NamedKind;
  readonly name: string;
  /** Its file of config/ without extension, and its path there; absent if code or the contract declares it. */
  readonly declared?: { readonly file: string; readonly path: readonly PropertyKey[] };
}

/** Everything that config/ can name, by each accepted spelling, such as `/wallet/token` and `$limits.wallet.token`. */
export function readSubjects(
  config: ConfigFolder,
  { kinds, operations }: Pick<Surroundings, 'kinds' | 'operations'>,
): ReadonlyMap<string, readonly Subject[]> {
  const subjects = new Map<string, Subject[]>();
  const add = (words: readonly string[], subject: Subject): void => {
    for (const word of new Set(words)) subjects.set(word, [...(subjects.get(word) ?? []), subject]);
  };
  for (const file of Object.keys(valuesSchemas)) {
    for (const path of pathsIn(valueInSandbox(config, file))) {
      const dotted = [file, ...path].join('.');
      const name = file + pointerOf(path);
      const bare = file === 'app' ? [path.join('.')] : [];
      add([pointerOf(path), name, dotted, `$${dotted}`, ...bare], {
        kind: 'value',
        name,
        declared: writtenPlace(file, path),
      });
    }
  }
  const entries = [
    ['link', 'links', 'links'],
    ['token', 'tokens', 'tokens'],
    ['market', 'tokens', 'markets'],
    ['network', 'networks', 'networks'],
  ] as const;
  for (const [kind, file, group] of entries) {
    for (const name of keysOf(recordOf(valueInSandbox(config, file))[group]))
      add([name], { kind, name, declared: writtenPlace(file, [group, name]) });
  }
  const english = keysOf(config.file('locales/en').value);
  const texts = bareKeys(english);
  for (const key of english.filter((one) => one !== '$schema')) {
    const name = texts.has(key) ? key : withoutForm(key);
    add([key, name], { kind: 'text', name, declared: { file: 'locales/en', path: [key] } });
  }
  for (const name of config.namesOf('screens')) {
    const path = pathOfScreen(name);
    add([path, `screens/${name}`], { kind: 'screen', name: path, declared: { file: `screens/${name}`, path: [] } });
  }
  for (const [kind, group] of [
    ['list', 'lists'],
    ['form', 'forms'],
  ] as const) {
    for (const name of config.namesOf(group))
      add([name, `${group}/${name}`], { kind, name, declared: { file: `${group}/${name}`, path: [] } });
  }
  for (const name of operations.keys()) add([name], { kind: 'operation', name });
  for (const name of kinds.views.keys()) add([name], { kind: 'view', name });
  for (const name of kinds.icons) add([name], { kind: 'icon', name });
  return subjects;
}

/** The paths of all values in a file, parents before children. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  return keysOf(value).flatMap((key) =>
    key === '$schema' ? [] : [[...path, key], ...pathsIn(recordOf(value)[key], [...path, key])],
  );
}

/** The keys of an object or the indexes of an array; empty for a plain value. */
function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
