/**
 * The first 2 characters, an ellipsis and the last 2, for lists; `---` without an address (FMT-08, FMT-09).
 *
 * @example
 *   shortAddress('0x52908400'); // '0x…00'
 */
export function shortAddress(address: string | null | undefined): string {
  if (!address) return '---';
  return address.length > 4 ? `${address.slice(0, 2)}…${address.slice(-2)}` : address;
}

/**
 * The full address in groups of four characters, shown where money is sent; joined they give the address.
 *
 * @example
 *   groupsOfFour('TR7NHqjeKQ'); // ['TR7N', 'Hqje', 'KQ']
 */
export function groupsOfFour(address: string): readonly string[] {
  return address.match(/.{1,4}/gs) ?? [];
}
