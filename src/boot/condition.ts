import type { Condition } from 'engine/schema/condition.ts';
import { isOpen } from '../domain/openings.ts';
import type { BootValues } from './values.ts';

/** What a condition is about, besides references. */
export interface Surroundings {
  readonly values: Pick<BootValues, 'catalogues' | 'allowLists'>;
  readonly runtime: 'web' | 'messenger';
  readonly userId: string | undefined;
  /** The value of a reference or literal; undefined while it is unknown, null where there is none. */
  readonly read: (reference: unknown) => unknown;
}

const absent: ReadonlySet<unknown> = new Set([null, false, '', 0]);

/**
 * Whether a condition holds, as the app will evaluate it; undefined while that is not known. The compiler leaves out the
 * conditions that ask about anything else (compiler/emit/boot-condition.ts).
 */
export function holds(condition: Condition, about: Surroundings): boolean | undefined {
  const { read, values, runtime, userId } = about;
  if ('not' in condition) {
    const inner = holds(condition.not, about);
    return inner === undefined ? undefined : !inner;
  }
  if ('all' in condition || 'any' in condition) {
    const deciding = 'any' in condition;
    const parts = new Set(('any' in condition ? condition.any : condition.all).map((part) => holds(part, about)));
    return parts.has(deciding) ? deciding : parts.has(undefined) ? undefined : !deciding;
  }
  if ('equals' in condition) {
    const [one, other] = condition.equals.map(read);
    return one === undefined || other === undefined ? undefined : String(one) === String(other);
  }
  if ('is' in condition) {
    const value = read(condition.is);
    return value === undefined ? undefined : !absent.has(value);
  }
  if ('runtime' in condition) return condition.runtime === runtime;
  if ('allowed' in condition)
    return userId === undefined ? undefined : values.allowLists[condition.allowed].includes(userId);
  if (!('open' in condition)) return undefined;
  const network = condition.network === undefined ? undefined : String(read(condition.network));
  return isOpen(values.catalogues['networks'] ?? {}, condition, network, condition.in ?? runtime);
}
