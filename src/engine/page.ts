import { supportedParameters } from './supported-parameters.ts';
import type { ListModule } from './screen-model.ts';
import { type Scope, valuesOf } from './scope.ts';
import { values } from '../values/values.ts';
import { recordOf } from '../domain/record.ts';

/** A page of a list: its entries and the total. */
export interface Page {
  readonly entries: readonly unknown[];
  readonly total: number;
}

/** Returns the parameters of the page that starts at `offset`; omits empty ones, such as an unset filter. */
export function pageParameters(list: Pick<ListModule, 'with'>, scope: Scope, offset: number): Record<string, unknown> {
  const given = Object.entries(supportedParameters(valuesOf(list.with, scope))).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), offset, limit: values.app.pageSize };
}

/** Reads a list answer: `{ result, total }`, or `{ count, result }` of the personal partners. */
export function pageOf(answer: unknown): Page {
  const { result, total, count } = recordOf(answer);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  return { entries, total: Number(total ?? count ?? entries.length) };
}
