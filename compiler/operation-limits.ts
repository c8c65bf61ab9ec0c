import { type NetworkOperation, networkOperations } from '../src/domain/openings.ts';
import type { Values } from '../src/values/schema.ts';

type Limits = Values['limits'];

/** The group of config/limits.json whose minimums apply to an operation without its own. */
export function groupOf(operation: string): 'wallet' | 'marketing' {
  return operation.startsWith('marketing') ? 'marketing' : 'wallet';
}

/** The limits with minimums for every operation: its own, else those of its group. */
export function withOperations(limits: Limits): Limits {
  const pairs = networkOperations.map((operation): [NetworkOperation, object] => [
    operation,
    { ...limits[groupOf(operation)], ...limits.operations?.[operation] },
  ]);
  return { ...limits, operations: Object.fromEntries(pairs) };
}
