/** Length in characters of the longest word, by which a narrow label chooses its size so that no word is cut in two. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[ \u00ad/-]+/).map((word) => [...word].length));
}
