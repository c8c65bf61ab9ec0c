import type { CatalogueName, Offer, WordOf } from '../schema/register.ts';

/** The declaration of a parameter: an enumeration, an entry of a catalogue, a whole number, free text, typed text, or a day. */
export type Parameter =
  | { oneOf: readonly string[]; default: string; alias?: string | undefined }
  | ({
      from: CatalogueName;
      default: string;
      alias?: string | undefined;
      /** The key under which the tab remembers it. */
      remembered?: WordOf<'remembered'> | undefined;
    } & Offer)
  | { integer: { min: number; max: number }; default: number }
  | { text: { maxLength: number }; default: '' }
  /** What a person types: it may name somebody, so the page keeps it, and no address has it. */
  | { typed: { maxLength: number }; default: '' }
  | { date: true; default: '' };

/**
 * The value of a parameter in an address, by its name, else by its alias, else the one that the tab remembers; none of a
 * typed one. `get` reads a parameter of the address, `recall` a value of the tab.
 *
 * @example
 *   rawValueFor('token', { text: { maxLength: 9 }, default: '' }, () => 'paxg', () => undefined); // 'paxg'
 */
export function rawValueFor(
  name: string,
  parameter: Parameter,
  get: (name: string) => unknown,
  recall: (key: WordOf<'remembered'>) => unknown,
): unknown {
  if ('typed' in parameter) return undefined;
  const alias = 'alias' in parameter ? parameter.alias : undefined;
  const key = 'remembered' in parameter ? parameter.remembered : undefined;
  return get(name) ?? (alias && get(alias)) ?? (key && recall(key));
}

/**
 * The value of a parameter: a missing or invalid one gives the default, or the first offered entry if
 * the default is not offered.
 *
 * @example
 *   readParameter({ integer: { min: 1, max: 9 }, default: 1 }, '12', () => []); // 1
 */
export function readParameter(
  parameter: Parameter,
  value: unknown,
  keysOf: (from: CatalogueName, offer: Offer) => readonly string[],
): string | number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  if ('from' in parameter) {
    const keys = keysOf(parameter.from, parameter);
    if (text !== undefined && keys.includes(text)) return text;
    return keys.includes(parameter.default) ? parameter.default : (keys[0] ?? parameter.default);
  }
  if (text === undefined) return parameter.default;
  if ('integer' in parameter) {
    const { min, max } = parameter.integer;
    const read = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return read >= min && read <= max ? read : parameter.default;
  }
  if ('date' in parameter) return isDay(text) ? text : '';
  if ('oneOf' in parameter) return parameter.oneOf.includes(text) ? text : parameter.default;
  const { maxLength } = 'typed' in parameter ? parameter.typed : parameter.text;
  return text.length <= maxLength ? text : parameter.default;
}

/** Whether a text is a valid calendar day, such as `2026-11-20`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
