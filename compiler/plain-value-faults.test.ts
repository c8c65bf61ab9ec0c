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
    title: 'monitoring without encryption',
    file: 'app',
    from: '"url": ""',
    to: '"url": "http://monitor.karat.test/"',
    at: '"http://monitor.karat.test/"',
    says: '/monitoring/url — must be empty or an address that begins with https:// (http:// only for localhost), without ?, # and @',
  },
  {
    title: 'monitoring of more than every page',
    file: 'app',
    from: '"monitoring": { "url": "", "share": 0 }',
    to: '"monitoring": { "url": "https://monitor.karat.test/", "share": 10 }',
    at: '10 }',
    says: '/monitoring/share — must be from 0 (no page) to 1 (every page)',
  },
  {
    title: 'monitoring of pages that know no address',
    file: 'app',
    from: '"url": "", "share": 0',
    to: '"url": "", "share": 0.5',
    at: '"", "share": 0.5',
    says: '/monitoring/url — must be an address, as monitoring.share is more than 0',
  },
  {
    title: 'entry of a screen without an arrival block',
    file: 'screens/wallet/get/limits',
    from: '"$limits.operations.deposit.token"',
    to: '"$entry.amount"',
    says: '/blocks/0/rows/0/value/value — unknown reference "$entry"',
  },
]);
