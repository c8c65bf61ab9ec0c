import { testFaults } from './testing/fault-table.ts';

testFaults([
  {
    title: 'minimum between two steps of a sale',
    file: 'limits',
    from: '"token": "0.025"',
    to: '"token": "0.0250005"',
    at: '"0.0250005"',
    says: '/wallet/token — 0.0250005 is no multiple of 0.000001 (/steps/sell), the step in which it is typed — did you mean "0.025001"?',
  },
  {
    title: 'minimum between two steps of a purchase',
    file: 'limits',
    from: '"usdt": "100"\n  },\n  "marketing"',
    to: '"usdt": "99.5"\n  },\n  "marketing"',
    at: '"99.5"',
    says: '/wallet/usdt — 99.5 is no multiple of 1 (/steps/buyUsdt), the step in which it is typed — did you mean "100"?',
  },
  {
    title: 'minimum of zero',
    file: 'limits',
    from: '"token": "0.0125"',
    to: '"token": "0.0"',
    at: '"0.0"',
    says: '/marketing/token — a minimum is more than zero',
  },
  {
    title: 'minimum finer than the tokens',
    file: 'limits',
    from: '"promo": "0.01"',
    to: '"promo": "0.0000000001"',
    at: '"0.0000000001"',
    says: '/start/promo — the minimum 0.0000000001 has more decimals than xaut (8), paxg (8)',
  },
  {
    title: 'gift of an unknown token',
    file: 'limits',
    from: '"ticker": "XAUT"',
    to: '"ticker": "XAUD"',
    at: '"XAUD"',
    says: '/gift/ticker — unknown ticker "XAUD" — did you mean "XAUT"?',
  },
  {
    title: 'gift of nothing',
    file: 'limits',
    from: '"amount": "0.02"',
    to: '"amount": "0"',
    at: '"0"',
    says: '/gift/amount — a gift is more than zero',
  },
]);
