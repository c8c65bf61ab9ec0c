import { testKinds } from '../testing/fault-table.ts';

testKinds({
  'data, a unit or a part of another token than what it is about': [
    [
      'screens/wallet',
      '"view": "wallet-account", "with": { "ticker": "$search.currency.ticker" }',
      '"view": "wallet-account", "with": { "ticker": "$tokens.xaut.ticker" }',
      '/data/account/with/ticker — is always "$tokens.xaut.ticker", but the user chooses the token — did you mean "$search.currency.ticker"?',
    ],
    [
      'screens/home',
      '"symbol": "$search.currency.candleSymbol"',
      '"symbol": "$tokens.paxg.candleSymbol"',
      '/data/candles/with/symbol — is always "$tokens.paxg.candleSymbol"',
    ],
    [
      'screens/home',
      '"$tokens.xaut.ticker"',
      '"$tokens.paxg.ticker"',
      '"$tokens.paxg.ticker" is of "paxg", but "xautAccount" is called after "xaut"',
    ],
    [
      'screens/home',
      '"xautHour": { "include": "last-hour", "with": { "token": "xaut" } }',
      '"xautHour": { "include": "last-hour", "with": { "token": "paxg" } }',
      'is of "paxg", but "xautHour" is called after "xaut"',
    ],
    [
      'screens/wallet',
      '"style": "balance", "unit": "$account.ticker"',
      '"style": "balance", "unit": "$tokens.paxg.ticker"',
      '/unit — is always "$tokens.paxg.ticker", but the user chooses the token — did you mean "$search.currency.ticker"?',
    ],
    [
      'screens/wallet/get/limits',
      '"unit": "$search.currency.ticker"',
      '"unit": "XAUT"',
      '/unit — is always "XAUT", but the user chooses the token',
    ],
    [
      'screens/marketing/more',
      '"value": "$found.xaut", "style": "profit", "unit": "XAUT"',
      '"value": "$found.xaut", "style": "profit", "unit": "PAXG"',
      'is not the token of "$found.xaut"',
    ],
    [
      'parts/home-token',
      '"${token}Account.price"',
      '"$xautAccount.price"',
      'is always of "xaut", but this part is of the token that it is included with',
    ],
  ],
  'amounts and limits under another name': [
    [
      'forms/withdraw',
      '"take": "$form.amount"',
      '"take": "$form.amount.dollars"',
      '"$form.amount.dollars" is not in the unit of "$account.available"',
    ],
    [
      'forms/withdraw',
      '"balance": "wallet",\n      "token": "$parameter.currency.ticker"',
      '"balance": "wallet",\n      "token": "$parameter.currency"',
      '/submit/money/token — "$parameter.currency" is not the token of this form — did you mean "$parameter.currency.ticker"?',
    ],
    [
      'screens/home',
      '"with": { "operation": "buy", "token": "$search.currency", "network": "trc20" }',
      '"with": { "operation": "sell", "token": "$search.currency", "network": "trc20" }',
      '"buyLimit" is called after "buy", but is the limit of "sell" — did you mean "buy"?',
    ],
  ],
  'a moment without a time zone': [
    [
      'screens/wallet/buy',
      '"until": "$app.cardAvailableFrom"',
      '"until": "2040-01-01T10:00:00"',
      '"2040-01-01T10:00:00" has no time zone: Z at its end is UTC — did you mean "2040-01-01T10:00:00Z"?',
    ],
  ],
  'a token where the words say a network': [
    [
      'forms/buy',
      '"value": "$parameter.network.name"\n}\n}\n]',
      '"value": "$parameter.currency.name" } } ]',
      '"$parameter.currency.name" is a token, but "fact.network" says "network" — did you mean "$parameter.network.name"?',
    ],
    [
      'screens/wallet/get',
      '"network": "$search.network.name" }\n}',
      '"network": "$search.currency.name" } }',
      '"$search.currency.name" is a token, but "get.address" says "network"',
    ],
  ],
  'a pair of no token where one is divided by': [
    [
      'screens/trading',
      '"gold": "$search.currency.candleSymbol"',
      '"gold": "$search.token.candleSymbol"',
      'price-in-token accepts only XAUT:USD, PAXG:USD',
    ],
  ],
});
