/** The common prefix of a network's addresses, which is ignored. */
const prefix = /^(0x|0:|-1:|[EUk0]Q|T)/;

/**
 * Whether two addresses of different accounts have the same first and last `ends` characters, ignoring case. Scammers
 * create such addresses and put them into a history to be copied by mistake.
 *
 * @example
 *   isLookalike('0xabcd11ef', '0xab9922ef', 2); // true
 */
export function isLookalike(one: string, other: string, ends: number): boolean {
  const [a, b] = [withoutPrefix(one), withoutPrefix(other)];
  return a.slice(0, ends) === b.slice(0, ends) && a.slice(-ends) === b.slice(-ends);
}

function withoutPrefix(address: string): string {
  return address.replace(prefix, '').toLowerCase();
}
