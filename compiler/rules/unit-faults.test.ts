import { testKinds } from '../testing/fault-table.ts';

testKinds({
  'a number beside something that is not its unit': [
    [
      'lists/withdraws',
      '"unit": "$row.ticker"',
      '"unit": "$row.network"',
      '/unit — "$row.network" is no unit of a number',
    ],
    [
      'lists/accruals',
      '"unit": "$row.ticker"',
      '"unit": "XAUT"',
      '/unit — is always "XAUT", but each entry says its own token — did you mean "$row.ticker"?',
    ],
    [
      'lists/buys',
      '"amount": "$row.amount",\n    "unit": "$row.ticker"',
      '"amount": "$row.amount",\n    "unit": "USDT"',
      '/outcomes/unit — "USDT" is not the unit of this number, which is in the token',
    ],
    ['parts/receipt', '"unit": "{entry}.ticker"', '"unit": "USDT"', 'is not the unit of this number'],
  ],
  'a share the other way round': [
    [
      'lists/accruals',
      '"part": "$row.profit",\n        "whole": "$row.volume"',
      '"part": "$row.volume", "whole": "$row.profit"',
      '/part — "$row.volume" is not a part of "$row.profit"',
    ],
  ],
  'a screen that shows to anybody what is private': [
    [
      'screens/wallet',
      '"title": "wallet.title",',
      '"title": "wallet.title", "access": { "session": false },',
      '/access/session — "account" under "data" is answered to signed-in users only',
    ],
  ],
  'a stage that is farther than the one before it': [
    [
      'screens/map',
      '"state": "done"',
      '"state": "planned"',
      '/state — is "done" after one that is only "planned": a stage is not farther than the one above it',
    ],
  ],
  'a chart whose numbers stand in the place of others': [
    [
      'screens/trading',
      '"value": "$row.high"',
      '"value": "$row.low"',
      '/value — "low" stands where candles have "high"',
    ],
    [
      'screens/home',
      '"value": "$row.time"',
      '"value": "$row.close"',
      '/x/value — is what is drawn: it stands on both axes',
    ],
  ],
  'an amount that comes in where its list says that it goes out': [
    [
      'screens/home/account/statement',
      '"moves": "out"',
      '"moves": "in"',
      '/moves — the list "withdraws" says "out" — did you mean "out"?',
    ],
  ],
  'a form that shows while another operation is open': [
    [
      'screens/wallet/send',
      '"open": "send"',
      '"open": "sell"',
      '/when/open — this form does a "send", but shows while "sell" is open — did you mean "send"?',
    ],
  ],
  'a code that is written in the file': [
    [
      'forms/withdraw',
      '"$app.twoFactorPlaceholder"',
      '"123456"',
      '/twoFactorCode — "123456" is a fixed code: every user would send it — did you mean "$app.twoFactorPlaceholder"?',
    ],
  ],
  'one mistake about a token that many places show': [
    ['tokens', '"ticker": "XAUT"', '"ticker": "xaut"', '/tokens/xaut/ticker — must be 2 to 10 capital letters'],
    [
      'tokens',
      '"decimals": 8',
      '"decimals": 2',
      '/tokens/xaut/decimals — 5 amounts of config/limits.json have more than 2',
    ],
  ],
  'a part that passes a wrong value on is reported where it was written': [
    [
      'forms/partner-sell',
      'clearPartnerAddress',
      'clearNetworkAddress',
      'config/forms/partner-sell.json:6:14 /with/clear',
    ],
  ],
  'an address of another network than the chosen one': [
    [
      'screens/wallet/get',
      '"operation": "depositAddress",\n      "with": { "network": "$search.network"',
      '"operation": "depositAddress", "with": { "network": "erc20"',
      '/data/deposit/with/network — asks for an address on "erc20", but the user chooses the network',
    ],
  ],
  'plain values that cannot be meant': [
    ['levels', '"personalVolumeFrom": "0.25"', '"personalVolumeFrom": "25"', 'is above the volume of "Standard", 0.5'],
    ['app', '"largeShare": "0.9"', '"largeShare": "0.09"', '/largeShare — 0.09 is a part'],
    [
      'business',
      '"date": "2026-10-01"',
      '"date": "2026-11-01"',
      'is not the month after the one above it: 2026-10-01 is missing',
    ],
    ['environments/production', 'mailto:{address}', 'mailto:{adress}', '/supportMail — nothing fills in {adress}'],
    [
      'environments/production',
      'mailto:{address}',
      'mailto:',
      '/supportMail — must have an e-mail address after mailto:',
    ],
  ],
  'an entry that arrives, in another unit': [
    [
      'screens/wallet/get',
      '"value": "$entry.amount", "style": "token", "unit": "$entry.ticker"',
      '"value": "$entry.amount", "style": "token", "unit": "USDT"',
      '"USDT" is not the unit of this number, which is in the token',
    ],
    [
      'forms/buy',
      '"value": "$entry.usdt",\n"style": "token",\n"unit": "USDT"',
      '"value": "$entry.usdt", "style": "token", "unit": "$entry.ticker"',
      '"$entry.ticker" is not the unit of this number, which is in USDT',
    ],
    ['forms/buy', '"$entry.price"', '"$entry.prise"', '"$entry" has no field "prise" — did you mean "$entry.price"?'],
  ],
  'an amount that shows where amounts are hidden': [
    [
      'screens/wallet',
      '"style": "balance",',
      '"style": "balance", "isPublic": true,',
      '/isPublic — "$account.total" is an amount of the user: it would show where amounts are hidden',
    ],
    [
      'parts/next-level',
      '"share": "$level.volumeShare",',
      '"share": "$level.volumeShare", "isPublic": true,',
      '/bars/0/isPublic — "$level.volume" is an amount of the user',
    ],
    [
      'lists/withdraws',
      '"value": "$row.amount",\n"style": "token",',
      '"value": "$row.amount", "style": "token", "isPublic": true,',
      '/isPublic — "$row.amount" is an amount of the user',
    ],
  ],
  'the number of a chart in another unit than the chart': [
    [
      'screens/trading',
      '"value": "$quoted.last",\n"style": "quote",\n"unit": "$search.currency.ticker"',
      '"value": "$quoted.last", "style": "quote", "unit": "USD"',
      '/hero/unit — "USD" is not the unit of what this chart draws — did you mean "$search.currency.ticker"?',
    ],
  ],
  'an amount of an account in the token of an entry': [
    [
      'screens/wallet',
      '"value": "$latest.amount"',
      '"value": "$account.available"',
      '"$account.available" stands beside "$latest.ticker", the unit of something else',
    ],
  ],
});
