import { testKinds } from '../testing/fault-table.ts';

testKinds({
  'what came of money that is reported as what was expected, or in another direction': [
    [
      'parts/sale-done',
      '"text": "sell.paidOut",\n"with": { "usdt": { "value": "$answer.usdt"',
      '"text": "sell.paidOut", "with": { "usdt": { "value": "$form.amount.usdt"',
      '"$form.amount.usdt" is what was expected, not what was answered — did you mean "$answer.usdt"?',
    ],
    [
      'parts/withdraw-done',
      '"direction": "out"',
      '"direction": "in"',
      '/direction — "$form.amount" is what was sent — did you mean "out"?',
    ],
    [
      'lists/buys',
      '"unit": "USDT",\n"direction": "out"',
      '"unit": "USDT", "direction": "in"',
      'the token of this list goes "in", so USDT goes "out"',
    ],
  ],
  'a table of another list, and an entry among others than its list': [
    ['lists/withdraws', '"file": "withdraws"', '"file": "deposits"', '"deposits" is the name of another list'],
    [
      'lists/deposits',
      '"token": "$parameter.currency",\n"columns"',
      '"token": "paxg", "columns"',
      '/csv/token — "paxg"',
    ],
    [
      'screens/marketing/sell/history/info',
      '"ticker": "XAUT"',
      '"ticker": "PAXG"',
      '"PAXG" is not what the list that leads here asks for — did you mean "XAUT"?',
    ],
    [
      'parts/activity',
      '"kind": "sale"',
      '"kind": "purchase"',
      '/kind — "purchase" is of another list than "sells" — did you mean "sale"?',
    ],
    [
      'screens/wallet/send/limits',
      '"value": "$limit.minimumUsdt"',
      '"value": "$limit.maximumUsdt"',
      '"$limit.maximumUsdt" is a maximum, under "limits.minimum"',
    ],
  ],
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
  'what is not loaded where it shows, and what nothing depends on': [
    [
      'screens/marketing',
      '"value": "$networkFigures.earnedDollars"',
      '"value": "$partnerFigures.earnedDollars"',
      'is loaded only where "$search.tab" is "partner", but this shows where it is "network"',
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
  'a number, a section and a way that belong elsewhere': [
    ['business', '"volume": "37.07"', '"volume": "3707"', '3707 cannot be right beside the months around it'],
    ['levels', '"personalVolumeFrom": "0.25"', '"personalVolumeFrom": "0"', 'must be more than zero'],
    [
      'screens/xau/arb/loan',
      '"section": "arb"\n}\n}',
      '"section": "trade" } }',
      '"trade" is not the section of this screen — did you mean "arb"?',
    ],
    [
      'screens/xau/arb/loan',
      '"rate": "$business.rate"',
      '"rate": "$business.least"',
      '"$business.least" is the "least", not the "rate" — did you mean "$business.rate"?',
    ],
    [
      'lists/network-partners',
      '"search": { "id": "$row.userId" }',
      '"search": { "id": "$row.email" }',
      'it must not stand in an address — did you mean "$row.userId"?',
    ],
    [
      'screens/home/account',
      '"when": {\n"allowed": "trading"\n},',
      '',
      'only some may enter /trading, but this shows to everybody',
    ],
    [
      'parts/home-token',
      '"value": "${token}Account.dollarsShare"',
      '"value": "${token}Account.price"',
      'is the price of one of "$xautAccount.total", beside which it stands',
    ],
  ],
  'a figure that is not of what arrived': [
    [
      'forms/buy',
      '"$entry.price"',
      '"$account.price"',
      '"$account.price" is not of what arrived — did you mean "$entry.price"?',
    ],
  ],
});
