/** The length of the longest word in characters, to choose a font size at which no word of a narrow label breaks. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[ \u00ad/-]+/).map((word) => [...word].length));
}
