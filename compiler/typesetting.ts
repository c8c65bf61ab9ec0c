/** A rule of writing that can be checked and mended by itself. */
interface Rule {
  /** What breaks it; `(?<at>…)` is what is shown. */
  readonly pattern: RegExp;
  readonly mend: (...groups: readonly string[]) => string;
  /** What is wrong with the part of a text that breaks it. */
  readonly says: (part: string) => string;
}

const number = String.raw`(?:\d[\d.,\u00a0\u202f]*|\{\{-?\s*\w+\s*,\s*number[^{}]*\}\})`;
const unit = String.raw`(?:XAUT|PAXG|PaxG|Xaut|USDT|USD|BTC|ETH|TON|%|\{\{-?\s*(?:unit|ticker|token)\s*\}\})`;

const apostrophe: Rule = {
  pattern: /(\p{L})'(\p{L})/gu,
  mend: (_, before = '', after = '') => `${before}’${after}`,
  says: (part) => `"${part}" has a straight apostrophe: write ’`,
};

const beforeUnit: Rule = {
  pattern: new RegExp(`(${number}) (?=${unit})`, 'gu'),
  mend: (_, amount = '') => `${amount}\u00a0`,
  says: (part) =>
    `"${part.trim()}" and its unit may come apart at the end of a line: a non-breaking space (U+00A0) belongs between`,
};

const afterLetter: Rule = {
  pattern: /(?<=^|[\s(«„“])(\p{L}) (?=\S)/gu,
  mend: (_, letter = '') => `${letter}\u00a0`,
  says: (part) =>
    `"${part.trim()}" may stand alone at the end of a line: a non-breaking space (U+00A0) belongs after it`,
};

const isolate: Rule = {
  pattern: new RegExp(`(?<![\u2066\\d.,])(${number}[\u00a0 ]${unit})`, 'gu'),
  mend: (part = '') => `\u2066${part}\u2069`,
  says: (part) => `"${part}" is turned around from right to left: it belongs between U+2066 and U+2069`,
};

/** Languages in which a word of one letter never ends a line. */
const bindsLetters = new Set(['ru', 'pl', 'cs']);

function rulesOf(code: string, direction: string): readonly Rule[] {
  return [
    apostrophe,
    beforeUnit,
    ...(bindsLetters.has(code) ? [afterLetter] : []),
    ...(direction === 'rtl' ? [isolate] : []),
  ];
}

/** The text of a language as it has to be written. */
export function typeset(text: string, code: string, direction: string): string {
  return rulesOf(code, direction).reduce((set, { pattern, mend }) => set.replace(pattern, mend), text);
}

/** What is wrong with how a text of a language is written, a message each; `typeset` mends all of it. */
export function typesettingFaults(text: string, code: string, direction: string): string[] {
  return rulesOf(code, direction).flatMap(({ pattern, says }) =>
    [...text.matchAll(pattern)].map(([part]) => says(part)),
  );
}
