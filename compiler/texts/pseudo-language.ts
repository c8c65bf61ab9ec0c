import type { Values } from '../../src/values/schema.ts';

/** The test language that the dev server adds to those of config/languages.json; no real language has the code `xx`. */
export const pseudoLanguage = { code: 'xx', label: 'Pseudo', direction: 'ltr' } as const;

/** The share by which a text is lengthened, as when English is translated into a wordy language. */
const growth = 0.3;
const plain = 'aAbcCdeEghiIjklLnNoOprRsStuUwyYzZ';
const accented = 'áÁƀćĆďéÉğĥíÍĵķĺĹñÑóÓṕŕŔśŚťúÚŵýÝźŹ';

function accent(letter: string): string {
  return accented[plain.indexOf(letter)] ?? letter;
}

/**
 * An English text with accents, lengthened and in brackets. A text on screen without accents is not in the files of
 * texts, and one without its closing bracket is cut off. Placeholders stay unchanged.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/);
  const written = parts.map((part) => (part.startsWith('{{') ? part : part.replaceAll(/[a-z]/gi, accent)));
  const length = parts.filter((part) => !part.startsWith('{{')).join('').length;
  const filling = '~~~~ '.repeat(length).slice(0, Math.max(1, Math.ceil(length * growth)));
  return `⟦${written.join('')} ${filling.trim()}⟧`;
}

/** All English texts in the pseudo language. */
export function pseudoTexts(english: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...english].map(([key, text]) => [key, pseudoText(text)]));
}

/** The values with the pseudo language added to the languages. */
export function withPseudoLanguage<Shipped extends Values | undefined>(values: Shipped): Shipped {
  if (!values) return values;
  const { languages } = values.languages;
  return { ...values, languages: { ...values.languages, languages: [...languages, pseudoLanguage] } };
}
