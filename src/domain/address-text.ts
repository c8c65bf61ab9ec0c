import { plainText } from './plain-text.ts';

/** The first 2 characters, an ellipsis and the last 2, for lists; `---` where there is no address (product.md §5). */
export function shortAddress(address: string | null | undefined): string {
  if (!address) return '---';
  return address.length > 4 ? `${address.slice(0, 2)}…${address.slice(-2)}` : address;
}

/** The full address in groups of four characters, for wherever money moves; joined they are the address again. */
export function groupsOfFour(address: string): readonly string[] {
  return address.match(/.{1,4}/gs) ?? [];
}

/**
 * The address in a typed text: without blanks and invisible marks, so that shown groups can be pasted back, and with the
 * prefix of Ethereum in its one spelling.
 */
export function addressFromText(text: string): string {
  const address = text.replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g, '');
  return address.replace(/^0X(?=[\da-f]{40}$)/i, '0x');
}

/** A payment link: its address, perhaps a chain, perhaps the call of a token's contract, and a query. */
const paymentLink = /^(?!https?:)[a-z][\w+.-]*:(?:\/\/transfer\/|pay-)?([^@/?#]+)(?:@\d+)?(\/transfer)?(?:\?(.*))?$/i;

/** Whom a text pays. */
interface Payee {
  readonly address: string;
  /** What the transfer must carry besides, such as the number of an account at an exchange; empty where nothing is asked for. */
  readonly memo: string;
}

/**
 * The address and the memo in a scanned or pasted text: it may be a payment link such as `ethereum:0x…@1?value=…` or
 * `ton://transfer/EQ…?text=…`. Where a link calls a token's contract, the address is the one it pays to.
 */
export function payeeFromText(text: string): Payee {
  const [, address, call, query] = paymentLink.exec(text.trim()) ?? [];
  const asked = new URLSearchParams(query);
  const paid = call === undefined ? address : (asked.get('address') ?? '');
  return { address: addressFromText(paid ?? text), memo: plainText(asked.get('text') ?? asked.get('memo') ?? '') };
}
