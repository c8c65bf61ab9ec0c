import { testKinds } from '../testing/fault-table.ts';

testKinds({
  'a limit that limits nothing': [
    [
      'limits',
      '"buy": { "group": "wallet" }',
      '"buy": { "group": "wallet", "minimum": { "token": "0.05" } }',
      'alone, a minimum of buy in token limits nothing: its form takes usdt',
    ],
    [
      'limits',
      '"send": { "group": "wallet" }',
      '"send": { "group": "wallet", "networks": { "trc20": { "minimum": { "token": "0.05" } } } }',
      'limits nothing: send takes erc20 alone — did you mean "erc20"?',
    ],
    [
      'limits',
      '"marketingSell": { "group": "marketing" }',
      '"marketingSell": { "group": "marketing", "tokens": { "paxg": { "minimum": { "token": "0.05" } } } }',
      'limits nothing: marketingSell takes xaut alone',
    ],
  ],
  'a minimum whose point is in the wrong place': [
    ['limits', '"token": "0.025"', '"token": "25"', '25 tokens with 100 USDT cannot be right beside 0.0125 tokens'],
    ['limits', '"usdt": "100"', '"usdt": "1000000"', '0.025 tokens with 1000000 USDT cannot be right'],
    [
      'limits',
      '"token": "0.0125"',
      '"token": "0.125"',
      'cannot be right beside 0.125 tokens with 50 USDT of "marketing"',
    ],
    [
      'limits',
      '"start": {\n"usdt": "100"',
      '"start": {\n"usdt": "10"',
      '/start/usdt — 10 is far below the minimum 100 of',
    ],
  ],
  'a token or network under a name of another': [
    ['tokens', '"label": "Xaut"', '"label": "Paxg Gold"', '"Paxg Gold" is the name of PAXG, not of XAUT'],
    [
      'networks',
      '"coin": "ETH"',
      '"coin": "USDT"',
      "USDT is a token on erc20: fees are paid in the network's own coin",
    ],
  ],
  'a button that copies something else': [
    [
      'forms/buy',
      '"value": "$form.pair.usdt" }\n',
      '"value": "$form.pair.token" }\n',
      'copies "$form.pair.token", but "$form.pair.usdt" stands beside it',
    ],
  ],
  'a figure of another token or unit': [
    [
      'lists/withdraws',
      '"unit": "$row.ticker"',
      '"unit": "XAUT"',
      'is always "XAUT", but each entry says its own token',
    ],
    ['screens/marketing', '"unit": "PAXG"', '"unit": "XAUT"', '"XAUT" is not the token of "$row.paxg"'],
  ],
  'a token that is fixed where the user chooses it': [
    ['lists/deposits', '"token": "$parameter.currency"', '"token": "xaut"', 'but the user chooses the token'],
  ],
  'a sale whose price may change unseen': [
    ['forms/sell', ',\n      "refreshEvery": 30000', '', 'missing "refreshEvery": the price of a sale is loaded again'],
  ],
  'a history without what was sent': [
    ['forms/withdraw', '"operation": "withdraws"', '"operation": "deposits"', 'does not list what this form sends'],
  ],
  'a link with the code of nobody': [
    [
      'screens/marketing',
      '"code": "$session.referrerCode"',
      '"code": "$session.userId"',
      '"$session.userId" is not the code of a partner',
    ],
    ['screens/marketing', '"link": "referralWorldWeb"', '"link": "referralRuWeb"', 'is there twice'],
    [
      'links',
      'https://t.me/karat_example_chat_en',
      'https://t.me/karat_example_en',
      '"https://t.me/karat_example_en" occurs twice',
    ],
  ],
  'a time that is too short': [
    ['app', '"transferTimeout": 300000', '"transferTimeout": 10000', 'must not be below "requestTimeout", 20000'],
    ['app', '"equalTransferWithin": 600000', '"equalTransferWithin": 600', 'is in milliseconds: at least 10000'],
    ['app', '"idleEvery": 120000', '"idleEvery": 10000', 'must not be below "every", 30000'],
  ],
  'a code of no digits': [
    [
      'app',
      '"twoFactorPlaceholder": "000000"',
      '"twoFactorPlaceholder": "none"',
      'stands in place of a code: six digits',
    ],
  ],
  'a name that nothing has': [
    [
      'screens/marketing/qualification-table',
      '{ "is": "$level.hasNext" }',
      '{ "equals": ["$level.name", "Premum"] }',
      'no level is named "Premum" — did you mean "Premium"?',
    ],
    [
      'screens/marketing/qualification-table',
      '{ "is": "$level.hasNext" }',
      '{ "equals": ["$language.code", "rus"] }',
      '"$language.code" is never "rus"',
    ],
  ],
  'an entry of the navigation that is none': [
    [
      'navigation',
      '"label": "nav.wallet" }',
      '"label": "nav.wallet", "also": ["/xau"] }',
      '/xau is already in another',
    ],
    [
      'app',
      '"settingsScreen": "/home/account"',
      '"settingsScreen": "/xau/account"',
      '/xau/account only leads on to another screen',
    ],
  ],
  'a notice that ends before it begins': [
    [
      'screens/home/account',
      '"block": "notice",',
      '"block": "notice", "from": "2030-02-01", "until": "2030-01-01",',
      '2030-01-01 is below 2030-02-01, the "from" of the same range',
    ],
  ],
  'two tabs for one choice': [
    ['screens/marketing', '"value": "network", "label"', '"value": "partner", "label"', '"partner" is already a tab'],
  ],
  'a space at an end': [
    ['levels', '"name": "Premium +"', '"name": "Premium + "', 'has a space at its start or end'],
    ['environments/production', '"tradingAllowList": []', '"tradingAllowList": ["anna, boris"]', 'is not one user id'],
  ],
  'a text that is not finished, or leads away': [
    ['locales/en', '"faq.hide": "Can', '"faq.hide": "TODO Can', '"TODO" would show as it is'],
    ['locales/en', '"send.addressHint": "', '"send.addressHint": "At %s. ', '"%s" would show as it is'],
    ['locales/en', '"send.irreversible": "Check', '"send.irreversible": "**Check**', '"**" does nothing in a text'],
    [
      'locales/de',
      '"faq.undoAnswer": "',
      '"faq.undoAnswer": "https://t.me/karat_help ',
      '"https://t.me/karat_help" is an address',
    ],
    [
      'locales/en',
      '"faq.undoAnswer": "',
      '"faq.undoAnswer": "Write to help@karat.io. ',
      '"help@karat.io" is an address',
    ],
  ],
  'an amount or number that is wrong in a text': [
    [
      'locales/en',
      '"faq.undoAnswer": "',
      '"faq.undoAnswer": "From 100 USDT. ',
      '"100 USDT" would stay when config/ changes',
    ],
    ['locales/de', 'zu 30 Minuten', 'zu 60 Minuten', 'says 60, but English says 30'],
  ],
  'a question and its answer in each other’s place': [
    [
      'screens/home/account/faq',
      '"question": "faq.total",\n          "answer": ["faq.totalAnswer"]',
      '"question": "faq.totalAnswer",\n          "answer": ["faq.total"]',
      'is no question: it does not end with "?"',
    ],
  ],
});
