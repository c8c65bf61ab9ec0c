/**
 * A typed or pasted line of text as it is read and sent, such as a memo: without the marks of direction and width that
 * nobody sees, and without blanks around it.
 */
export function plainText(text: string): string {
  return text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g, '').trim();
}
