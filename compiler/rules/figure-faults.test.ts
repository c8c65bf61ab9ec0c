import { testKinds } from '../testing/fault-table.ts';

const sell = 'forms/sell';
const received = '"value": "$form.amount.usdt",\n            "style": "token"';
const volume = '"value": "$account.toLock",\n            "style": "token"';
const loan = 'screens/xau/arb/loan';
const bound = '"max": {\n        "value": "$parameter.most",\n        "fault": {\n          "text": "loan.tooMuch"';

testKinds({
  'a label that shows another figure in an earlier step than in the review': [
    [
      sell,
      received,
      received.replace('form.amount.usdt', 'account.price'),
      'is not what "sell.receive" shows in the review — did you mean "$form.amount.usdt"?',
    ],
    [
      'parts/marketing-sell',
      '"value": "$form.amount", "style": "token"',
      '"value": "$account.available", "style": "token"',
      'is not what "sell.amount" shows in the review',
    ],
  ],
  'a figure under the name of another': [
    [
      'forms/loan',
      '"value": "$loan.interest"',
      '"value": "$loan.total"',
      'stands under "loan.interest", which says "interest"',
    ],
    [
      'screens/wallet',
      '"label": "wallet.available", "value": "$account.available"',
      '"label": "wallet.available", "value": "$account.inWork"',
      'which says "available" — did you mean "$account.available"?',
    ],
    [
      'screens/wallet',
      '"price": { "value": "$account.price"',
      '"price": { "value": "$account.total"',
      'stands in "wallet.rate", which says "price"',
    ],
    [
      'forms/start-period',
      '"count": "$limits.start.days"\n              }',
      '"count": "$limits.start.usdt"\n              }',
      'stands in "start.days", which says "days"',
    ],
    [
      'parts/order-receipt',
      '"value": "{entry}.usdt"',
      '"value": "{entry}.amount"',
      'stands under "sell.usdt", which says "usdt"',
    ],
    [
      'lists/withdraws',
      '"label": "fact.address",\n        "value": "$row.address"',
      '"label": "fact.address",\n        "value": "$row.memo"',
      'did you mean "$row.address"?',
    ],
  ],
  'a figure twice in one group': [
    [
      'forms/start-period',
      volume,
      volume.replace('toLock', 'available'),
      'already stands at /steps/0/review/0, under another label',
    ],
    [
      'screens/marketing/qualification-table',
      '"value": "$row.coverage"',
      '"value": "$row.partners"',
      'already stands at /blocks/3/columns/2',
    ],
  ],
  'a figure that all other places show otherwise': [
    [
      'forms/withdraw',
      '"value": "$form.amount.dollars"',
      '"value": "$account.inWork"',
      '"$account.inWork" is in the token, not in dollars',
    ],
  ],
  'a range that is upside down': [
    [
      'forms/loan',
      '"least": "$parameter.least"',
      '"least": "$parameter.most"',
      '"$parameter.most" is the upper end of a range, but stands at "least", the lower one',
    ],
    [
      loan,
      '"least": "$business.least",\n        "most": "$business.most"',
      '"least": "$business.most",\n        "most": "$business.least"',
      'but stands at "least", the lower one',
    ],
    [
      'forms/loan',
      bound,
      bound.replace('tooMuch', 'tooLittle'),
      '"loan.tooLittle" is the lower end of a range, but stands at "max"',
    ],
    [
      'screens/wallet/commercial-transaction-history',
      '"from": "$search.from",\n        "to": "$search.to"',
      '"from": "$search.to",\n        "to": "$search.from"',
      '"$search.to" is the upper end of a range',
    ],
    ['lists/sells', '"to": "$parameter.to.end"', '"to": "$parameter.to.start"', 'is the lower end'],
    [
      loan,
      '"least": "$business.least",\n        "most": "$business.most"',
      '"least": "500",\n        "most": "100"',
      '100 is below 500, the "least" of the same range',
    ],
  ],
  'a figure that has a name of its own elsewhere': [
    [
      'parts/earned-from-partner',
      '"value": "$partner.xaut"',
      '"value": "$partner.volumeXaut"',
      'stands under "marketing.profitXaut", which says "xaut" — did you mean "$partner.xaut"?',
    ],
    [
      'parts/next-level',
      '"share": "$level.volumeShare"',
      '"share": "$level.partnersShare"',
      'stands under "level.volume", which says "volumeShare" — did you mean "$level.volumeShare"?',
    ],
    [
      'screens/trading',
      '"value": "$quoted.last"',
      '"value": "$quoted.low"',
      '/hero/value — "$quoted.low" is an end of the range of this chart, not its number',
    ],
  ],
  'a part beside the worth of all, and a figure that is drawn or counted twice': [
    [
      'parts/home-token',
      '"value": "${token}Account.total"',
      '"value": "${token}Account.available"',
      '"$xautAccount.available" is a part of what "$xautAccount.dollarsShare" is the worth of',
    ],
    [
      'screens/marketing/more',
      '"value": "$row.volumeXaut", "label": "network.volumePerDepth"',
      '"value": "$row.total", "label": "network.volumePerDepth"',
      '"$row.total" is drawn twice: under "network.volumePerDepth" and under "network.partnersPerDepth"',
    ],
    ['parts/network-partners-filters', '"$counts.at3"', '"$counts.at4"', '"$counts.at4" already stands at'],
  ],
  'limits of a network that no form takes': [
    [
      'screens/wallet/buy/limits',
      '"operation": "send", "token": "$search.currency", "network": "erc20"',
      '"operation": "send", "token": "$search.currency", "network": "ton"',
      '"ton" is not what the form of "send" takes — did you mean "erc20"?',
    ],
  ],
  'a figure that stands for that of another label, or of another token': [
    [
      'screens/marketing',
      '"value": "$networkFigures.dollars"',
      '"value": "$networkFigures.earnedDollars"',
      'is not what 2 other places show under "marketing.totalVolume": "dollars"',
    ],
    [
      'screens/home/free',
      '"$xaut.gift"',
      '"$xaut.available"',
      '"$xaut.available" is another figure than "$paxg.gift", which stands beside it for another token',
    ],
  ],
});
