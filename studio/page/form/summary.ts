import { slotNames } from './schema.ts';
import { referenceWords } from '../../../compiler/changes/plain-words.ts';
import { recordOf } from 'engine/record.ts';

/** The kind of a value, such as `notice`; empty if it has none. */
export function kindOf(value: unknown): string {
  const kind = [...slotNames, 'include']
    .map((slot): unknown => recordOf(value)[slot])
    .find((candidate) => typeof candidate === 'string');
  return typeof kind === 'string' ? kind : '';
}

/** What a value is, in a few words: its kind, and its title, label or other name. */
export function summaryOf(value: unknown, texts: Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const properties: Record<string, unknown> = { ...value };
  const named = ['title', 'label', 'name', 'text', 'list', 'form', 'field', 'value', 'code', 'to']
    .map((key) => properties[key])
    .map((property) => (typeof property === 'object' && property !== null ? Reflect.get(property, 'text') : property))
    .find((candidate) => typeof candidate === 'string');
  const words =
    typeof named === 'string' ? (texts[named] ?? (named.startsWith('$') ? referenceWords(named) : named)) : '';
  return [kindOf(value), words].filter((part) => part !== '').join(' · ');
}
