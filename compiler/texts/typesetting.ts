/** A typesetting rule that can be checked and fixed automatically. */
interface Rule {
  /** Matches text that breaks the rule. */
  readonly pattern: RegExp;
  readonly mend: (...groups: readonly string[]) => string;
  /** The message for a part of a text that breaks the rule. */
  readonly says: (part: string) => string;
}

const number = String.raw`(?:\d[\d.,\u00a0\u202f]*|\{\{-?\s*\w+\s*,\s*number[^{}]*\}\})`;
const unit = String.raw`(?:XAUT|PAXG|PaxG|Xaut|USDT|USD|BTC|ETH|TON|%|\{\{-?\s*(?:unit|ticker|token)\s*\}\})`;

const measure = String.raw`(?:mm|cm|m|g|h|d|j|min|мм|см|м|г|ч|мин)(?![\p{L}\p{N}’'-])`;

const apostrophe: Rule = {
  pattern: /(\p{L})'(\p{L})/gu,
  mend: (_, before = '', after = '') => `${before}’${after}`,
  says: (part) => `"${part}" has a straight apostrophe: write ’`,
};

const beforeUnit: Rule = {
  pattern: new RegExp(`(${number}) (?=${unit})|((?:\\d|\\{\\{[^{}]*\\}\\})) (?=${measure})`, 'gu'),
  mend: (part = '') => `${part.slice(0, -1)}\u00a0`,
  says: (part) =>
    `"${part.trim()}" and its unit may be separated at the end of a line: put a non-breaking space (U+00A0) between them`,
};

/** A unit after its number is no word of one letter. */
const afterLetter: Rule = {
  pattern: /(?<=^|[\s(«„“])(?<![\d}]\u00a0)(\p{L}) (?=\S)/gu,
  mend: (_, letter = '') => `${letter}\u00a0`,
  says: (part) => `"${part.trim()}" may be left alone at the end of a line: put a non-breaking space (U+00A0) after it`,
};

const beforeDash: Rule = {
  pattern: /(?<=\S) (?=[—–] )/gu,
  mend: () => '\u00a0',
  says: () => 'a dash may begin a line: put a non-breaking space (U+00A0) before it',
};

const isolate: Rule = {
  pattern: new RegExp(`(?<![\u2066\\d.,])(${number}[\u00a0 ]${unit})`, 'gu'),
  mend: (part = '') => `\u2066${part}\u2069`,
  says: (part) => `"${part}" is shown in the wrong order from right to left: put it between U+2066 and U+2069`,
};

const frenchMark: Rule = {
  pattern: /\S[ \u00a0](?=[:;!?»])|«[ \u00a0]/gu,
  mend: (part = '') => `${part.slice(0, -1)}\u202f`,
  says: (part) => `"${part}" needs a narrow non-breaking space (U+202F) between a mark and its word`,
};

/** Languages in which a one-letter word must not end a line. */
const bindsLetters = new Set(['ru', 'pl', 'cs']);

function rulesOf(code: string, direction: string): readonly Rule[] {
  return [
    apostrophe,
    beforeUnit,
    ...(bindsLetters.has(code) ? [afterLetter] : []),
    ...(code === 'ru' ? [beforeDash] : []),
    ...(code === 'fr' ? [frenchMark] : []),
    ...(direction === 'rtl' ? [isolate] : []),
  ];
}

/** A text of a language with all typesetting rules applied. */
export function typeset(text: string, code: string, direction: string): string {
  return rulesOf(code, direction).reduce((set, { pattern, mend }) => set.replace(pattern, mend), text);
}

/** The messages for a text that breaks typesetting rules; `typeset` fixes all of them. */
export function typesettingFaults(text: string, code: string, direction: string): string[] {
  return rulesOf(code, direction)
    .filter(({ pattern }) => text.search(pattern) !== -1)
    .flatMap(({ pattern, says }) => [...text.matchAll(pattern)].map(([part]) => says(part)));
}
