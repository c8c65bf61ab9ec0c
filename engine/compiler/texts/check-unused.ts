import { type Declared } from '../check/catalogue.ts';
import type { Fault } from '../report/faults.ts';
import { type FileKind, parametersOf } from '../read/file-kind.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** Faults of parameters that a list or form declares but never uses, and of filters that change nothing on a screen. */
export function checkUnusedParameters(file: SourceFile, kind: FileKind, declared: Declared): Fault[] {
  const used = new Set<string>();
  const controls: { readonly name: string; readonly path: readonly PropertyKey[] }[] = [];
  let hasList = false;
  const { root } = parametersOf(kind);
  const visit = (node: unknown, path: readonly PropertyKey[], isFilter = false): void => {
    if (typeof node === 'string') {
      const [, name] = new RegExp(String.raw`^\$${root}\.(\w+)`).exec(node) ?? [];
      if (name !== undefined) used.add(name);
      if (isFilter && path.at(-1) === 'parameter' && declared.has(node)) controls.push({ name: node, path });
    } else if (typeof node === 'object' && node !== null) {
      const children: [PropertyKey, unknown][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
      hasList ||= recordOf(node).block === 'list';
      const isOfFilters = isFilter || recordOf(node).block === 'filters';
      for (const [key, one] of children) visit(one, [...path, key], isOfFilters);
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
