import { testKinds } from '../testing/fault-table.ts';

const start = 'screens/wallet/start';

testKinds({
  'a moment that shows only once it has passed': [
    [
      'screens/wallet/buy',
      '"before": "$app.cardAvailableFrom"\n',
      '"not": { "before": "$app.cardAvailableFrom" }\n',
      '/blocks/1/when — shows "$app.cardAvailableFrom", a day, only once it has passed',
    ],
    [
      'screens/wallet/buy',
      '"cell": "countdown",\n"until": "$app.cardAvailableFrom"\n}',
      '"cell": "countdown", "until": "$app.cardAvailableFrom" }, "when": { "not": { "before": "$app.cardAvailableFrom" } }',
      '/blocks/1/rows/1/when — never shows: "$app.cardAvailableFrom" is not still to come and',
    ],
  ],
  'the end of a lock where nothing is locked': [
    [
      'forms/start-period',
      '"$account.nextFinishAt"',
      '"$account.lockFinishAt"',
      '/value/value — "$account.lockFinishAt" is known only where "$account.isLocked" is there',
    ],
    [
      'screens/wallet',
      '"label": "wallet.inWorkButton",\n"when": { "is": "$account.isLocked" },',
      '"label": "wallet.inWorkButton",\n"when": { "is": "$account.canStart" },',
      'is known only where "$account.isLocked" is there',
    ],
  ],
  'a form beside the notice that it cannot be sent': [
    [
      start,
      '"not": {\n"is": "$account.isLocked"\n}\n},\n{\n"is": "$account.canStart"',
      '"is": "$account.isLocked"\n},\n{\n"is": "$account.canStart"',
      '/blocks/3/when — shows this form only beside /blocks/1, which leads elsewhere',
    ],
    [
      start,
      '{\n"is": "$account.canStart"\n}\n]\n},\n"form"',
      '{ "not": { "is": "$account.canStart" } }] }, "form"',
      '/blocks/3/when — shows this form only beside /blocks/2, which leads elsewhere',
    ],
  ],
  'networks of two runtimes that are exchanged': [
    [
      'parts/nothing-available',
      '"network": "trc20"\n}\n}\n},\n{\n"label": "buy.title",\n"variant": "outline",\n"when": {\n"all": [\n{\n"runtime": "messenger"\n},\n{\n"open": "buy"\n}\n]\n},\n"action": {\n"action": "navigate",\n"to": "/wallet/buy",\n"search": {\n"currency": "$parameter.currency",\n"network": "ton"',
      '"network": "ton" } } }, { "label": "buy.title", "variant": "outline", "when": { "all": [{ "runtime": "messenger" }, { "open": "buy" }] }, "action": { "action": "navigate", "to": "/wallet/buy", "search": { "currency": "$parameter.currency", "network": "trc20"',
      '"trc20" is exchanged with "ton" of the web',
    ],
  ],
  'a way of one runtime to another network than the others': [
    [
      'screens/wallet',
      '"to": "/wallet/sell",\n"search": { "currency": "$search.currency", "network": "ton" }',
      '"to": "/wallet/sell", "search": { "currency": "$search.currency", "network": "trc20" }',
      '/search/network — every other way that shows in the messenger alone leads to "ton" — did you mean "ton"?',
    ],
  ],
  'a parameter that takes the field of another': [
    [
      'forms/level-calculator',
      '"volume": "$form.volume",\n"partners": "$form.partners"',
      '"volume": "$form.partners",\n"partners": "$form.volume"',
      '/with/volume — "$form.partners" is the "partners", not the "volume" — did you mean "$form.volume"?',
    ],
  ],
  'a text under the title of another': [
    [
      'screens/wallet/buy',
      '"text": "closed.buyText"',
      '"text": "closed.sellText"',
      '"closed.sellText" stands under "closed.buyTitle", which has a text of its own — did you mean "closed.buyText"?',
    ],
  ],
  'a price of what is no token': [
    [
      'forms/sell',
      '"include": "rate-fact",\n"with": {\n"token": "$parameter.currency.ticker"',
      '"include": "rate-fact", "with": { "token": "USDT"',
      '"USDT" is no token of the wallet: its price would be of another',
    ],
  ],
});
