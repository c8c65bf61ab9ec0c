import { slotNames } from './schema.ts';

/** What a value is, in a few words: its kind, and its title, label or other name. */
export function summaryOf(value: unknown, texts: Readonly<Record<string, string>>): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const held: Record<string, unknown> = { ...value };
  const kind = slotNames.map((slot) => held[slot]).find((one) => typeof one === 'string') ?? held['include'];
  const named = ['title', 'label', 'name', 'text', 'list', 'form', 'field', 'value', 'code', 'to']
    .map((key) => held[key])
    .map((one) => (typeof one === 'object' && one !== null ? Reflect.get(one, 'text') : one))
    .find((one) => typeof one === 'string');
  const words = typeof named === 'string' ? (texts[named] ?? named) : '';
  return [kind, words].filter((one) => typeof one === 'string' && one !== '').join(' · ');
}
