import type { Condition } from '../schema/condition.ts';
import { type Resolved, type Scope, resolve, valueOf } from './scope.ts';

/** Values that count as absent. */
const absent: ReadonlySet<unknown> = new Set([undefined, null, false, '', 0]);

/**
 * Returns whether a condition holds; undefined while a needed value is missing, so that neither of two alternatives
 * shows early.
 *
 * @example
 *   evaluate({ equals: ['$row.id', '7'] }, { roots: { row: { id: 7 } }, data: {} }); // true
 */
export function evaluate(condition: Condition | undefined, scope: Scope): boolean | undefined {
  if (condition === undefined) return true;
  if ('not' in condition) {
    const inner = evaluate(condition.not, scope);
    return inner === undefined ? undefined : !inner;
  }
  if ('all' in condition)
    return combine(
      condition.all.map((one) => evaluate(one, scope)),
      false,
    );
  if ('any' in condition)
    return combine(
      condition.any.map((one) => evaluate(one, scope)),
      true,
    );
  if ('is' in condition) {
    const resolved = knownIn(condition.is, scope);
    if (resolved.state !== 'ready') return undefined;
    return !absent.has(resolved.value);
  }
  if ('before' in condition) {
    const date = valueOf(condition.before, scope);
    return typeof date === 'string' ? Date.now() + scope.product.clock.read() < Date.parse(date) : undefined;
  }
  if ('equals' in condition) {
    const [first, second] = condition.equals.map((one) => knownIn(one, scope));
    if (first?.state !== 'ready' || second?.state !== 'ready') return undefined;
    return String(first.value) === String(second.value);
  }
  if (!('above' in condition || 'atLeast' in condition)) return scope.product.evaluate(condition, scope);
  const isStrict = 'above' in condition;
  const [first, second] = (isStrict ? condition.above : condition.atLeast).map((one) => valueOf(one, scope));
  const difference = scope.product.compareAmounts(first, second);
  return difference === undefined ? undefined : isStrict ? difference > 0 : difference >= 0;
}

/** Resolves a value; a field that a view lacks could not be computed: it has failed, and is not absent. */
function knownIn(reference: unknown, scope: Scope): Resolved {
  const resolved = resolve(reference, scope);
  const [root = ''] = String(reference).slice(1).split('.');
  const isLost = resolved.state === 'ready' && resolved.value === undefined && scope.data[root]?.origin;
  return isLost ? { state: 'failed' } : resolved;
}

/** Combines the values of `all` or `any`: a deciding value decides, otherwise one unknown makes the result unknown. */
function combine(values: (boolean | undefined)[], deciding: boolean): boolean | undefined {
  if (values.includes(deciding)) return deciding;
  return values.includes(undefined) ? undefined : !deciding;
}
