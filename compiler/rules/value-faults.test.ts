import { testKinds } from '../testing/fault-table.ts';

const buy = 'forms/buy';
/** The amount of a purchase, with the button that copies it. */
const paid = (figure: 'usdt' | 'token') =>
  `"value": "$form.pair.${figure}",
                "style": "figure",
                "unit": "USDT"
              },
              "copy": { "label": "fact.copyAmount", "value": "$form.pair.${figure}" }`;
const hex = '0x52908400098527886E0F7030069857D2E4169EE7';

testKinds({
  'a price that is fixed': [
    [buy, '"price": "$account.price"', '"price": "4000"', 'is not the price of the token'],
    ['parts/rate-fact', '"value": "$account.price"', '"value": "4000"', 'is a fixed number'],
  ],
  'an address card without the address of the API': [
    ['parts/deposit-address', '"$deposit.address"', `"${hex}"`, 'is not an address that the API has answered'],
    [
      'parts/deposit-address',
      '"not": { "open": "buy"',
      '"not": { "open": "sell"',
      '/when/not/open — money is paid in here: what "sell" takes does not count',
    ],
    ['parts/deposit-address', '    "memo": "$deposit.memo",\n', '', 'needs the memo that belongs to the address'],
    [
      'screens/wallet/get',
      '"with": { "network": "$search.network", "ticker"',
      '"with": { "network": "ton", "ticker"',
      '/data/deposit/with/network — asks for an address on "ton"',
    ],
    [
      buy,
      '"network": "$parameter.network",\n        "ticker": "$parameter.currency.ticker"',
      '"network": "$parameter.network",\n        "ticker": "XAUT"',
      'is not the token of this form',
    ],
    ['locales/en', '"send.limitsHint": "', `"send.limitsHint": "Send to ${hex}. `, 'is a fixed address'],
  ],
  'a form without the parameters that it declares': [
    [
      'screens/wallet/send',
      '"with": {\n        "currency": "$search.currency"\n      }\n    },\n    {\n      "block": "notice"',
      '"with": {}\n    },\n    {\n      "block": "notice"',
      'needs "currency": without it',
    ],
    [
      'screens/wallet/send',
      '"with": {\n        "currency": "$search.currency"\n      }\n    },\n    {\n      "block": "notice"',
      '"with": { "currency": "xaut" }\n    },\n    {\n      "block": "notice"',
      'is always "xaut", but the user chooses the token',
    ],
  ],
  'a number above what exists': [
    [
      'limits',
      '"send": { "group": "wallet" }',
      `"send": { "group": "wallet", "maximum": { "token": "1${'0'.repeat(30)}" } }`,
      'is more than there is',
    ],
    ['forms/loan', '"start": "1000"', `"start": "1${'0'.repeat(30)}"`, 'is more than there is'],
  ],
  'a figure that stands for another': [
    [
      'forms/withdraw',
      '"from": "$account.available",\n            "take"',
      '"from": "$account.inWork",\n            "take"',
      'is not what is available to send',
    ],
    [
      'screens/wallet/get',
      '"amount": "$limit.minimum",\n        "usdt"',
      '"amount": "$buyLimit.minimum",\n        "usdt"',
      'is a limit of "buy"',
    ],
    [
      'forms/withdraw',
      '"include": "minimum-fact",\n          "with": {\n            "amount": "$limit.minimum"',
      '"include": "minimum-fact",\n          "with": {\n            "amount": "$limit.maximum"',
      'is a maximum, under "limits.minimum"',
    ],
    ['forms/gift', '"value": "$limits.gift.amount"', '"value": "0.02"', 'is a fixed number'],
    [buy, paid('usdt'), paid('token'), 'is not the unit of this number'],
  ],
  'a field that the form does not always ask for': [
    [
      'forms/withdraw',
      '"memo": {\n      "field"',
      '"memo": {\n      "isHidden": "web", "field"',
      'the form must always ask for what is sent',
    ],
    [
      'parts/marketing-sale-address',
      '"field": "address",',
      '"field": "address", "when": { "runtime": "web" },',
      'the form must always ask for what is sent',
    ],
  ],
  'a card that says two things of what it takes, or nothing': [
    [
      'parts/deposit-address',
      '"not": { "open": "buy", "network": "{network}" }',
      '"open": "buy", "network": "{network}"',
      '/accepts/1/when — says what "accepts/0" contradicts while deposit and buy are open',
    ],
    [
      'parts/deposit-address',
      '"not": { "open": "buy", "network": "{network}" }',
      '"all": [{ "not": { "open": "buy" } }, { "not": { "open": "deposit" } }]',
      '/accepts — says nothing of what it takes while deposit is open',
    ],
  ],
  'a choice by what cannot be spent': [
    [
      'parts/token-choice',
      '"$account.available"',
      '"$account.total"',
      '"$account.total" is not what is available to choose this for — did you mean "$account.available"?',
    ],
  ],
  'a price that is old when it is loaded again': [
    ['forms/sell', '"refreshEvery": 30000', '"refreshEvery": 600000', '/refreshEvery — the price would be old'],
    [buy, '"refreshEvery": 30000', '"refreshEvery": 3600000', '/refreshEvery — the price would be old'],
  ],
});
