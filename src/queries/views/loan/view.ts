import { compare, parseAmount } from '../../../domain/decimal.ts';
import { loanOf } from '../../../domain/loan.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [],
  derive: (_, { amount: typed, term, rate: percent, least: from, most: to }) => {
    const [amount, rate, least, most] = [typed, percent, from, to].map(parseAmount);
    if (!amount || !rate || !least || !most || compare(amount, least) < 0 || compare(amount, most) > 0) return {};
    return { ...loanOf(amount, Number(term), rate) };
  },
});
