import type { AddressNetwork } from './address.ts';
import { plainText } from './plain-text.ts';

/** The first 2 characters, an ellipsis and the last 2, for lists; `---` without an address (product.md §5). */
export function shortAddress(address: string | null | undefined): string {
  if (!address) return '---';
  return address.length > 4 ? `${address.slice(0, 2)}…${address.slice(-2)}` : address;
}

/** The full address in groups of four characters, shown where money is sent; joined they give the address. */
export function groupsOfFour(address: string): readonly string[] {
  return address.match(/.{1,4}/gs) ?? [];
}

/**
 * The address in a typed text, without whitespace and invisible characters, so that displayed groups can be pasted; an
 * Ethereum prefix `0X` becomes `0x`.
 */
export function addressFromText(text: string): string {
  const address = text.replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\u061c\ufeff]/g, '');
  return address.replace(/^0X(?=[\da-f]{40}$)/i, '0x');
}

/** A payment link: an address, an optional chain, an optional transfer call of a token contract, and a query. */
const paymentLink =
  /^(?!https?:)([a-z][\w+.-]*):(?:\/\/transfer\/|pay-)?([^@/?#]+)(?:@(\d+))?(\/transfer)?(?:\?(.*))?$/i;

/** The address formats of the schemes of payment links. */
const networkOfScheme = new Map<string, AddressNetwork>([
  ['ethereum', 'erc20'],
  ['tron', 'trc20'],
  ['ton', 'ton'],
]);
/** The chain of Ethereum itself; others have equal addresses. */
const mainChain = '1';

/** The recipient in a text, and what a payment link says besides. */
export interface Payee {
  readonly address: string;
  /** The memo that the transfer must include, such as an account number at an exchange; empty without one. */
  readonly memo: string;
  /** The network of a payment link; `other` is one that the app does not know. Undefined without a link. */
  readonly network?: AddressNetwork | 'other' | undefined;
  /** The contract of the token that a payment link asks for. */
  readonly contract?: string | undefined;
}

/**
 * The address and the memo in a scanned or pasted text: it may be a payment link such as `ethereum:0x…@1?value=…` or
 * `ton://transfer/EQ…?text=…`. If a link calls a token contract, the address is the recipient, not the contract.
 */
export function payeeFromText(text: string): Payee {
  const [, scheme, target, chain, call, query] = paymentLink.exec(text.trim()) ?? [];
  const asked = new URLSearchParams(query);
  const paid = call === undefined ? target : (asked.get('address') ?? '');
  const known = networkOfScheme.get(scheme?.toLowerCase() ?? '');
  return {
    address: addressFromText(paid ?? text),
    memo: plainText(asked.get('text') ?? asked.get('memo') ?? ''),
    network: scheme === undefined ? undefined : known && (chain ?? mainChain) === mainChain ? known : 'other',
    contract: call === undefined ? undefined : target,
  };
}
