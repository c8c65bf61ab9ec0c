import type { SubmitNode } from 'engine/runtime/screen-model.ts';
import { type Scope, valuesOf } from 'engine/runtime/scope.ts';
import { values } from '../values/values.ts';
import { isDeclined } from './declined.ts';
import { recordOf } from 'engine/record.ts';

/** Whether the history of a form has a matching entry; undefined if that is unknown. */
export async function wasDoneBefore(
  { history }: Pick<Extract<SubmitNode, { operation: string }>, 'history'>,
  scope: Scope,
): Promise<boolean | undefined> {
  if (!history) return undefined;
  const params = valuesOf(history.with, scope);
  try {
    const page = await history.fetch({ ...params, offset: 0, limit: values.app.pageSize }, { cache: 'no-store' });
    const { result }: { result?: unknown } = recordOf(page);
    if (!Array.isArray(result)) return undefined;
    // A server may ignore the filters, and an entry that failed did not do it.
    return result.some(
      (entry: unknown) =>
        !isDeclined(entry) &&
        Object.entries(params).every(([field, value]) => [value, undefined].includes(recordOf(entry)[field])),
    );
  } catch {
    return undefined;
  }
}
