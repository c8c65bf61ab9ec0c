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

/** A payment link: its address, perhaps a chain, perhaps the call of a token's contract, and a query. */
const paymentLink = /^(?!https?:)[a-z][\w+.-]*:(?:\/\/transfer\/|pay-)?([^@/?#]+)(?:@\d+)?(\/transfer)?(?:\?(.*))?$/i;

/**
 * The address in the text of a QR code: it may be a payment link such as `ethereum:0x…@1?value=…` or
 * `ton://transfer/EQ…?amount=…`. Where a link calls a token's contract, the address is the one it pays to.
 */
export function addressFromQr(text: string): string {
  const [, address, call, query] = paymentLink.exec(text.trim()) ?? [];
  const paid = call === undefined ? address : (new URLSearchParams(query).get('address') ?? '');
  return addressFromText(paid ?? text);
}
