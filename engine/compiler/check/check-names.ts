import type { Parameter } from '../../runtime/parameter.ts';
import type { Catalogue } from './catalogue.ts';
import { declaredIn } from './catalogue.ts';
import { dataIn } from '../read/expand.ts';
import type { FaultKind } from '../../schema/fault-kind.ts';
import { type Fault, nearest } from '../report/faults.ts';
import { type FileKind, parametersOf } from '../read/file-kind.ts';
import { type Shape, unknownShape } from './shape.ts';
import type { SourceFile } from '../read/source-file.ts';
import { isRecord, recordOf } from '../../record.ts';
import { productLanguage } from '../../schema/language.ts';

/** The reference roots that a data name must not hide. */
function rootsOf(kind: FileKind, catalogue: Catalogue): readonly string[] {
  const everywhere = [...catalogue.roots.keys(), 'search', 'parameter', 'row', 'index', 'form', 'answer'];
  return kind === 'form' ? [...everywhere, 'before'] : everywhere;
}

/** Faults of parameters with an invalid default or an invalid offer. */
export function checkParameters(file: SourceFile, kind: FileKind, catalogue: Catalogue): Fault[] {
  return [...(declaredIn(file, kind) ?? [])].flatMap(([name, parameter]) => {
    if (!parameter) return [];
    const found = [...defaultFaults(parameter, catalogue), ...offerFaults(parameter, catalogue)];
    return found.map(([path, message, hint, about]) => ({
      ...file.fault([parametersOf(kind).key, name, ...[path].flat()], message, hint),
      kind: about,
    }));
  });
}

/** A fault below a declaration: its path, its message, the nearest word and its kind. */
type Complaint<Path> = [path: Path, message: string, nearest?: string | undefined, kind?: FaultKind | undefined];

/** What the product finds wrong with the entries of a catalogue that a parameter offers. */
function offerFaults(parameter: Parameter, catalogue: Catalogue): Complaint<PropertyKey[]>[] {
  const keys = 'from' in parameter ? catalogue.keysOf(parameter.from) : undefined;
  if (!keys || !('from' in parameter)) return [];
  const found = productLanguage().offerFaults(parameter, keys);
  return found.map(({ path, message, unknown }) => [
    [...path],
    message,
    unknown === undefined ? undefined : nearest(unknown, keys),
    unknown === undefined ? undefined : { is: 'word', word: unknown, words: keys },
  ]);
}

function defaultFaults(parameter: Parameter, catalogue: Catalogue): Complaint<string>[] {
  if ('text' in parameter || 'typed' in parameter || 'date' in parameter) return [];
  if ('integer' in parameter) {
    const { min, max } = parameter.integer;
    if (min > max) return [['integer', `the minimum ${min} is above the maximum ${max}`]];
    return parameter.default >= min && parameter.default <= max ? [] : [['default', `must be from ${min} to ${max}`]];
  }
  const words = 'oneOf' in parameter ? parameter.oneOf : catalogue.keysOf(parameter.from);
  if (!words || words.includes(parameter.default)) return [];
  const word = parameter.default;
  const kind = { is: 'word', word, words } as const;
  return [['default', `"${word}" is not one of ${words.join(', ')}`, nearest(word, words), kind]];
}

/**
 * The roots that the blocks of a file add, such as `entry`: an entry of their list, if all have the same one. Another
 * field is no fault here, as the list may be the wrong one.
 */
export function rootsOfBlocks(file: SourceFile, { kinds, entryOf }: Catalogue): ReadonlyMap<string, Shape> {
  return new Map(
    [...kinds.slots.block].flatMap(([name, { root }]): [string, Shape][] => {
      if (root === undefined) return [];
      const shapes = new Set(blocksIn(file.value, name).map(({ list }) => entryOf(String(list))));
      const [first] = shapes;
      return first === undefined ? [] : [[root, shapes.size === 1 ? { ...first, any: unknownShape } : unknownShape]];
    }),
  );
}

function blocksIn(value: unknown, name: string): Record<string, unknown>[] {
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap((part) => blocksIn(part, name));
  return value['block'] === name ? [{ ...value }, ...inner] : inner;
}

/** Faults of data named like a root, and of references to values that are not available yet at their place. */
export function checkReferences(file: SourceFile, kind: FileKind, catalogue: Catalogue): Fault[] {
  const content: Record<string, unknown> = recordOf(file.value);
  const data = Object.keys(recordOf(content['data']));
  const roots = rootsOf(kind, catalogue);
  const ofBlocks = [...rootsOfBlocks(file, catalogue).keys()];
  const reserved = new Set([...roots, ...ofBlocks]);
  const hidden = data.filter((name) => reserved.has(name));
  const faults = hidden.map((name) =>
    file.fault(['data', name], `data must not be named "${name}": $${name} is something else`, undefined, true),
  );
  const early = (key: string, names: readonly string[]): void => {
    faults.push(...earlyFaults(file, [key], content[key], names));
  };
  const dataNames = data.filter((name) => !reserved.has(name));
  if (kind === 'screen') early('data', [...dataNames, ...ofBlocks]);
  if (kind === 'list') {
    early('data', [...dataNames, 'row']);
    for (const key of ['with', 'empty']) early(key, ['row']);
  }
  if (kind === 'form') {
    const ofAnyBlock = [...catalogue.kinds.slots.block.values()].flatMap(({ root }) => root ?? []);
    early('data', [...dataNames, 'answer', 'before', ...ofAnyBlock]);
    // Form values may be passed to views only: an operation would be requested at every keystroke.
    for (const [name, source] of Object.entries(recordOf(content['data'])))
      if ('operation' in recordOf(source)) faults.push(...earlyFaults(file, ['data', name], source, ['form']));
    for (const key of ['fields', 'steps', 'submit']) early(key, ['answer']);
  }
  return faults;
}

/** Faults of references below `path` whose root is one of `names`. */
function earlyFaults(file: SourceFile, path: readonly PropertyKey[], node: unknown, names: readonly string[]): Fault[] {
  if (typeof node === 'string') {
    const root = /^\$(\w+)/.exec(node)?.[1];
    return root !== undefined && names.includes(root)
      ? [file.fault(path, `"$${root}" is not available at this point`)]
      : [];
  }
  if (Array.isArray(node)) return node.flatMap((child, index) => earlyFaults(file, [...path, index], child, names));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => earlyFaults(file, [...path, key], child, names));
}

/** Faults of steps that name an unknown field, and of fields that no step or more than one step shows. */
export function checkSteps(file: SourceFile): Fault[] {
  const { fields, steps } = recordOf(file.value);
  const names = Object.keys(recordOf(fields));
  const faults: Fault[] = [];
  const shown = new Set<string>();
  const meant = new Set<string>();
  for (const [step, value] of Array.isArray(steps) ? steps.entries() : []) {
    const list: unknown = recordOf(value).fields;
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

/** Faults of data that nothing uses but that would still be requested. */
export function checkData(file: SourceFile): Fault[] {
  const { data, ...rest } = recordOf(file.value);
  const used = dataIn(rest);
  return Object.keys(recordOf(data))
    .filter((name) => !used.has(name))
    .map((name) => file.fault(['data', name], `nothing uses the data "${name}"`, undefined, true));
}

/** Faults of two navigation links to the same screen, and of a link to a redirect. */
export function checkNavigation(file: SourceFile, catalogue: Catalogue): Fault[] {
  const items: unknown = recordOf(file.value).items;
  const routes = Array.isArray(items) ? items.map((item: unknown) => String(recordOf(item).to)) : [];
  return routes.flatMap((route, index) => {
    const path = ['items', index, 'to'];
    if (routes.indexOf(route) < index)
      return [{ ...file.fault(path, `"${route}" occurs twice`), kind: { is: 'repeated' as const } }];
    return catalogue.redirects.has(route) ? file.fault(path, `"${route}" is a redirect, not a screen`) : [];
  });
}

/** The fault of a redirect that leads to another redirect. */
export function checkRedirect(file: SourceFile, catalogue: Catalogue): Fault[] {
  const to: unknown = recordOf(file.value).redirect;
  const isChain = typeof to === 'string' && catalogue.redirects.has(to);
  return isChain ? [file.fault(['redirect'], `"${to}" is a redirect itself`)] : [];
}
