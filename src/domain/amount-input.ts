import { plainText } from './plain-text.ts';

/** How an amount field parses text: the maximum number of decimals, and the number format of the language. */
export interface AmountRules {
  readonly scale: number;
  /** Whether a single dot may be a thousands separator. */
  readonly isDotGroup: boolean;
  /** The decimal separator shown in the field; in the value it is always a dot. */
  readonly decimalSign: string;
  /** The unit of the amount, such as XAUT, which a pasted amount may have beside it. */
  readonly unit?: string;
}

/** The text before and after a paste; both empty if the paste replaces the whole value. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/**
 * The result of reading an input. Only `value` changes the field, to digits and at most one dot; every other kind keeps
 * the previous value. `ambiguous` has both readings, for the user to choose; `tooPrecise` has an amount with more
 * decimals than the scale.
 */
export type AmountReading =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly decimal: string; readonly grouped: string }
  | { readonly kind: 'tooPrecise'; readonly text: string }
  | { readonly kind: 'refused' };

const refused: AmountReading = { kind: 'refused' };
/** The maximum length of the text of an amount. */
const maxLength = 40;

/**
 * Reads the new text of the field; `previous` is the value before the edit, which the field showed in the language's
 * format. One new character is a key: a comma or an Arabic separator becomes the decimal dot, and digits past the scale
 * are too precise, although a value that already has them can be shortened. Several new characters at once (a
 * suggestion, dictation) are read as a paste; so is `pasted`, the text of a paste event, even if it changes a single
 * separator.
 *
 * @example
 *   readTyped('1,', '1', { scale: 8, isDotGroup: false, decimalSign: '.' }); // { kind: 'value', text: '1.' }
 */
export function readTyped(text: string, previous: string, rules: AmountRules, pasted?: string): AmountReading {
  const shown = shownAmount(previous, rules.decimalSign);
  if (pasted !== undefined) {
    const place = placeOf(pasted, text, shown);
    return place ? readPasted(pasted, rules, inValue(place)) : readPasted(text, rules);
  }
  const change = difference(text, shown);
  if (change.inserted.length > 1) return readPasted(change.inserted, rules, inValue(change));
  const typed = latin(text).replace(/[,٫]/, '.');
  if (!/^\d*\.?\d*$/.test(typed) || typed.length > maxLength) return refused;
  const allowed = Math.max(rules.scale, placesOf(previous));
  return { kind: placesOf(typed) > allowed ? 'tooPrecise' : 'value', text: typed };
}

/**
 * An amount as shown in its field: with the decimal separator of the language.
 *
 * @example
 *   shownAmount('1.5', ','); // '1,5'
 */
export function shownAmount(text: string, decimalSign: string): string {
  return text.replace('.', decimalSign);
}

/**
 * Whether a key continues a refused one: after `1` and a refused `e`, a `5` would give 15 where 1e5 is meant. True for
 * keys at the place of the refused key and at the end, where browsers leave the caret, unless text is removed. A
 * separator typed twice is only a duplicate, so keys after it are accepted. `refusedText` is the text that the refused
 * key would have made of `shown`; empty if none was refused.
 *
 * @example
 *   isBehindRefusedKey('15', '1', '1e'); // true
 */
export function isBehindRefusedKey(text: string, shown: string, refusedText: string): boolean {
  const { before, inserted, after } = difference(refusedText, shown);
  if (inserted.length !== 1 || (/[.,٫]/.test(inserted) && /[.,]$/.test(before))) return false;
  const isAtEnd = text.startsWith(shown);
  const isInPlace = before + after === shown && text.startsWith(before) && text.endsWith(after);
  return text.length > shown.length && (isAtEnd || isInPlace);
}

/**
 * Reads a pasted text in any common number format (`1 234,56`, `1.234.567,8`, `1,234.56`, `1'234`). Text with two
 * possible readings, such as `1,234`, is `ambiguous`.
 *
 * @example
 *   readPasted('1,234', { scale: 8, isDotGroup: false, decimalSign: '.' }); // { kind: 'ambiguous', decimal: '1.234', grouped: '1234' }
 */
export function readPasted(
  pasted: string,
  rules: AmountRules,
  around: Around = { before: '', after: '' },
): AmountReading {
  const fragment = withoutUnit(latin(plainText(pasted)), rules.unit);
  if (fragment === '') return refused;
  const text = around.before + fragment + around.after;
  const hasDotAround = around.before.includes('.') || around.after.includes('.');
  if (text.length > maxLength || (hasDotAround && !/^\d+$/.test(fragment))) return refused;

  const readings = hasDotAround ? { decimal: text } : readingsOf(text);
  const { decimal, grouped } = readings;
  const isLoneDot = text.includes('.');
  if (decimal !== undefined && grouped !== undefined && !(isLoneDot && !rules.isDotGroup)) {
    return { kind: 'ambiguous', decimal: canonicalAmount(decimal), grouped: canonicalAmount(grouped) };
  }
  const only = decimal ?? grouped;
  return only === undefined ? refused : readChosen(only, rules);
}

/**
 * Reads the chosen one of two readings; it is `tooPrecise` if it has more decimals than the scale.
 *
 * @example
 *   readChosen('1.50', { scale: 8, isDotGroup: false, decimalSign: '.' }); // { kind: 'value', text: '1.50' }
 */
export function readChosen(chosen: string, { scale }: AmountRules): AmountReading {
  const value = withoutSpareZeros(canonicalAmount(chosen), scale);
  return { kind: placesOf(value) > scale ? 'tooPrecise' : 'value', text: value };
}

/**
 * The canonical text, shown and sent once the field loses focus: `.5` is `0.5`, `007` is `7`, `12.` is `12`; text
 * without digits is empty. The numeric value does not change.
 *
 * @example
 *   canonicalAmount('.5'); // '0.5'
 */
export function canonicalAmount(text: string): string {
  if (!/\d/.test(text)) return '';
  return text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
}

/** The text without the unit of the amount at its start or end. */
function withoutUnit(text: string, unit = ''): string {
  const [start, end] = [text.slice(0, unit.length), text.slice(-unit.length)].map((part) => part.toUpperCase());
  if (unit === '' || (start !== unit && end !== unit)) return text;
  return (end === unit ? text.slice(0, -unit.length) : text.slice(unit.length)).trim();
}

/** The text with Latin digits, and with separators, spaces and apostrophes in their ASCII form. */
function latin(text: string): string {
  return text
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[،，]/g, ',')
    .replaceAll('．', '.')
    .replace(/[\u00a0\u2007-\u200a\u202f\u3000]/g, ' ')
    .replace(/[’ʼ]/g, "'");
}

const wholeGroups = /^[1-9]\d{0,2}([.,٬ '])\d{3}(?:\1\d{3})*$/;

/**
 * The possible readings of a number: with the last separator as decimal separator, and with all of them as grouping.
 */
function readingsOf(text: string): { decimal?: string; grouped?: string } {
  if (!/\d/.test(text)) return {};
  const found: { decimal?: string; grouped?: string } = {};
  if (isWhole(text)) found.grouped = digitsOf(text);
  for (const separator of '.,٫') {
    const [whole = '', fraction, ...rest] = text.split(separator);
    if (fraction === undefined || rest.length > 0 || !/^\d*$/.test(fraction) || !isWhole(whole)) continue;
    found.decimal = `${digitsOf(whole)}.${fraction}`;
  }
  return found;
}

function isWhole(text: string): boolean {
  return /^\d*$/.test(text) || wholeGroups.test(text);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The text inserted between the unchanged start and end of the previous value. */
function difference(text: string, previous: string): Around & { readonly inserted: string } {
  const shorter = Math.min(text.length, previous.length);
  let start = 0;
  while (start < shorter && text[start] === previous[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === previous.at(-1 - end)) end += 1;
  const stop = text.length - end;
  return { before: text.slice(0, start), inserted: text.slice(start, stop), after: text.slice(stop) };
}

/** The text around a paste in the format of the value, with a dot as decimal separator. */
function inValue({ before, after }: Around): Around {
  return { before: before.replace(',', '.'), after: after.replace(',', '.') };
}

/** The text around a paste; undefined if the paste is not found in the text, as after truncation. */
function placeOf(pasted: string, text: string, previous: string): Around | undefined {
  for (let start = 0; start <= text.length - pasted.length; start += 1) {
    const [before, after] = [text.slice(0, start), text.slice(start + pasted.length)];
    const isKept = previous.startsWith(before) && previous.slice(start).endsWith(after);
    if (isKept && text.startsWith(pasted, start)) return { before, after };
  }
  return undefined;
}

/** The number of decimals of a text; a dot without decimals counts as one, so that it is refused with scale 0. */
function placesOf(text: string): number {
  const dot = text.indexOf('.');
  return dot < 0 ? 0 : Math.max(1, text.length - dot - 1);
}

/** The text without trailing zeros past the scale. */
function withoutSpareZeros(text: string, scale: number): string {
  const dot = text.indexOf('.');
  if (dot < 0) return text;
  const kept = dot + 1 + scale;
  return canonicalAmount(text.slice(0, kept) + text.slice(kept).replace(/0+$/, ''));
}
