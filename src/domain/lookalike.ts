/** What addresses of a network begin with alike, so that nobody compares it. */
const prefix = /^(0x|0:|-1:|[EUk0]Q|T)/;

/**
 * Whether two addresses, which are not of one account, begin and end alike: so are made those that swindlers put into a
 * history to be copied by mistake. Letters are compared without case, by so many characters at each end.
 */
export function isLookalike(one: string, other: string, ends: number): boolean {
  const [a, b] = [one, other].map((address) => address.replace(prefix, '').toLowerCase());
  return (
    a !== undefined && b !== undefined && a.slice(0, ends) === b.slice(0, ends) && a.slice(-ends) === b.slice(-ends)
  );
}
