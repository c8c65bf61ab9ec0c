import { type Decimal, compare, parseAmount, subtract } from '../../../domain/decimal.ts';
import { loanOf, repaidIn } from '../../../domain/loan.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

export default defineView<typeof definition>({
  figures: (_, { amount: typed, term, rate, least: from, most: to }, on) => {
    const [principal, least, most] = [typed, from, to].map(parseAmount);
    if (!principal || !least || !most || compare(principal, least) < 0 || compare(principal, most) > 0) return {};
    const amount = on.input('loanAmount', principal);
    const terms = [amount, on.input('loanTerm', term), on.input('loanRate', rate)];
    const inLoan = (name: 'monthly' | 'last' | 'payments') => (of: Decimal, months: Decimal, percent: Decimal) =>
      parseAmount(loanOf(of, Number(months), percent)?.[name]);
    const monthly = on.by('loanMonthly', inLoan('monthly'), ...terms);
    const last = on.by('loanLast', inLoan('last'), ...terms);
    const payments = on.by('loanPayments', inLoan('payments'), ...terms);
    const total = on.by('loanTotal', repaidIn, monthly, payments, last);
    return { monthly, last, payments, total, interest: on.by('difference', subtract, total, amount) };
  },
});
