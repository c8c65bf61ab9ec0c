/** Two decimals as written in config, such as "0.025", as whole numbers of the same small unit. */
function scaled(first: string, second: string): [bigint, bigint, number] {
  const [whole = '0', part = ''] = first.split('.');
  const [otherWhole = '0', otherPart = ''] = second.split('.');
  const size = Math.max(part.length, otherPart.length);
  return [BigInt(whole + part.padEnd(size, '0')), BigInt(otherWhole + otherPart.padEnd(size, '0')), size];
}

/** Compares two decimals as written in config: negative when the first is less. */
export function compareDecimals(first: string, second: string): number {
  const [one, other] = scaled(first, second);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The next multiple of `step` from `given` on, as config writes it; `given` itself is one when both are equal amounts. */
export function multipleFrom(given: string, step: string): string {
  const [one, by, size] = scaled(given, step);
  const digits = String(((one + by - 1n) / by) * by).padStart(size + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - size), digits.slice(digits.length - size)];
  const kept = part.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** How many decimals an amount has, without zeros at its end. */
export function decimalsIn(given: string): number {
  return given.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}
