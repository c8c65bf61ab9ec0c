/** A term of the glossary: an English word, and the words of a language for it. */
export interface Term {
  readonly english: string;
  readonly translations: readonly string[];
  /** Whether it has this meaning alone; a remark such as "(of the person)" says that it has others. */
  readonly isPlain: boolean;
  /** Finds it in an English text, also in the plural. */
  readonly pattern: RegExp;
}

/** The terms of a language in config/locales/glossary.md: rows of a table or entries of a list, `English — own`; longer ones first. */
export function termsOf(glossary: string, language: string): Term[] {
  const [, section = ''] = glossary.split(new RegExp(String.raw`^## .*\(${language}\)$`, 'm'));
  const rows = (section.split(/^## /m)[0] ?? '').split('\n').flatMap((line): Omit<Term, 'pattern'>[] => {
    const [, sources = '', targets = ''] = /^(?:\| | ?- )(.+?)(?: \| | — )(.+?)(?: \||$)/.exec(line) ?? [];
    const [terms, words] = paired(groupsOf(sources), groupsOf(targets));
    return terms.flatMap((group, index) => {
      const translations = (terms.length === words.length ? (words[index] ?? []) : words.flat()).filter(
        (word) => !word.includes('…'),
      );
      return group.map((english) => ({ english, translations, isPlain: !sources.includes('(') }));
    });
  });
  return [...Map.groupBy(rows, ({ english }) => english)]
    .map(([english, same]) => ({
      english,
      translations: [...new Set(same.flatMap(({ translations }) => translations))],
      isPlain: same.every(({ isPlain }) => isPlain),
      pattern: new RegExp(String.raw`(?<![\p{L}{])${RegExp.escape(english)}(?:e?s)?(?![\p{L}}])`, 'giu'),
    }))
    .filter(({ english, translations }) => english !== 'English' && translations.length > 0)
    .toSorted((a, b) => b.english.length - a.english.length);
}

/** Groups of both sides word by word where these are as many. */
function paired(terms: string[][], words: string[][]): [string[][], string[][]] {
  const isEven = terms.flat().length === words.flat().length;
  return isEven ? [terms.flat().map((term) => [term]), words.flat().map((word) => [word])] : [terms, words];
}

/** What is between `;` or `/`, each with its words between commas; remarks in parentheses or quotation marks are left out. */
function groupsOf(cell: string): string[][] {
  return cell
    .replaceAll(/\([^)]*\)|[«“„][^»”]*[»”“]|\bnever\b.*/g, '')
    .split(/[;؛/]/)
    .map((group) =>
      group
        .split(/[,،]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((group) => group.length > 0);
}

/** The terms in an English text, each with the form that it has there; of two that overlap, the longer one. */
export function termsIn(english: string, terms: readonly Term[]): (Term & { readonly found: string })[] {
  let rest = english;
  return terms.flatMap((term) => {
    const [found] = rest.match(term.pattern) ?? [];
    if (found === undefined) return [];
    rest = rest.replaceAll(term.pattern, '·');
    return [{ ...term, found }];
  });
}

/** Whether a text has one of the words of a term, in any form: each of its words by the first half of its letters. */
export function hasTerm(text: string, { translations }: Term): boolean {
  const normalized = plain(text);
  return translations.some((words) =>
    plain(words)
      .split(/[\s-]+/)
      .every((word) => normalized.includes(word.slice(0, Math.max(2, Math.ceil(word.length / 2))))),
  );
}

/** Small letters without accents, Arabic ones without their article. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll(/(?<!\p{L})ال/gu, '');
