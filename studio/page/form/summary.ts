import { slotNames } from './schema.ts';
import { referenceWords } from './sentences.ts';
import { recordOf } from 'engine/record.ts';

/** The kind of a value, such as `notice`; empty if it has none. */
export function kindOf(value: unknown): string {
  const kind = [...slotNames, 'include']
    .map((slot): unknown => recordOf(value)[slot])
    .find((one) => typeof one === 'string');
  return typeof kind === 'string' ? kind : '';
}

/** What a value is, in a few words: its kind, and its title, label or other name. */
export function summaryOf(value: unknown, texts: Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const held: Record<string, unknown> = { ...value };
  const named = ['title', 'label', 'name', 'text', 'list', 'form', 'field', 'value', 'code', 'to']
    .map((key) => held[key])
    .map((one) => (typeof one === 'object' && one !== null ? Reflect.get(one, 'text') : one))
    .find((one) => typeof one === 'string');
  const words =
    typeof named === 'string' ? (texts[named] ?? (named.startsWith('$') ? referenceWords(named) : named)) : '';
  return [kindOf(value), words].filter((one) => one !== '').join(' · ');
}
