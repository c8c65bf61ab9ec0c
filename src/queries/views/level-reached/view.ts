import { decimal, parseAmount } from '../../../domain/decimal.ts';
import { demandOf, levelReached } from '../../../domain/levels.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';

/** From config/levels.json alone; nothing while either of the two is no number. */
export default defineView({
  queries: () => [],
  derive: (_, { volume, partners }) => {
    const [amount, people] = [parseAmount(volume), parseAmount(partners)];
    if (amount === undefined || people === undefined) return {};
    const { levels } = values.levels;
    const level = levelReached(levels, amount, Number(people));
    const [current, next] = [levels[level], levels[level + 1]];
    return {
      level,
      name: current?.name,
      coverage: current?.coverage,
      hasNext: next !== undefined,
      nextName: next?.name,
      volumeMissing: next && demandOf(amount, decimal(next.volume)).missing,
      partnersMissing: next && demandOf(people, decimal(String(next.partners))).missing,
    };
  },
});
