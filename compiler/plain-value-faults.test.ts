import { testFaults } from './testing/fault-table.ts';

testFaults([
  {
    title: 'period of no days',
    file: 'limits',
    from: '"days": 30',
    to: '"days": 0',
    at: '0\n  },\n  "gift"',
    says: '/start/days — must be more than 0',
  },
  {
    title: 'pair of a coin with four letters without its colon',
    file: 'tokens',
    from: '"PEPE:USD"',
    to: '"PEPEUSD"',
    at: '"PEPEUSD"',
    says: '/markets/pepe/candleSymbol — the exchange writes a colon in the pair of a name that does not have three letters — did you mean "PEPE:USD"?',
  },
  {
    title: 'default code that no link can contain',
    file: 'app',
    from: '"defaultReferralCode": "karat"',
    to: '"defaultReferralCode": "karat.example"',
    at: '"karat.example"',
    says: '/defaultReferralCode — does not have the length and characters that referralCode allows',
  },
  {
    title: 'entry of a screen without an arrival block',
    file: 'screens/wallet/get/limits',
    from: '"$limits.operations.deposit.token"',
    to: '"$entry.amount"',
    says: '/blocks/0/rows/0/value/value — unknown reference "$entry"',
  },
]);
