/** Words that are the same in every language: names, and the fixed labels (I18N-11 to I18N-13). */
const fixedWords = new Set(
  (
    'xaut paxg usdt usdc trc20 erc20 ton tron ethereum bitcoin btc eth pepe xau arb visa mastercard csv qr faq id ' +
    'email link more world ru web max karat trade commerce dex cex telegram partner marketing business premium elite'
  ).split(' '),
);

/** The progress of a language's translation. */
interface Coverage {
  readonly code: string;
  /** The number of needed keys that are present. */
  readonly present: number;
  /** The number of keys that the language needs. */
  readonly needed: number;
  /** The keys whose text is the English one, without texts that have only fixed words. */
  readonly asEnglish: readonly string[];
}

/** The coverage of every language except English. */
export function coverageOf(locales: ReadonlyMap<string, ReadonlyMap<string, string>>): Coverage[] {
  const english = locales.get('en');
  if (!english) return [];
  return [...locales]
    .filter(([code]) => code !== 'en')
    .map(([code, texts]) => {
      const shared = [...english].filter(([key]) => !/_(?:zero|one|two|few|many)$/.test(key));
      return {
        code,
        present: shared.filter(([key]) => texts.has(key)).length,
        needed: shared.length,
        asEnglish: shared.filter(([key, text]) => texts.get(key) === text && hasWords(text)).map(([key]) => key),
      };
    });
}

/** One line for each language: `de  512 of 512 texts, 3 as in English: home.title, …`. */
export function coverageLines(coverage: readonly Coverage[]): string[] {
  const maxListed = 4;
  return coverage.map(({ code, present, needed, asEnglish }) => {
    const names = asEnglish.slice(0, maxListed).join(', ') + (asEnglish.length > maxListed ? ', …' : '');
    return `  ${code}  ${present} of ${needed} texts, ${asEnglish.length} as in English${names === '' ? '' : `: ${names}`}`;
  });
}

/** Whether a text has words other than placeholders, numbers and fixed words. */
function hasWords(text: string): boolean {
  const bare = text.replaceAll(/\{\{[^{}]*\}\}/g, ' ');
  return (bare.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).some(
    (word) => /\p{L}{2}/u.test(word) && !fixedWords.has(word),
  );
}
