import type { Parameter } from '../src/domain/parameter.ts';
import type { Catalogue } from './catalogue.ts';
import { declaredIn } from './catalogue.ts';
import { dataIn } from './expand.ts';
import { type Fault, nearest } from './faults.ts';
import type { FileKind } from './file-kind.ts';
import type { SourceFile } from './source-file.ts';

const everywhere = 'session limits levels app tokens language search parameter row index form answer'.split(' ');
/** Roots of references that data must not hide. */
const roots: Readonly<Record<FileKind, readonly string[]>> = {
  screen: everywhere,
  list: everywhere,
  form: [...everywhere, 'before'],
  navigation: [],
};

/** Parameters whose default is impossible. */
export function checkParameters(file: SourceFile, kind: FileKind, catalogue: Catalogue): Fault[] {
  const group = kind === 'screen' ? 'search' : 'parameters';
  return [...(declaredIn(file, group) ?? [])].flatMap(([name, parameter]) => {
    if (!parameter) return [];
    const found = [...defaultFaults(parameter, catalogue), ...exceptFaults(parameter, catalogue)];
    return found.map(([path, message, hint]) => file.fault([group, name, ...[path].flat()], message, hint));
  });
}

/** Entries under `except` that there are not, and an `except` that leaves the default out or nothing to offer. */
function exceptFaults(parameter: Parameter, catalogue: Catalogue): [PropertyKey[], string, string?][] {
  if (!('from' in parameter) || parameter.except === undefined) return [];
  const { except, from } = parameter;
  const words = catalogue.keysOf(from);
  if (!words) return [];
  const lists: [PropertyKey[], readonly string[]][] =
    'length' in except
      ? [[['except'], except]]
      : Object.entries(except).map(([runtime, list]) => [['except', runtime], list ?? []]);
  return lists.flatMap(([path, list]) => {
    const unknown = list.flatMap((word, index): [PropertyKey[], string, string?][] =>
      words.includes(word)
        ? []
        : [[[...path, index], `"${word}" is none of ${words.join(', ')}`, nearest(word, words)]],
    );
    const isEmpty = words.every((word) => list.includes(word));
    return isEmpty ? [...unknown, [path, `nothing of ${from} is left to choose`]] : unknown;
  });
}

function defaultFaults(parameter: Parameter, catalogue: Catalogue): [string, string, string?][] {
  if ('text' in parameter || 'date' in parameter) return [];
  if ('integer' in parameter) {
    const { min, max } = parameter.integer;
    if (min > max) return [['integer', `the minimum ${min} is above the maximum ${max}`]];
    return parameter.default >= min && parameter.default <= max ? [] : [['default', `must be from ${min} to ${max}`]];
  }
  const words = 'oneOf' in parameter ? parameter.oneOf : catalogue.keysOf(parameter.from);
  if (!words || words.includes(parameter.default)) return [];
  return [['default', `"${parameter.default}" is none of ${words.join(', ')}`, nearest(parameter.default, words)]];
}

/** Whether a file has an `arrival` block: inside of it `$entry` is what has arrived. */
export function awaitsEntry(file: SourceFile): boolean {
  return /"block":"arrival"/.test(JSON.stringify(file.value) ?? '');
}

/** Data named like a root, and references to what is not there yet where they stand. */
export function checkReferences(file: SourceFile, kind: FileKind): Fault[] {
  const given: Record<string, unknown> = Object(file.value);
  const data = Object.keys(Object(given['data']));
  const taken = awaitsEntry(file) ? [...roots[kind], 'entry'] : roots[kind];
  const hidden = data.filter((name) => taken.includes(name));
  const faults = hidden.map((name) =>
    file.fault(['data', name], `data must not be named "${name}": $${name} is something else`, undefined, true),
  );
  const early = (key: string, names: readonly string[]): void => {
    faults.push(...earlyFaults(file, [key], given[key], names));
  };
  const own = data.filter((name) => !taken.includes(name));
  if (kind === 'screen') early('data', [...own, ...(awaitsEntry(file) ? ['entry'] : [])]);
  if (kind === 'list') {
    early('data', [...own, 'row']);
    for (const key of ['with', 'empty']) early(key, ['row']);
  }
  if (kind === 'form') {
    early('data', [...own, 'answer', 'before', 'entry']);
    // What is typed goes to views alone: an operation would be asked at every key.
    for (const [name, source] of Object.entries(Object(given['data'])))
      if ('operation' in Object(source)) faults.push(...earlyFaults(file, ['data', name], source, ['form']));
    for (const key of ['fields', 'steps']) early(key, ['answer']);
    // What an answer must say is asked once it is there.
    const { accepted: _, ...sent }: Record<string, unknown> = Object(given['submit']);
    faults.push(...earlyFaults(file, ['submit'], sent, ['answer']));
  }
  return faults;
}

/** References below `path` that begin with one of `names`. */
function earlyFaults(
  file: SourceFile,
  path: readonly PropertyKey[],
  given: unknown,
  names: readonly string[],
): Fault[] {
  if (typeof given === 'string') {
    const root = /^\$(\w+)/.exec(given)?.[1];
    return root !== undefined && names.includes(root)
      ? [file.fault(path, `"$${root}" is not there yet at this point`)]
      : [];
  }
  if (Array.isArray(given)) return given.flatMap((held, index) => earlyFaults(file, [...path, index], held, names));
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, held]) => earlyFaults(file, [...path, key], held, names));
}

/** Steps that name no field, and fields that no step shows, or two. */
export function checkSteps(file: SourceFile): Fault[] {
  const { fields, steps }: Record<string, unknown> = Object(file.value);
  const names = Object.keys(Object(fields));
  const faults: Fault[] = [];
  const shown = new Set<string>();
  const meant = new Set<string>();
  for (const [step, given] of Array.isArray(steps) ? steps.entries() : []) {
    const list: unknown = Object(given).fields;
    for (const [index, name] of Array.isArray(list) ? list.entries() : []) {
      if (typeof name !== 'string') continue;
      const path = ['steps', step, 'fields', index];
      if (shown.has(name)) faults.push(file.fault(path, `the field "${name}" is shown twice`));
      shown.add(name);
      if (names.includes(name)) continue;
      const hint = nearest(name, names);
      if (hint !== undefined) meant.add(hint);
      faults.push(file.fault(path, `unknown field "${name}"`, hint));
    }
  }
  for (const name of names) {
    if (!shown.has(name) && !meant.has(name))
      faults.push(file.fault(['fields', name], `no step shows the field "${name}"`, undefined, true));
  }
  return faults;
}

/** Data that nothing refers to, which would be asked for all the same, and names of data that is not there. */
export function checkData(file: SourceFile): Fault[] {
  const { data, ...rest }: Record<string, unknown> = Object(file.value);
  const used = dataIn(rest);
  return Object.keys(Object(data))
    .filter((name) => !used.has(name))
    .map((name) => file.fault(['data', name], `nothing uses the data "${name}"`, undefined, true));
}

/** Two links of the navigation to one screen, and one to an older address. */
export function checkNavigation(file: SourceFile, catalogue: Catalogue): Fault[] {
  const items: unknown = Object(file.value).items;
  const routes = Array.isArray(items) ? items.map((item: unknown) => String(Object(item).to)) : [];
  return routes.flatMap((route, index) => {
    const path = ['items', index, 'to'];
    if (routes.indexOf(route) < index) return [file.fault(path, `"${route}" is there twice`)];
    return catalogue.redirects.has(route) ? [file.fault(path, `"${route}" is a redirect, no screen`)] : [];
  });
}

/** A redirect that leads to another one. */
export function checkRedirect(file: SourceFile, catalogue: Catalogue): Fault[] {
  const to: unknown = Object(file.value).redirect;
  const isChain = typeof to === 'string' && catalogue.redirects.has(to);
  return isChain ? [file.fault(['redirect'], `"${to}" is a redirect itself`)] : [];
}
