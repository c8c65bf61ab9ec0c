import type { Condition } from 'engine/schema/condition.ts';
import { isReference, rootsIn } from 'engine/schema/value.ts';

/** The roots of references that the boot script reads: `src/boot/requests.ts`. */
const known: ReadonlySet<string> = new Set(['search', 'session', 'tokens']);

/** Whether the boot script can read all references in a value or condition. */
export function isKnownAtStart(value: unknown): boolean {
  return [...rootsIn(value)].every((root) => known.has(root));
}

/**
 * A condition for the boot script: without what is decided when the app is built, true or false where nothing else is left;
 * undefined if it asks about what is not known before the app's code runs, such as an answer.
 */
export function bootCondition(condition: Condition | undefined): Condition | boolean | undefined {
  if (condition === undefined) return true;
  if ('not' in condition) {
    const inner = bootCondition(condition.not);
    return typeof inner === 'object' ? { not: inner } : inner === undefined ? undefined : !inner;
  }
  if ('all' in condition) return combined('all', condition.all.map(bootCondition));
  if ('any' in condition) return combined('any', condition.any.map(bootCondition));
  if ('before' in condition || 'atLeast' in condition || 'above' in condition) return undefined;
  if (!isKnownAtStart(condition)) return undefined;
  if ('equals' in condition && !condition.equals.some(isReference))
    return String(condition.equals[0]) === String(condition.equals[1]);
  if ('is' in condition && !isReference(condition.is)) return Boolean(condition.is);
  return condition;
}

function combined(
  word: 'all' | 'any',
  parts: readonly (Condition | boolean | undefined)[],
): Condition | boolean | undefined {
  const deciding = word === 'any';
  if (parts.includes(deciding)) return deciding;
  if (parts.includes(undefined)) return undefined;
  const left = parts.filter((part) => typeof part === 'object');
  const [first, ...others] = left;
  if (first === undefined) return !deciding;
  if (others.length === 0) return first;
  return word === 'all' ? { all: left } : { any: left };
}
