/** The line of an exported file with these cells: each is quoted (RFC 4180), and empty for null. */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map((cell) => `"${(cell ?? '').replaceAll('"', '""')}"`).join(',');
}

/** The cells of a line whose texts have neither quotes nor line breaks. */
export function csvCells(line: string): string[] {
  return line.slice(1, -1).split('","');
}
