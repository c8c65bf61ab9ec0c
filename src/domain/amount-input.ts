/** How an amount field reads: digits allowed after the dot, and how the language writes numbers. */
export interface AmountRules {
  readonly scale: number;
  /** Whether a lone dot may group thousands. */
  readonly isDotGroup: boolean;
  /** What stands before the decimals in the field; in the value it is a dot. */
  readonly decimalSign: string;
}

/** What stands around the place of a paste and stays; both empty where the paste replaces the whole value. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/**
 * What became of an input. Only `value` changes the field, to digits and at most one dot; with every other kind the
 * previous value stays. `ambiguous` holds both readings, to be asked back; `tooPrecise` the amount that has more digits
 * after the dot than the scale.
 */
export type AmountReading =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly decimal: string; readonly grouped: string }
  | { readonly kind: 'tooPrecise'; readonly text: string }
  | { readonly kind: 'refused' };

const refused: AmountReading = { kind: 'refused' };
/** The most text that is typed for an amount. */
const longestText = 40;

/**
 * Reads the text of the field after a key, against the value before it, which the field showed in the language. One new character is a key: a comma or
 * an Arabic separator is the decimal dot, digits past the scale are too precise, though a value that has them already can
 * be shortened. Several new characters at once (a suggestion, a dictation) are read as a paste, and so is what is told to
 * be one: `pasted` is the text that came, which may differ from the previous value in a single separator.
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
  if (!/^\d*\.?\d*$/.test(typed) || typed.length > longestText) return refused;
  const allowed = Math.max(rules.scale, placesOf(previous));
  return { kind: placesOf(typed) > allowed ? 'tooPrecise' : 'value', text: typed };
}

/** An amount as its field shows it: with the decimal sign of the language. */
export function shownAmount(text: string, decimalSign: string): string {
  return text.replace('.', decimalSign);
}

/**
 * Whether a key only goes on with what a refused one began: after `1` and an `e` that may not be there, a `5` would make 15 of
 * what is meant as 1e5. That is so at the place of the refused key and at the end, where browsers leave the caret, as long as
 * nothing is taken away. A separator typed twice in a row was one too many, and begins nothing. `refusedText` is the text
 * that the refused key would have made of the `shown` one; empty where there is none.
 */
export function isBehindRefusedKey(text: string, shown: string, refusedText: string): boolean {
  const { before, inserted, after } = difference(refusedText, shown);
  if (inserted.length !== 1 || (/[.,٫]/.test(inserted) && /[.,]$/.test(before))) return false;
  const isAtEnd = text.startsWith(shown);
  const isInPlace = before + after === shown && text.startsWith(before) && text.endsWith(after);
  return text.length > shown.length && (isAtEnd || isInPlace);
}

/**
 * Reads a pasted text in any of the usual groupings (`1 234,56`, `1.234.567,8`, `1,234.56`, `1'234`). What can be read in
 * two ways, such as `1,234`, is asked back.
 */
export function readPasted(
  pasted: string,
  rules: AmountRules,
  around: Around = { before: '', after: '' },
): AmountReading {
  const fragment = latin(pasted.replace(invisible, '').trim());
  if (fragment === '') return refused;
  const text = around.before + fragment + around.after;
  const hasDotAround = around.before.includes('.') || around.after.includes('.');
  if (text.length > longestText || (hasDotAround && !/^\d+$/.test(fragment))) return refused;

  const readings = hasDotAround ? { decimal: text } : readingsOf(text);
  const { decimal, grouped } = readings;
  const isLoneDot = text.includes('.');
  if (decimal !== undefined && grouped !== undefined && !(isLoneDot && !rules.isDotGroup)) {
    return { kind: 'ambiguous', decimal: canonicalAmount(decimal), grouped: canonicalAmount(grouped) };
  }
  const only = decimal ?? grouped;
  return only === undefined ? refused : readChosen(only, rules);
}

/** Reads the one of two readings that was chosen: a field without as many decimals does not take it either. */
export function readChosen(chosen: string, { scale }: AmountRules): AmountReading {
  const value = withoutSpareZeros(canonicalAmount(chosen), scale);
  return { kind: placesOf(value) > scale ? 'tooPrecise' : 'value', text: value };
}

/**
 * The typed text as it is shown and sent once the field is left: `.5` is `0.5`, `007` is `7`, `12.` is `12`; nothing
 * stays nothing. The value never changes.
 */
export function canonicalAmount(text: string): string {
  if (!/\d/.test(text)) return '';
  return text
    .replace(/\.$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
}

/** Marks of direction and width that a copied number may carry. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g;

/** Arabic-Indic and Extended digits as Latin ones, the Arabic comma as a comma, every blank as a space, every apostrophe as one. */
function latin(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('،', ',')
    .replace(/[\u00a0\u2007-\u200a\u202f]/g, ' ')
    .replace(/[’ʼ]/g, "'");
}

const wholeGroups = /^[1-9]\d{0,2}([.,٬ '])\d{3}(?:\1\d{3})*$/;

/** The two ways to read a number: with its last separator as the decimal one, and with all of them grouping. */
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

/** What one input put between the kept start and the kept end of the previous value. */
function difference(text: string, previous: string): Around & { readonly inserted: string } {
  const shorter = Math.min(text.length, previous.length);
  let start = 0;
  while (start < shorter && text[start] === previous[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === previous.at(-1 - end)) end += 1;
  const stop = text.length - end;
  return { before: text.slice(0, start), inserted: text.slice(start, stop), after: text.slice(stop) };
}

/** What is kept of a field as it is in its value. */
function inValue({ before, after }: Around): Around {
  return { before: before.replace(',', '.'), after: after.replace(',', '.') };
}

/** What stayed around a paste; undefined where it cannot be found in the text, as when it was cut off. */
function placeOf(pasted: string, text: string, previous: string): Around | undefined {
  for (let start = 0; start <= text.length - pasted.length; start += 1) {
    const [before, after] = [text.slice(0, start), text.slice(start + pasted.length)];
    const isKept = previous.startsWith(before) && previous.slice(start).endsWith(after);
    if (isKept && text.startsWith(pasted, start)) return { before, after };
  }
  return undefined;
}

/** The places after the dot that a text takes; a dot alone claims one, so that whole numbers refuse it. */
function placesOf(text: string): number {
  const dot = text.indexOf('.');
  return dot < 0 ? 0 : Math.max(1, text.length - dot - 1);
}

/** Without the zeros past the scale, which change nothing. */
function withoutSpareZeros(text: string, scale: number): string {
  const dot = text.indexOf('.');
  if (dot < 0) return text;
  const kept = dot + 1 + scale;
  return canonicalAmount(text.slice(0, kept) + text.slice(kept).replace(/0+$/, ''));
}
