/**
 * A link by which a wallet on TON sends a token to an address with its memo. It always names the contract of the token:
 * without one a wallet would send the network's own coin.
 *
 * @example
 *   tonPaymentLink('EQab', '93 21', 'EQcd'); // 'ton://transfer/EQab?jetton=EQcd&text=93%2021'
 */
export function tonPaymentLink(address: string, memo: string, contract: string): string {
  return `ton://transfer/${address}?jetton=${contract}&text=${encodeURIComponent(memo)}`;
}
