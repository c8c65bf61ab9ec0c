import type { Values } from '../src/values/schema.ts';

/** The language that the dev server offers beside those of config/languages.json; `xx` is no language's code. */
export const pseudoLanguage = { code: 'xx', label: 'Pseudo', direction: 'ltr' } as const;

/** By how much a text grows, as one of English does in a wordy language. */
const growth = 0.3;
const plain = 'aAbcCdeEghiIjklLnNoOprRsStuUwyYzZ';
const accented = 'áÁƀćĆďéÉğĥíÍĵķĺĹñÑóÓṕŕŔśŚťúÚŵýÝźŹ';

function accent(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}

/**
 * A text of English with accents and a third longer, between brackets: what reads without accents is in no file of
 * texts, what lacks a bracket is cut off. Placeholders stay as they are.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  const written = parts.map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-z]/gi, accent)));
  const length = parts.filter((part) => !part.startsWith('{{')).join('').length;
  const filling = '~~~~ '.repeat(length).slice(0, Math.max(1, Math.ceil(length * growth)));
  return `⟦${written.join('')} ${filling.trim()}⟧`;
}

/** All texts of English in the pseudo language. */
export function pseudoTexts(english: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...english].map(([key, text]) => [key, pseudoText(text)]));
}

/** The values with the pseudo language among the languages. */
export function withPseudoLanguage<Given extends Values | undefined>(values: Given): Given {
  if (!values) return values;
  const { languages } = values.languages;
  return { ...values, languages: { ...values.languages, languages: [...languages, pseudoLanguage] } };
}
