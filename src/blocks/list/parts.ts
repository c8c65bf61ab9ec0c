import type { QueryClient } from '@tanstack/react-query';

import { evaluate } from 'engine/runtime/condition.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import type { AnyQuery } from 'engine/runtime/view.ts';
import { values } from '../../values/values.ts';
import { pageParameters } from 'engine/runtime/page.ts';
import type { Page, Scope } from 'engine/runtime/scope.ts';
import { pageOf } from '../../engine/product.ts';
import { recordOf } from 'engine/record.ts';

/** The parameter values that a list iterates over, such as all depths of a search; undefined for a single one. */
export function partsOf({ iterates, parameters }: ListModule, scope: Scope): readonly number[] | undefined {
  const parameter = iterates && parameters[iterates.parameter];
  if (!parameter || !('integer' in parameter) || evaluate(iterates.when, scope) !== true) return undefined;
  const { min, max } = parameter.integer;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
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

/** Fetches pages of a list, or of one part of it, without the cache. */
export function pageReader(
  list: ListModule,
  scope: Scope,
  init: RequestInit,
  part?: number,
): (offset: number) => Promise<Page> {
  const partParameters = list.iterates && part !== undefined ? { [list.iterates.parameter]: part } : undefined;
  return async (offset) => {
    const { entries, total } = pageOf(
      await list.fetchPage({ ...pageParameters(list, scope, offset), ...partParameters }, init),
    );
    return {
      entries: partParameters ? entries.map((entry) => ({ ...recordOf(entry), ...partParameters })) : entries,
      total,
    };
  };
}

/**
 * Returns a page of the concatenated parts: the first page of each has its total, which gives the offsets. The total is
 * that of the newest answers, so that it differs from that of another page if a part has changed.
 */
async function pageOfParts(
  { iterates }: ListModule,
  parts: readonly number[],
  parameters: Record<string, unknown>,
  ask: (parameters: Record<string, unknown>) => Promise<unknown>,
): Promise<{ result: unknown[]; total: number }> {
  const name = iterates?.parameter ?? '';
  const size = values.app.pageSize;
  const from = Number(parameters['offset']);
  const firsts = await Promise.all(
    parts.map(async (part) => pageOf(await ask({ ...parameters, [name]: part, offset: 0 }))),
  );
  let length = 0;
  const slices = firsts.map(async (first, index): Promise<Page> => {
    const before = length;
    length += first.total;
    const start = Math.max(0, from - before);
    const end = Math.min(first.total, from + size - before);
    if (start >= end) return { entries: [], total: first.total };
    const part = parts[index];
    const isFirst = end <= first.entries.length;
    const { entries, total } = isFirst ? first : pageOf(await ask({ ...parameters, [name]: part, offset: start }));
    const partEntries = entries.slice(isFirst ? start : 0, isFirst ? end : end - start);
    return { entries: partEntries.map((entry) => ({ ...recordOf(entry), [name]: part })), total };
  });
  const pages = await Promise.all(slices);
  return {
    result: pages.flatMap(({ entries }) => entries),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}
