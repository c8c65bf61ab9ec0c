import { testKinds } from '../testing/fault-table.ts';

const payable = '"with": { "amount": { "value": "${account}.xaut"';
const reached =
  '"reached": { "value": "$level.volume", "style": "token" },\n"needed": { "value": "$level.volumeNeeded"';
const bought = '"list": "buys"';
const memo = '"when": { "is": "$form.memo" },\n"value": { "cell": "plain"';
const look = '"label": "transfer.look", "when": { "is": "$answer.id" }';

testKinds({
  'a text that is filled with another figure than it says': [
    [
      'parts/marketing-balance',
      payable,
      payable.replace('.xaut', '.paxg'),
      'is of "paxg", but "marketing.payable" says "xaut"',
    ],
    [
      'parts/next-level',
      '"value": "$level.volumeMissing"',
      '"value": "$level.volumeNeeded"',
      'is not what "level.volumeMissing" says — did you mean "$level.volumeMissing"?',
    ],
    [
      'parts/next-level',
      reached,
      '"reached": { "value": "$level.volumeNeeded", "style": "token" }, "needed": { "value": "$level.volume"',
      '"needed" is filled with "$level.volume", but "reached" with "$level.volumeNeeded"',
    ],
    [
      'forms/start-period',
      '"watch": {\n"value": "$account.toLock"',
      '"watch": {\n"value": "$account.available"',
      '"$account.toLock" is not what "now" says',
    ],
  ],
  'a figure of something else': [
    [
      'forms/gift',
      '"value": "$limits.gift.amount"',
      '"value": "$limits.start.promo"',
      '"$limits.start.promo" stands beside "$limits.gift.ticker", the unit of something else',
    ],
    [
      'parts/home-token',
      '"value": "${token}Account.dollarsShare"',
      '"value": "${token}Account.availableDollars"',
      'is a part of "$xautAccount.total", beside which it stands',
    ],
    [
      'lists/sells',
      '"failed": "outcome.notSold",\n"amount": "$row.amount"',
      '"failed": "outcome.notSold", "amount": "$row.price"',
      '/outcomes/amount — "$row.price" is not what the row shows in "$row.ticker" — did you mean "$row.amount"?',
    ],
    [
      'lists/commercial-operations',
      '"value": "$row.amount",\n"style": "token"',
      '"value": "$row.profit",\n"style": "token"',
      '"$row.profit" already stands in this row',
    ],
    ['screens/home/account/statement', bought, '"list": "deposits"', '"deposits" is there twice: it would count twice'],
  ],
  'texts of another place': [
    [
      'screens/wallet/get',
      '"waiting": "get.waiting",\n"arrived": "get.arrived"',
      '"waiting": "get.arrived", "arrived": "get.waiting"',
      '/waiting — "get.arrived" is exchanged with "get.waiting" of "arrived"',
    ],
    [
      'forms/withdraw',
      '"note": "send.irreversible"',
      '"note": "sell.note"',
      '"sell.note" is of another form than this one',
    ],
  ],
  'what shows only where it is not there': [
    [
      'parts/withdraw-done',
      memo,
      memo.replace('{ "is": "$form.memo" }', '{ "not": { "is": "$form.memo" } }'),
      'shows "$form.memo" only where',
    ],
    [
      'parts/withdraw-done',
      look,
      look.replace('{ "is": "$answer.id" }', '{ "not": { "is": "$answer.id" } }'),
      'shows "$answer.id" only where',
    ],
    [
      'screens/home/free',
      '"not": {\n"is": "$session.freeTokensRedeemed"\n}\n},\n"form"',
      '"is": "$session.freeTokensRedeemed" }, "form"',
      'shows this form only where it is done: "$session.freeTokensRedeemed"',
    ],
  ],
  'shares that do not rise': [
    [
      'forms/sell',
      '"shares": [25, 50, 75]',
      '"shares": [75, 50, 25]',
      '/fields/amount/available/shares — must rise from one to the next',
    ],
  ],
  'an amount that the form is not about': [
    [
      'forms/start-period',
      '"value": "$account.toLockDollars"',
      '"value": "$account.dollars"',
      'is not the worth of "$account.toLock", which this form is about — did you mean "$account.toLockDollars"?',
    ],
    [
      'parts/marketing-withdraw',
      '"amount": "$form.amount" }',
      '"amount": "$account.available" }',
      '/own/amount — "$account.available" is not the amount that is sent — did you mean "$form.amount"?',
    ],
  ],
  'a count of nothing that is counted': [
    [
      'forms/start-period',
      '"count": "$limits.start.days"\n}\n},\n"submit"',
      '"count": "$limits.start.promo" } }, "submit"',
      '"$limits.start.promo" is no number of something — did you mean "$limits.start.days"?',
    ],
    ['forms/start-period', '"count": "$limits.start.days"', '"count": 30', '"30" is a fixed number: it would stay'],
  ],
  'a figure that shows on a condition about another': [
    [
      'forms/start-period',
      '"label": "wallet.gift",\n"when": {\n"above": ["$account.gift", "0"]',
      '"label": "wallet.gift", "when": { "above": ["$account.available", "0"]',
      'asks about "$account.available", but "$account.gift" is what shows',
    ],
    [
      'parts/maximum-limits',
      '"label": "limits.token",\n"when": {\n"is": "$limit.maximum"\n}',
      '"label": "limits.token", "when": { "is": "$limit.maximumUsdt" }',
      'asks about "$limit.maximumUsdt", but "$limit.maximum" is what shows',
    ],
    [
      'parts/deposit-address',
      '"when": { "not": { "open": "buy", "network": "{network}" } }',
      '"when": { "not": { "open": "deposit", "network": "{network}" } }',
      'a limit of "deposit", only while that is closed',
    ],
  ],
});
