import { add, compare } from '../../../domain/decimal.ts';
import { earnedWith, latestAccrualsQuery, oldestOf, readAccruals } from '../../latest-accruals.ts';
import { defineViewWithQueries } from '../define.ts';

const timeOf = (moment: unknown): number | undefined =>
  typeof moment === 'string' && moment !== '' ? Date.parse(moment) : undefined;

export default defineViewWithQueries({
  optional: ['from', 'to', 'search'],
  queries: () => [latestAccrualsQuery],
  derive: ([latest], { from, to, search }) => {
    const read = latest && readAccruals(latest.accruals);
    if (!read) return {};
    const [start = -Infinity, end = Infinity] = [timeOf(from), timeOf(to)];
    const text = typeof search === 'string' ? search.toLowerCase() : '';
    const matching = read.filter(({ name = '', date }) => {
      const time = Date.parse(date);
      return time >= start && time < end && name.toLowerCase().includes(text);
    });
    const partners = [...new Set(matching.map(({ name }) => name))]
      .map((name) => matching.filter((accrual) => accrual.name === name))
      .map((accruals) => ({ name: accruals[0]?.name, ...earnedWith(accruals) }))
      .toSorted((a, b) => compare(add(b.xaut, b.paxg), add(a.xaut, a.paxg)));
    const { isWhole } = latest;
    return { count: matching.length, ...earnedWith(matching), date: oldestOf(read), isWhole, partners };
  },
});
