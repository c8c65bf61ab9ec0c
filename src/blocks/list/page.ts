import { honored } from '../../engine/honored.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import { type Scope, valuesOf } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';

/** A page of a list: its entries and how many there are in all. */
export interface Page {
  readonly entries: readonly unknown[];
  readonly total: number;
}

/** The parameters of the page that begins at `offset`; an empty one, such as a filter that is not set, is left out. */
export function pageParameters(list: ListModule, scope: Scope, offset: number): Record<string, unknown> {
  const given = Object.entries(honored(valuesOf(list.with, scope))).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), offset, limit: values.app.pageSize };
}

/** Reads a list answer: `{ result, total }`, or `{ count, result }` of the personal partners (decisions.md). */
export function pageOf(answer: unknown): Page {
  const { result, total, count }: Record<string, unknown> = Object(answer);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  return { entries, total: Number(total ?? count ?? entries.length) };
}
