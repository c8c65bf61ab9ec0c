import type { TextKey } from '../../../generated/words/words.ts';
import type { RuleName } from '../../domain/arithmetic.ts';

/** The unit of a number: its own token, the unit of its inputs, a fixed unit, or none. */
export type Unit = 'token' | 'same' | 'USDT' | '%' | '';

interface Rule {
  /** The label of the result. */
  readonly label: TextKey;
  /** The operator between the input labels, or the rule in words. */
  readonly formula: '+' | '−' | '×' | '÷' | { readonly text: TextKey };
  readonly unit: Unit;
  /** The number of decimals kept, or `up` to the cent; absent if exact. */
  readonly rounding?: number | 'up';
}

/** The calculation rules of figures in words; `domain/arithmetic.ts` names them. */
export const rules: Readonly<Record<RuleName, Rule>> = {
  sum: { label: 'why.sum', formula: '+', unit: 'same' },
  difference: { label: 'why.difference', formula: '−', unit: 'same' },
  worth: { label: 'why.worth', formula: '×', unit: 'USDT' },
  payout: { label: 'sell.receive', formula: '×', unit: 'USDT', rounding: 2 },
  cost: { label: 'buy.pay', formula: '×', unit: 'USDT', rounding: 'up' },
  bought: { label: 'buy.receiveAbout', formula: '÷', unit: 'token', rounding: 4 },
  max: { label: 'form.max', formula: { text: 'why.byMax' }, unit: 'same' },
  maxAllowed: { label: 'form.max', formula: { text: 'why.byMaxAllowed' }, unit: 'same' },
  share: { label: 'why.share', formula: { text: 'why.byShare' }, unit: 'same', rounding: 2 },
  volumeInXaut: { label: 'level.volume', formula: { text: 'why.byVolumeInXaut' }, unit: 'token', rounding: 4 },
  missing: { label: 'why.missing', formula: { text: 'why.byMissing' }, unit: 'same' },
  part: { label: 'why.part', formula: { text: 'why.byPart' }, unit: '', rounding: 4 },
  quotient: { label: 'fact.price', formula: '÷', unit: 'token', rounding: 18 },
  average: { label: 'why.mean', formula: '÷', unit: 'same', rounding: 4 },
  changePercent: { label: 'home.change', formula: { text: 'why.byChangePercent' }, unit: '%', rounding: 4 },
  highest: { label: 'trading.high', formula: { text: 'why.byHighest' }, unit: 'same' },
  lowest: { label: 'trading.low', formula: { text: 'why.byLowest' }, unit: 'same' },
  level: { label: 'level.result', formula: { text: 'why.byLevel' }, unit: '' },
  loanMonthly: { label: 'loan.monthly', formula: { text: 'why.byLoanMonthly' }, unit: 'USDT', rounding: 'up' },
  loanLast: { label: 'loan.last', formula: { text: 'why.byLoanLast' }, unit: 'USDT', rounding: 'up' },
  loanPayments: { label: 'why.payments', formula: { text: 'why.byLoanPayments' }, unit: '' },
  loanTotal: { label: 'loan.total', formula: { text: 'why.byLoanTotal' }, unit: 'USDT' },
};
