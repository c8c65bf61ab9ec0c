/** Adds decimal texts exactly, and writes the sum without trailing zeros. */
export function sumOf(amounts: readonly string[]): string {
  const places = 18;
  const total = amounts.reduce((sum, text) => {
    const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const units = BigInt(whole + fraction.padEnd(places, '0'));
    return sign === '-' ? sum - units : sum + units;
  }, 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return `${total < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`;
}

/** The sum of all balances of each asset, in the order in which the assets come; a balanced ledger has zeros. */
export function sumsByAsset(accounts: readonly { asset: string; balance: string }[]): { asset: string; sum: string }[] {
  return [...new Set(accounts.map(({ asset }) => asset))].map((asset) => ({
    asset,
    sum: sumOf(accounts.filter((account) => account.asset === asset).map(({ balance }) => balance)),
  }));
}
