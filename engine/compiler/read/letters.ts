/** The width of letters other than small ones, in small letters; roughly as in any font without serifs. */
const widths: readonly (readonly [RegExp, number])[] = [
  // Marks above and below letters, and what nobody sees.
  [/[\p{M}\p{Cf}]/u, 0],
  [/[ iljtfrıłI.,:;'’`!|()[\]·\-اأإآرزدذولى]/u, 0.6],
  [/[mwMW@%—…жшщюыфмЖШЩЮЫФМ]/u, 1.5],
  [/\p{Lu}/u, 1.25],
];
/** What shows in place of a placeholder, in letters. */
const filled = 6;

/**
 * How wide a text is, in small letters of usual width.
 *
 * @example
 *   lettersOf('ab {{count}}'); // 8.6
 */
export function lettersOf(text: string): number {
  const parts = text.split(/\{\{[^}]*\}\}/);
  const written = parts.flatMap((part) => [...part]);
  const width = written.reduce((sum, letter) => sum + (widths.find(([of]) => of.test(letter))?.[1] ?? 1), 0);
  return width + (parts.length - 1) * filled;
}
