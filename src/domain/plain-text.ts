/**
 * A typed or pasted line of text, such as a memo, without invisible direction marks and zero-width characters and
 * without surrounding whitespace.
 */
export function plainText(text: string): string {
  return text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g, '').trim();
}
