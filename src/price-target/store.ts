import { isDecimal } from '../domain/decimal.ts';
import { createStore, useStore } from '../values/store.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { type PriceTarget, keyOf } from './target.ts';

/** The targets of this tab; `stored.ts` removes them with the user. */
export const targets = createStore<readonly PriceTarget[]>(readTargets());

/** The stored targets; what cannot be read counts as none. */
export function readTargets(): readonly PriceTarget[] {
  try {
    const found: unknown = JSON.parse(readStored('tab', 'priceTargets') ?? '[]');
    return Array.isArray(found) ? found.filter(isTarget) : [];
  } catch {
    return [];
  }
}

function isTarget(found: unknown): found is PriceTarget {
  const { symbol, gold, unit, target, direction, title, href, setAt }: Record<string, unknown> = Object(found);
  const isPair =
    typeof symbol === 'string' && typeof unit === 'string' && ['string', 'undefined'].includes(typeof gold);
  const isShown = typeof title === 'string' && typeof href === 'string' && typeof setAt === 'number';
  return isPair && isShown && isDecimal(target) && (direction === 'rise' || direction === 'fall');
}

/** Sets a target now, in place of the pair's former one. */
export function setTarget(target: Omit<PriceTarget, 'setAt'>): void {
  const others = targets.read().filter((one) => keyOf(one) !== keyOf(target));
  write([...others, { ...target, setAt: Date.now() }]);
}

/** Removes the target of a pair. */
export function removeTarget(key: string): void {
  write(targets.read().filter((one) => keyOf(one) !== key));
}

/** Returns the target of a pair, if there is one. */
export function useTarget(key: string): PriceTarget | undefined {
  return useStore(targets).find((one) => keyOf(one) === key);
}

function write(next: readonly PriceTarget[]): void {
  writeStored('tab', 'priceTargets', next.length === 0 ? undefined : JSON.stringify(next));
  targets.write(next);
}
