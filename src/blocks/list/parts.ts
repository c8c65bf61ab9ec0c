import type { QueryClient } from '@tanstack/react-query';

import { evaluate } from '../../engine/condition.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import type { AnyQuery } from '../../engine/view.ts';
import type { Scope } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';
import { type Page, pageOf, pageParameters } from '../../engine/page.ts';

type Ask = (parameters: Record<string, unknown>) => Promise<unknown>;

/**
 * Returns the parameter values that a list iterates over, such as all depths of a search; undefined for a single one.
 */
function partsOf({ iterates, parameters }: ListModule, scope: Scope): readonly number[] | undefined {
  const parameter = iterates && parameters[iterates.parameter];
  if (!parameter || !('integer' in parameter) || evaluate(iterates.when, scope) !== true) return undefined;
  const { min, max } = parameter.integer;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** Returns the list part of an entry; undefined if the list has only one. */
export function partOf({ iterates }: ListModule, entry: unknown): unknown {
  return iterates && Reflect.get(Object(entry), iterates.parameter);
}

/** Returns the scope of an entry: the entry as `$row`, and its list part as parameter. */
export function rowScope(list: ListModule, outer: Scope, row: unknown, index: number): Scope {
  const part = partOf(list, row);
  const parameter = { ...Object(outer.roots['parameter']), ...(list.iterates && { [list.iterates.parameter]: part }) };
  return { ...outer, roots: { ...outer.roots, row, index, ...(part === undefined ? {} : { parameter }) } };
}

/** Returns the query for the page that starts at `offset`. */
export function pageQuery(list: ListModule, scope: Scope, offset: number, client: QueryClient): AnyQuery {
  const parameters = pageParameters(list, scope, offset);
  const parts = partsOf(list, scope);
  if (!parts) return list.options(parameters);
  return {
    queryKey: [list.operation, 'iterates', parameters],
    queryFn: () => pageOfParts(list, parts, parameters, (one) => client.fetchQuery(list.options(one))),
  };
}

/** Fetches pages of a list without the cache; requests shared by several pages are sent once. */
export function pageReader(list: ListModule, scope: Scope, init: RequestInit): (offset: number) => Promise<Page> {
  const parts = partsOf(list, scope);
  const asked = new Map<string, Promise<unknown>>();
  const ask: Ask = (parameters) => {
    const key = JSON.stringify(parameters);
    const coming = asked.get(key) ?? list.fetchPage(parameters, init);
    if (parts) asked.set(key, coming);
    return coming;
  };
  return async (offset) => {
    const parameters = pageParameters(list, scope, offset);
    return pageOf(await (parts ? pageOfParts(list, parts, parameters, ask) : ask(parameters)));
  };
}

/** Returns a page of the concatenated parts: the first page of each has its total, which gives the offsets. */
async function pageOfParts(
  { iterates }: ListModule,
  parts: readonly number[],
  parameters: Record<string, unknown>,
  ask: Ask,
): Promise<{ result: unknown[]; total: number }> {
  const name = iterates?.parameter ?? '';
  const size = values.app.pageSize;
  const from = Number(parameters['offset']);
  const firsts = await Promise.all(
    parts.map(async (part) => pageOf(await ask({ ...parameters, [name]: part, offset: 0 }))),
  );
  let total = 0;
  const slices = firsts.map(async (first, index): Promise<unknown[]> => {
    const before = total;
    total += first.total;
    const start = Math.max(0, from - before);
    const end = Math.min(first.total, from + size - before);
    if (start >= end) return [];
    const part = parts[index];
    const isFirst = end <= first.entries.length;
    const { entries } = isFirst ? first : pageOf(await ask({ ...parameters, [name]: part, offset: start }));
    return entries
      .slice(isFirst ? start : 0, isFirst ? end : end - start)
      .map((entry) => ({ ...Object(entry), [name]: part }));
  });
  return { result: (await Promise.all(slices)).flat(), total };
}
