/** Returns a value quoted if necessary (RFC 4180); a text that a spreadsheet would run as a formula is escaped. */
export function cellOf(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
