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

testKinds({
  'a label of another part of a form': [
    [
      'forms/buy',
      '"label": "buy.pay",\n"unit"',
      '"label": "buy.receiveAbout", "unit"',
      '/fields/pair/usdt/label — "buy.receiveAbout" is the label of "$form.pair.token" — did you mean "buy.pay"?',
    ],
    [
      'forms/sell',
      '"label": "sell.receive",\n"price"',
      '"label": "sell.amount", "price"',
      '/fields/amount/receive/label — "sell.amount" is the label of "$form.amount" — did you mean "sell.receive"?',
    ],
    [
      'forms/withdraw',
      '"review": [\n{\n"label": "send.amount"',
      '"review": [{ "label": "start.value"',
      '"start.value" is already used at',
    ],
  ],
  'an end of another operation': [
    [
      'forms/buy',
      '"list": "buys"',
      '"list": "deposits"',
      'waits for an entry of "deposits", but what is paid in here becomes one of "buyHistory" — did you mean "buys"?',
    ],
    [
      'forms/start-period',
      '"type": "period_start"',
      '"type": "period_end"',
      '"period_end" is not what this request makes: a lost answer could not be looked for — did you mean "period_start"?',
    ],
    [
      'forms/gift',
      '"value": "$account.gift"',
      '"value": "$account.available"',
      '"$account.available" is not what this request adds to — did you mean "$account.gift"?',
    ],
    [
      'forms/gift',
      '"ticker": "$limits.gift.ticker"\n}',
      '"ticker": "PAXG" }',
      '"PAXG" is not the token that is said of "$account.gift" — did you mean "$limits.gift.ticker"?',
    ],
    [
      'parts/marketing-sell',
      '"to": "/marketing/sell/history/info",\n"search": { "tab": "{account}", "id": "$answer.id" }',
      '"to": "/wallet/sell/history/info", "search": { "currency": "xaut", "id": "$answer.id" }',
      'leads to /wallet/sell/history/info, but this form moves money of marketing',
    ],
    [
      'parts/marketing-withdraw',
      '"to": "/marketing/send/history/info",\n"search": { "tab"',
      '"to": "/marketing/sell/history/info", "search": { "tab"',
      'opens an entry of "sellHistory", but this form makes one of "',
    ],
  ],
  'a balance under the name of another': [
    [
      'parts/marketing-sell',
      '"text": "marketing.{account}Balance"',
      '"text": "marketing.networkBalance"',
      '"marketing.networkBalance" is of the network balance, but this is about the partner balance',
    ],
    ['screens/marketing', '"to": "/marketing/network-info"', '"to": "/marketing/partner-info"', 'is of the partner'],
  ],
  'what is not asked for where it shows, and what nothing depends on': [
    [
      'screens/marketing',
      '"value": "$networkFigures.earnedDollars"',
      '"value": "$partnerFigures.earnedDollars"',
      'is asked for only where "$search.tab" is "partner", but this shows where it is "network"',
    ],
    [
      'screens/home',
      '"range": "$search.range" },\n"refreshEvery"',
      '"range": "24h" }, "refreshEvery"',
      'nothing on this screen depends on "range", which is chosen here',
    ],
    [
      'screens/trading',
      '"access": { "session": true, "allowed": "trading" }',
      '"access": { "session": true }',
      '/closed — shows to nobody: everybody may enter this screen',
    ],
  ],
  'a minimum of one operation whose point is in the wrong place': [
    [
      'limits',
      '"deposit": { "group": "wallet" }',
      '"deposit": { "group": "wallet", "minimum": { "token": "2.5" } }',
      '2.5 cannot be right beside the minimum 0.025 of its group: is a point missing?',
    ],
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
