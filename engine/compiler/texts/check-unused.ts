import { type Declared } from '../check/catalogue.ts';
import type { Fault } from '../report/faults.ts';
import type { FileKind } from '../read/file-kind.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** Faults of parameters that a list or form declares but never uses, and of filters that change nothing on a screen. */
export function checkUnusedParameters(file: SourceFile, kind: FileKind, declared: Declared): Fault[] {
  const used = new Set<string>();
  const controls: { readonly name: string; readonly path: readonly PropertyKey[] }[] = [];
  let hasList = false;
  const root = kind === 'screen' ? 'search' : 'parameter';
  const visit = (given: unknown, path: readonly PropertyKey[], isFilter = false): void => {
    if (typeof given === 'string') {
      const [, name] = new RegExp(String.raw`^\$${root}\.(\w+)`).exec(given) ?? [];
      if (name !== undefined) used.add(name);
      if (isFilter && path.at(-1) === 'parameter' && declared.has(given)) controls.push({ name: given, path });
    } else if (typeof given === 'object' && given !== null) {
      const held: [PropertyKey, unknown][] = Array.isArray(given) ? [...given.entries()] : Object.entries(given);
      hasList ||= recordOf(given).block === 'list';
      const isOfFilters = isFilter || recordOf(given).block === 'filters';
      for (const [key, one] of held) visit(one, [...path, key], isOfFilters);
    }
  };
  visit(file.value, []);
  if (kind === 'screen') {
    const idle = hasList ? controls.filter(({ name }) => !used.has(name)) : [];
    return idle.map(({ name, path }) => file.fault(path, `nothing reads "$search.${name}": this choice has no effect`));
  }
  return [...declared.keys()]
    .filter((name) => !used.has(name))
    .map((name) =>
      file.fault(['parameters', name], `nothing reads "$parameter.${name}": the ${kind} ignores it`, undefined, true),
    );
}
