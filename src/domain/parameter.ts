/** How a parameter is declared: a few words, an entry of a catalogue, a whole number, or free text. */
export type Parameter =
  | { oneOf: string[]; default: string }
  | { from: 'tokens' | 'networks'; default: string }
  | { integer: { min: number; max: number }; default: number }
  | { text: { maxLength: number }; default: '' };

/** The value of a parameter: a bad, missing or unknown one gives the default (product.md §5). */
export function readParameter(parameter: Parameter, given: unknown, keysOf: (from: 'tokens' | 'networks') => readonly string[]): string | number {
  if ('integer' in parameter) {
    const { min, max } = parameter.integer;
    const text = String(given ?? '');
    const read = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return read >= min && read <= max ? read : parameter.default;
  }
  if (typeof given !== 'string' && typeof given !== 'number') return parameter.default;
  const text = String(given);
  if ('text' in parameter) return text.length <= parameter.text.maxLength ? text : parameter.default;
  const words = 'oneOf' in parameter ? parameter.oneOf : keysOf(parameter.from);
  return words.includes(text) ? text : parameter.default;
}
