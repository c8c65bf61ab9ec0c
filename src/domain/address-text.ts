/** The first 2 characters, an ellipsis and the last 2, for lists; `---` where there is no address (product.md §5). */
export function shortAddress(address: string | null | undefined): string {
  if (!address) return '---';
  return address.length > 4 ? `${address.slice(0, 2)}…${address.slice(-2)}` : address;
}

/** The full address in groups of four characters, for wherever money moves; joined they are the address again. */
export function groupsOfFour(address: string): readonly string[] {
  return address.match(/.{1,4}/gs) ?? [];
}

/** The address in a typed or pasted text: without blanks and invisible marks, so that shown groups can be pasted back. */
export function addressFromText(text: string): string {
  return text.replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g, '');
}
