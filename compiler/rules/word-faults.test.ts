import { testKinds } from '../testing/fault-table.ts';

const wallet = 'screens/wallet';
const tile = '"label": "get.title",\n          "action": { "action": "navigate", "to": "/wallet/get"';
const incoming = '"value": "$row.amount",\n      "style": "token",\n      "unit": "$row.ticker",\n      "direction": ';
const paidOut = '"value": "$row.usdt",\n        "style": "token",\n        "unit": "USDT"';
const receive = '"value": "$form.amount.usdt",\n          "style": "token"\n        }\n      }';
const change = '"value": "failed",\n              "label": "status.failed"';

testKinds({
  'a message about money that says another figure': [
    [
      'forms/sell',
      receive,
      receive.replace('form.amount.usdt', 'account.price'),
      'is not what "receive" says — did you mean "$form.amount.usdt"?',
    ],
    [
      'parts/withdraw-done',
      '"value": "$form.amount"',
      '"value": "$account.available"',
      'is neither what was sent nor what was answered',
    ],
    [
      'parts/sale-done',
      '"value": "$answer.usdt"',
      '"value": "$form.amount"',
      'is in the token, but the text says USDT',
    ],
    ['lists/buys', paidOut, paidOut.replace('USDT', '$row.ticker'), 'is not the unit of this number, which is in USDT'],
    ['screens/wallet/start', '"$limits.start.usdt"', '"$limits.wallet.usdt"', 'may not be the limit of this operation'],
    [
      'parts/sale-done',
      '"above": ["$form.amount.usdt", "$answer.usdt"]',
      '"above": ["$answer.usdt", "$form.amount.usdt"]',
      'shows where its difference is below zero',
    ],
  ],
  'a direction that is not that of the operation': [
    ['lists/withdraws', `${incoming}"out"`, `${incoming}"in"`, 'the badge of this list says "out"'],
    [
      'screens/wallet/sell/history/info',
      '"direction": "out"',
      '"direction": "in"',
      'the list of the same operation says "out"',
    ],
  ],
  'a failure that is said as a success': [
    [
      'forms/withdraw',
      '"failed": "send.failed"',
      '"failed": "send.done"',
      '"send.done" is said of a success, but here of a failure',
    ],
    [
      'lists/withdraws',
      '"completed": "outcome.withdrawn"',
      '"completed": "outcome.notWithdrawn"',
      'is said of a failure, but here of a success',
    ],
    [
      wallet,
      '"text": "status.failed", "tone": "negative"',
      '"text": "status.failed", "tone": "positive"',
      '"failed" does not look "positive"',
    ],
  ],
  'words that lead elsewhere': [
    [
      wallet,
      tile,
      tile.replace('to": "/wallet/get', 'to": "/wallet/send'),
      '"get.title" is the title of /wallet/get, but this leads to /wallet/send',
    ],
    [
      wallet,
      '"variant": "quiet",\n"action": { "action": "navigate", "to": "/wallet/start"',
      '"variant": "quiet",\n"action": { "action": "navigate", "to": "/wallet/sell"',
      '"wallet.start" is the name of /wallet/start, but this leads to /wallet/sell — did you mean "/wallet/start"?',
    ],
    [
      'screens/wallet/sell',
      '"to": "/wallet/sell/history"',
      '"to": "/wallet/buy/history"',
      '"sell.history" is the name of a list that /wallet/buy/history does not show',
    ],
    [
      'screens/wallet/send',
      '"list": "withdraws"',
      '"list": "deposits"',
      'stands under "send.history", the name of another list',
    ],
    [
      'screens/home/account',
      '"link": "messengerApp"',
      '"link": "landing"',
      'the name of another link — did you mean "messengerApp"?',
    ],
    [
      'screens/wallet/commercial-transaction-history',
      `${change}\n`,
      `${change.replace('status.failed', 'status.pending')}\n`,
      'pending',
    ],
  ],
  'a network or token with what belongs to another': [
    [
      'networks',
      '"xaut": "0x68749665FF8D2d112Fa859AA293F07A622782F38"',
      '"xaut": "0x45804880De22913dAFE09f4980848ECE6EcbAf78"',
      'is the contract of PAXG on Ethereum, not of XAUT on Ethereum',
    ],
    ['networks', '"hasMemo": true', '"hasMemo": false', 'exchanges credit transfers on TON by their memo'],
    ['networks', '"addressStart": "T"', '"addressStart": "0x"', 'its contracts under "contracts" do not begin with 0x'],
    [
      'networks',
      'https://tronscan.org/#/transaction/{hash}',
      'https://etherscan.io/transaction/{hash}',
      'is of another site than the addresses of trc20, tronscan.org',
    ],
    [
      'networks',
      'tronscan.org/#/transaction/{hash}',
      'tronscan.org/#/address/{hash}',
      'leads to the page of an address',
    ],
    ['tokens', '"rateField": "PAXG"', '"rateField": "XAUT"', '"XAUT" occurs twice'],
    ['languages', '"label": "Français"', '"label": "Deutsch"', '"Deutsch" occurs twice'],
    ['business', '"rate": "9.5"', '"rate": "950"', 'must be from 0.5 to 40, percent a year'],
  ],
  'a block or address that lacks its own': [
    [
      'screens/home/free',
      '"equals": ["$search.currency", "paxg"]',
      '"equals": ["$search.currency", "xaut"]',
      'is there twice',
    ],
    ['environments/production', '&body={message}', '', 'the placeholder {message} is missing'],
  ],
  'what is of another section, language or nobody': [
    [
      'screens/business',
      '"to": "/xau/arb/statistics"',
      '"to": "/xau/trade/statistics"',
      'is of "trade", but shows while "arb" is chosen — did you mean "/xau/arb/statistics"?',
    ],
    [
      'languages',
      '{ "code": "pl", "label": "Polski", "direction": "ltr" },\n{ "code": "cs", "label": "Čeština"',
      '{ "code": "pl", "label": "Latin", "direction": "ltr" }, { "code": "cs", "label": "Polski"',
      'is the name of "pl", not of "cs"',
    ],
    ['environments/production', 'https://t.me/karat_example_support"', 'https://t.me/"', '/support — leads to nobody'],
    ['links', 'https://t.me/karat_example_en', 'https://t.me/', '/links/channelEn — leads to nobody'],
    [
      'forms/loan',
      '"value": "6"',
      '"value": "0"',
      '/fields/term/items/0/value — "0" is nothing to choose among numbers',
    ],
  ],
  'what leads, copies or is done as another does': [
    [
      'networks',
      'https://tonviewer.com/{address}',
      'https://tonviewer.com/transaction/{address}',
      'leads to the page of a transaction, not of an address',
    ],
    [
      'screens/home',
      '"done": { "is": "$steps.hasBought" }',
      '"done": { "is": "$steps.hasReceived" }',
      'says that "home.beginBuy" is done, as "home.beginReceive" does',
    ],
    [
      'screens/home',
      '"token": "$limits.gift.ticker" }\n},\n"action": { "action": "navigate", "to": "/home/free", "search": { "currency": "$search.currency" } }\n}',
      '"token": "$limits.gift.ticker" } }, "action": { "action": "navigate", "to": "/wallet/get", "search": { "currency": "$search.currency" } } }',
      '"home.gift" leads to /home/free elsewhere on this screen',
    ],
    ['screens/home/free', '"link": "chatEn"', '"link": "chatRu"', '"chatRu" is there twice, "chatEn" not'],
    [
      'screens/home/account/email',
      '"action": "copy",\n"value": "$app.supportEmail"',
      '"action": "copy", "value": "$session.userId"',
      'copies what does not stand above it — did you mean "$app.supportEmail"?',
    ],
  ],
  'a level that is the same for everybody': [
    [
      'screens/home/account',
      '"level": "$session.networkLevel" } }',
      '"level": 1 } }',
      '/data/level/with/level — is always 1, whoever is signed in',
    ],
    [
      'screens/marketing/qualification-table',
      '"equals": ["$index", "$session.networkLevel"]',
      '"equals": ["$index", 1]',
      'always marks the same row',
    ],
    ['forms/loan', '"step": "0.01"', '"step": "1000"', '/fields/amount/step — the step 1000 is above the minimum 500'],
  ],
});
