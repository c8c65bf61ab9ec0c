import { type AddressNetwork, isAddressShaped } from './address.ts';
import { plainText, visibleText } from './plain-text.ts';

/**
 * The address in a typed text, without whitespace and invisible characters, so that displayed groups can be pasted; an
 * Ethereum prefix `0X` becomes `0x`.
 *
 * @example
 *   addressFromText('TR7N Hqje'); // 'TR7NHqje'
 */
export function addressFromText(text: string): string {
  return visibleText(text)
    .replace(/\s/g, '')
    .replace(/^0X(?=[\da-f]{40}$)/i, '0x');
}

/** A text that is a link, of whatever kind. */
const link = /^[a-z][\w+.-]*:\S/i;
/** A payment link: an address, an optional chain, an optional transfer call of a token contract, and a query. */
const paymentLink =
  /^(?!https?:)([a-z][\w+.-]*):(\/\/transfer\/|pay-)?([^\s@/?#]+)(?:@(\d+))?(\/transfer)?(?:\?(.*))?$/i;
/** An account with the number of its chain (CAIP-10). */
const accountOfChain = /^eip155:(\d+):([^@/?#]+)$/i;

/** A word before a colon that names what follows: unlike a scheme it begins with a capital, or says what an address is. */
const label = /^(?:\p{Lu}\p{Ll}[\p{L}\d]*|address|wallet|recipient|account|to)[:：=]/u;

/** The address formats of the schemes of payment links. */
const networkOfScheme = new Map<string, AddressNetwork>([
  ['ethereum', 'erc20'],
  ['eth', 'erc20'],
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
  /** Whether a payment link asks for the coin of its network, such as ETH. */
  readonly isForCoin?: boolean;
}

/**
 * The address and the memo in a scanned or pasted text: it may be a payment link such as `ethereum:0x…@1?value=…` or
 * `ton://transfer/EQ…?text=…`, or have a label around its one address. If a link calls a token contract, the address is
 * the recipient, not the contract.
 *
 * @example
 *   payeeFromText('ton://transfer/EQab?text=93').memo; // '93'
 */
export function payeeFromText(text: string): Payee {
  const whole = visibleText(text).trim().replace(accountOfChain, 'ethereum:$2@$1');
  const [, scheme, prefix, target = '', chain, call, query] = paymentLink.exec(whole) ?? [];
  const known = networkOfScheme.get(scheme?.toLowerCase() ?? '');
  if (label.test(whole) && !known) return labelled(whole);
  if (scheme === undefined) return link.test(whole) ? { address: addressFromText(whole), memo: '' } : labelled(whole);
  const params = new URLSearchParams(query);
  const contract = call === undefined ? (params.get('jetton') ?? undefined) : target;
  const hasAmount = params.has('value') || params.has('amount');
  return {
    address: addressFromText(call === undefined ? target : (params.get('address') ?? '')),
    memo: plainText(params.get('text') ?? params.get('memo') ?? ''),
    network: known && (chain ?? mainChain) === mainChain ? known : 'other',
    contract,
    isForCoin: contract === undefined && (hasAmount || prefix === '//transfer/'),
  };
}

/** The memo in a text with labels, such as "Memo: 93 21". */
const labelledMemo = /(?:m[eé]mo|мемо|tag|comment)\s*[:：=][^\S\n]*([^\n]+)/iu;

/** The address in a text that is not a link: all of it, or its one word that looks like an address. */
function labelled(text: string): Payee {
  const address = addressFromText(text);
  const words = text.split(/\s+/).map((word) => word.replace(label, '').replace(/^[^\w+/-]+|[^\w+/-]+$/g, ''));
  const [found, ...others] = new Set(words.filter(isAddressShaped));
  if (found === undefined || others.length > 0 || isAddressShaped(address)) return { address, memo: '' };
  return { address: addressFromText(found), memo: plainText(labelledMemo.exec(text)?.[1] ?? '') };
}
