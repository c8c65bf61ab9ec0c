import type { ListModule } from 'engine/runtime/screen-model.ts';
import type { Scope } from 'engine/runtime/scope.ts';
import { recordOf } from 'engine/record.ts';

/** The list part of an entry; undefined if the list has only one. */
function partOf({ iterates }: ListModule, entry: unknown): unknown {
  return iterates && Reflect.get(recordOf(entry), iterates.parameter);
}

/** Returns the scope of an entry: the entry as `$row`, its place as `$index` where it is known, and its list part as parameter. */
export function rowScope(list: ListModule, outer: Scope, row: unknown, index?: number): Scope {
  const part = partOf(list, row);
  const parameter = {
    ...recordOf(outer.roots['parameter']),
    ...(list.iterates && { [list.iterates.parameter]: part }),
  };
  return { ...outer, roots: { ...outer.roots, row, index, ...(part === undefined ? {} : { parameter }) } };
}
