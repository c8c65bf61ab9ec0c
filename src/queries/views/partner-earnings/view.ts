import { type Decimal, add, compare, sum } from '../../../domain/decimal.ts';
import { latestAccrualsQuery, readAccruals } from '../../latest-accruals.ts';
import { defineView } from '../define.ts';

interface Earned {
  readonly ticker: string;
  readonly amount: Decimal;
}

/** What accruals add up to in each token. */
function earnedWith(accruals: readonly Earned[]): Record<'xaut' | 'paxg', Decimal> {
  const of = (token: string): Decimal =>
    sum(accruals.filter(({ ticker }) => ticker === token).map(({ amount }) => amount));
  return { xaut: of('XAUT'), paxg: of('PAXG') };
}

const timeOf = (moment: unknown): number | undefined =>
  typeof moment === 'string' && moment !== '' ? Date.parse(moment) : undefined;

export default defineView({
  optional: ['from', 'to', 'search', 'email', 'username'],
  queries: () => [latestAccrualsQuery],
  derive: ([latest], { from, to, search, email, username }) => {
    const read = latest && readAccruals(latest.accruals);
    if (!read) return {};
    const [start = -Infinity, end = Infinity] = [timeOf(from), timeOf(to)];
    const text = typeof search === 'string' ? search.toLowerCase() : '';
    const names = [email, username].filter((name) => typeof name === 'string' && name !== '');
    const only = names.find((name) => read.some((accrual) => accrual.name === name)) ?? names[0];
    const matching = read.filter(({ name = '', date }) => {
      if (only !== undefined && name !== only) return false;
      const time = Date.parse(date);
      return time >= start && time < end && name.toLowerCase().includes(text);
    });
    const partners = [...new Set(matching.map(({ name }) => name))]
      .map((name) => matching.filter((accrual) => accrual.name === name))
      .map((accruals) => ({ name: accruals[0]?.name, ...earnedWith(accruals) }))
      .toSorted((a, b) => compare(add(b.xaut, b.paxg), add(a.xaut, a.paxg)));
    const [oldest] = read.map(({ date }) => date).toSorted((a, b) => a.localeCompare(b));
    const { isWhole } = latest;
    return { name: only, count: matching.length, ...earnedWith(matching), date: oldest, isWhole, partners };
  },
});
