import { type Decimal, compare, parseAmount, subtract } from '../../../domain/decimal.ts';
import { loanOf, repaidIn } from '../../../domain/loan.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

export default defineView<typeof definition>({
  figures: (_, { amount: typed, term, rate, least: from, most: to }, on) => {
    const [asked, least, most] = [typed, from, to].map(parseAmount);
    if (!asked || !least || !most || compare(asked, least) < 0 || compare(asked, most) > 0) return {};
    const amount = on.given('loanAmount', asked);
    const terms = [amount, on.given('loanTerm', term), on.given('loanRate', rate)];
    const inLoan = (name: 'monthly' | 'last' | 'payments') => (of: Decimal, months: Decimal, percent: Decimal) =>
      parseAmount(loanOf(of, Number(months), percent)?.[name]);
    const monthly = on.by('loanMonthly', inLoan('monthly'), ...terms);
    const last = on.by('loanLast', inLoan('last'), ...terms);
    const payments = on.by('loanPayments', inLoan('payments'), ...terms);
    const total = on.by('loanTotal', repaidIn, monthly, payments, last);
    return { monthly, last, payments, total, interest: on.by('difference', subtract, total, amount) };
  },
});
