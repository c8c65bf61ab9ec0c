import type { TextKey } from '../../../generated/words/words.ts';
import type { InputName } from '../../domain/arithmetic.ts';
import type { Unit } from './rules.ts';

interface InputNumber {
  readonly label: TextKey;
  readonly unit: Exclude<Unit, 'same'>;
  /** The operations whose answers contain it. */
  readonly operations?: readonly string[];
  /** The file of config/ that contains it; without either it was typed or chosen. */
  readonly file?: string;
}

const balances = ['balances', 'partnerBalance', 'networkBalance'];
const candles = ['candles', 'hourlyCandles'];

/** The label and the source of each input of a figure. */
export const inputNumbers: Readonly<Record<InputName, InputNumber>> = {
  available: { label: 'wallet.available', unit: 'token', operations: balances },
  inWork: { label: 'wallet.volumeInWork', unit: 'token', operations: balances },
  gift: { label: 'wallet.gift', unit: 'token', operations: balances },
  price: { label: 'home.price', unit: 'USDT', operations: ['rates'] },
  earned: {
    label: 'marketing.earnedAllTime',
    unit: 'token',
    operations: ['partnerTotalProfits', 'networkTotalProfits'],
  },
  volume: { label: 'marketing.volume', unit: 'token', operations: ['personalVolume', 'networkVolume'] },
  people: { label: 'level.partners', unit: '', operations: ['personalPartners'] },
  peopleAtDepth: { label: 'network.partnersPerDepth', unit: '', operations: ['partnerCountByLevel'] },
  volumeNeeded: { label: 'why.volumeNeeded', unit: 'token', file: 'config/levels.json' },
  peopleNeeded: { label: 'why.peopleNeeded', unit: '', file: 'config/levels.json' },
  coverage: { label: 'level.coverageTo', unit: '', file: 'config/levels.json' },
  profit: { label: 'marketing.profit', unit: 'token', operations: ['commercialOperations'] },
  monthVolume: { label: 'marketing.volume', unit: 'token', file: 'config/business.json' },
  monthOperations: { label: 'why.operations', unit: '', file: 'config/business.json' },
  open: { label: 'why.firstPrice', unit: 'USDT', operations: candles },
  close: { label: 'why.lastPrice', unit: 'USDT', operations: candles },
  high: { label: 'trading.high', unit: 'USDT', operations: candles },
  low: { label: 'trading.low', unit: 'USDT', operations: candles },
  closing: { label: 'trading.close', unit: 'USDT', operations: candles },
  goldClosing: { label: 'why.goldClose', unit: 'USDT', operations: candles },
  typed: { label: 'fact.amount', unit: 'token' },
  typedUsdt: { label: 'buy.pay', unit: 'USDT' },
  typedVolume: { label: 'level.volume', unit: 'token' },
  typedPeople: { label: 'level.partners', unit: '' },
  step: { label: 'why.step', unit: 'token', file: 'config/limits.json' },
  maximum: { label: 'why.maximum', unit: 'token', file: 'config/limits.json' },
  loanAmount: { label: 'loan.amount', unit: 'USDT' },
  loanTerm: { label: 'loan.term', unit: '' },
  loanRate: { label: 'loan.rate', unit: '%', file: 'config/business.json' },
};
