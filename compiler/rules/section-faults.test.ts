import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { testKinds } from '../testing/fault-table.ts';

const purchase = 'screens/wallet/buy/history/info';

testKinds({
  'an entry that is called as one of another list': [
    [
      purchase,
      '"title": "buy.entry"',
      '"title": "sell.entry"',
      '/title — "sell.entry" is said of another list than this entry\'s, "buy.history" — did you mean "buy.entry"?',
    ],
    [purchase, '"usdt": "buy.usdt"', '"usdt": "sell.usdt"', '— did you mean "buy.usdt"?'],
    [
      'parts/activity',
      '"entry": "send.entry"',
      '"entry": "get.entry"',
      '/entry — "get.entry" is said of another list than this entry\'s, "send.history" — did you mean "send.entry"?',
    ],
    [
      'screens/home/account/statement',
      '"title": "sell.entry"',
      '"title": "send.entry"',
      '/title — "send.entry" is said of another list than this entry\'s, "sell.history"',
    ],
    [
      'screens/wallet/activity',
      '"value": "purchase", "label": "buy.entry" },\n{ "value": "sale", "label": "sell.entry"',
      '"value": "purchase", "label": "sell.entry" }, { "value": "sale", "label": "buy.entry"',
      '"sell.entry" is what entries of another kind than "purchase" are called — did you mean "buy.entry"?',
    ],
  ],
  'a balance of another section': [
    [
      'screens/wallet/sell/history/info',
      '"balanceType": "balance"',
      '"balanceType": "network"',
      '"network" is of the network balance: this stands in wallet — did you mean "balance"?',
    ],
    [
      'lists/sells',
      '"balanceType": "balance"',
      '"balanceType": "partner"',
      '"partner" is of the partner balance: this stands in wallet — did you mean "balance"?',
    ],
    [
      'screens/wallet/send',
      '"list": "withdraws",\n"with": {\n"currency": "$search.currency"\n}',
      '"list": "partner-withdraws"',
      '"partner-withdraws" is a list of marketing: this stands in wallet — did you mean "withdraws"?',
    ],
  ],
  'a loan that nobody can calculate': [
    ['business', '"least": "100"', '"least": "0"', '/loan/least — a loan must be of more than zero'],
    [
      'forms/loan',
      '"start": "1000"',
      '"start": "100000000"',
      '/fields/amount/start — the start 100000000 is above the maximum 25000 of "arb" in config/business.json',
    ],
    ['business', '"least": "500"', '"least": "5000"', 'the start 1000 is below the minimum 5000 of "arb"'],
  ],
  'an address that destroys, and is a contract': [
    [
      'networks',
      '"TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy"',
      '"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"',
      '/burn/0 — is the contract of USDT on Tron, not an address that destroys what is sent to it',
    ],
  ],
  'an outcome of what came of the amount': [
    [
      'lists/commercial-operations',
      '"amount": "$row.amount",\n"unit": "$row.ticker",\n"action"',
      '"amount": "$row.profit", "unit": "$row.ticker", "action"',
      '/outcomes/amount — "$row.profit" is not what the row shows in "$row.ticker" — did you mean "$row.amount"?',
    ],
  ],
  'a field of an entry under the name of another': [
    [
      'lists/personal-partners',
      '"email": "$row.email"',
      '"email": "$row.username"',
      '"$row.username" is not the "email" of the entry — did you mean "$row.email"?',
    ],
  ],
  'a screen that is titled otherwise than all of its name': [
    [
      'screens/wallet/sell/limits',
      '"title": "limits.title"',
      '"title": "limits.minimum"',
      '/title — "limits.minimum" is not the title that every other screen "limits" has — did you mean "limits.title"?',
    ],
  ],
  'a number that is never below zero, and one beyond what a request takes': [
    [
      'screens/marketing/qualification-table',
      '"above": ["$row.partners", 0]',
      '"above": [0, "$row.partners"]',
      '"$row.partners" is never below 0: this is never so',
    ],
    [
      'lists/network-partners',
      '"max": 9',
      '"max": 99',
      '/with/level — "$parameter.level" is from 1 to 99, but networkPartners takes 1 to 9',
    ],
  ],
  'a way back that never leaves, and a word that is replaced by itself': [
    [
      'screens/wallet/buy',
      '"method": "crypto"\n},\n"while"',
      '"method": "card" }, "while"',
      '/back/to — leads to /wallet/buy, where it stands',
    ],
    ['glossary', '"programme": "program"', '"programme": "programme"', '"programme" is replaced by itself'],
  ],
});

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test('who closes the last network of an operation in a runtime is warned of it', () => {
  expect(config.project().warnings).toEqual([]);
  config.edit(
    'networks',
    '"deposit": "messenger", "send": "messenger", "marketingSend": "messenger"',
    '"deposit": "messenger", "send": "web", "marketingSend": true, "buy": "web"',
  );
  expect(config.warnings()).toEqual([
    expect.stringContaining('/closed/send — no network is open for "send" on the web any more'),
    expect.stringContaining('/closed/marketingSend — no network is open for "marketingSend" on the web any more'),
  ]);
});
