import { testKinds } from '../testing/fault-table.ts';

const statement = 'screens/home/account/statement';
const deposited = '"completed": "outcome.deposited",\n"failed": "outcome.notDeposited"';
const [wallet, marketing] = [
  '{ "to": "/wallet", "icon": "wallet", "label": "nav.wallet" }',
  '{ "to": "/marketing", "icon": "affiliate", "label": "nav.marketing" }',
];
const channel = '"equals": ["$language.code", "ru"]\n}\n},\n"action": {\n"action": "open",\n"link": "channelEn"';

testKinds({
  'texts of two outcomes that are exchanged': [
    [
      'lists/deposits',
      deposited,
      '"completed": "outcome.notDeposited", "failed": "outcome.deposited"',
      '/outcomes/completed — "outcome.notDeposited" is said of a failure, but here of a success',
    ],
    [
      'lists/commercial-operations',
      '"period_start": {\n"text": "operation.periodStart"\n},\n"period_end": {\n"text": "operation.periodEnd"',
      '"period_start": { "text": "operation.periodEnd" }, "period_end": { "text": "operation.periodStart"',
      '"period_start" reads as "operation.periodEnd", which says "period_end": it is exchanged with "operation.periodStart"',
    ],
    [
      'lists/commercial-operations',
      '"gift": "operation.gift"',
      '"gift": "operation.bonus"',
      '/csv/columns/2/words/gift — "gift" reads as "operation.bonus", which says "bonus"',
    ],
    [
      'navigation',
      `${wallet},\n${marketing}`,
      `${wallet.replace('nav.wallet', 'nav.marketing')}, ${marketing.replace('nav.marketing', 'nav.wallet')}`,
      '/items/1/label — "nav.marketing" is the label of /marketing: it is exchanged with "nav.wallet"',
    ],
  ],
  'a text of another form': [
    [
      'forms/withdraw',
      '"submit": "send.confirm"',
      '"submit": "sell.confirm"',
      '"sell.confirm" is of another form than this one, "send.title" — did you mean "send.confirm"?',
    ],
  ],
  'a text that says the opposite of when it shows': [
    [
      'screens/wallet',
      '"when": { "not": { "is": "$account.isLocked" } },\n"text": "wallet.notStarted"',
      '"when": { "is": "$account.isLocked" },\n"text": "wallet.notStarted"',
      '"wallet.notStarted" says the opposite of when it shows: only where "$account.isLocked" is there',
    ],
    [
      'screens/wallet',
      '"when": { "not": { "is": "$latest.isFound" } }',
      '"when": { "is": "$latest.isFound" }',
      '"wallet.notFound" says the opposite of when it shows',
    ],
    [
      'screens/wallet/commercial-transaction-history/info',
      '"when": { "not": { "is": "$entry" } }',
      '"when": { "is": "$entry" }',
      '"history.noEntry" says the opposite of when it shows: only where "$entry" is there',
    ],
    [
      'screens/wallet/get',
      '"closed": { "not": { "open": "deposit" } }',
      '"closed": { "open": "deposit" }',
      '"closed.getTitle" says the opposite of when it shows: only where "deposit" is open',
    ],
    [
      'screens/wallet/start',
      '"when": {\n"is": "$account.isLocked"\n}',
      '"when": { "not": { "is": "$account.isLocked" } }',
      '"start.lockedTitle" says the opposite of when it shows: only where "$account.isLocked" is not there',
    ],
    [
      'screens/home/account',
      channel,
      channel.replace('channelEn', 'channelRu'),
      'which shows on the opposite condition: one of them is meant otherwise',
    ],
    [
      'screens/wallet/activity',
      '"when": { "is": "$app.honorsParameters.status" }',
      '"when": { "is": "$app.honorsParameters.sort" }',
      'shows where the API honors "sort", but sets "status" — did you mean "$app.honorsParameters.status"?',
    ],
  ],
  'a statement that does not add up': [
    [
      statement,
      '"unless": ["pending", "failed", "cancelled"]',
      '"unless": ["failed", "cancelled"]',
      'without "pending" under "unless" it counts what has not come in',
    ],
    [
      statement,
      '"moves": "out",\n"amount": "$row.amount",\n"unless": ["failed", "cancelled"]',
      '"moves": "out", "amount": "$row.amount", "unless": ["pending", "failed", "cancelled"]',
      '/unless/0 — "pending" changes the balance: what is sent leaves the balance at once',
    ],
    [
      statement,
      '"moves": "out",\n"amount": "$row.amount",\n"unless": ["failed", "cancelled"]',
      '"moves": "out", "amount": "$row.amount"',
      'without "failed" or "cancelled" under "unless" it counts what was not sent',
    ],
    [
      statement,
      ', "$row.promoBalance"]',
      ']',
      '/amounts — the balance of a token has "$row.promoBalance", too: without, nothing adds up',
    ],
    [statement, '"$row.profit"', '"$row.amount"', 'is not what the balance changes by — did you mean "$row.profit"?'],
    [
      statement,
      '"title": "buy.entry",\n"moves": "in",\n"amount": "$row.amount"',
      '"title": "buy.entry", "moves": "in", "amount": "$row.usdt"',
      '"$row.usdt" is not what the balance changes by — did you mean "$row.amount"?',
    ],
    [
      statement,
      '"title": "sell.entry",\n"moves": "out",\n"amount": "$row.amount"',
      '"title": "sell.entry", "moves": "out", "amount": "$row.price"',
      '"$row.price" is not what the balance changes by — did you mean "$row.amount"?',
    ],
    [
      statement,
      '"when": { "equals": ["$row.type", "bonus"] },\n"moves": "in"',
      '"when": { "equals": ["$row.type", "bonus"] }, "moves": "out"',
      '/moves — "bonus" does not move the balance that way — did you mean "in"?',
    ],
  ],
  'a part in place of the whole': [
    [
      'screens/home',
      '"hero": { "value": "$portfolio.dollars"',
      '"hero": { "value": "$portfolio.available"',
      '"$portfolio.available" is a part, which stands below: this is the number of the whole',
    ],
    [
      'screens/wallet',
      '"hero": { "value": "$account.dollars"',
      '"hero": { "value": "$account.availableDollars"',
      '"$account.availableDollars" is a part, which stands below',
    ],
    ['screens/wallet', '"value": "$account.total", "style"', '"value": "$account.gift", "style"', 'is a part'],
  ],
  'a value whose point is in the wrong place': [
    [
      'limits',
      '"amount": "0.02"',
      '"amount": "20"',
      '/gift/amount — 20 cannot be right beside the minimum 0.025 of "wallet": is a point missing?',
    ],
    ['limits', '"promo": "0.01"', '"promo": "10"', '/start/promo — 10 cannot be right beside the minimum 0.025'],
    [
      'limits',
      '"start": {\n"usdt": "100"',
      '"start": {\n"usdt": "100000"',
      '/start/usdt — 100000 cannot be right beside the minimum 100 of "wallet"',
    ],
  ],
  'what leads nowhere': [
    [
      'screens/home',
      '"label": "business.title", "action": { "action": "navigate", "to": "/business" } }',
      '"label": "business.title" }',
      'missing "action": "business.title" leads nowhere',
    ],
    [
      'parts/nothing-available',
      '"open": "deposit"\n},\n"action": {\n"action": "navigate",\n"to": "/wallet/get",\n"search": {\n"currency": "$parameter.currency"\n}\n}',
      '"open": "deposit" }',
      'missing "action": "get.title" leads nowhere',
    ],
  ],
  'a kind of entry that counts twice, or not at all': [
    [
      statement,
      '["$row.type", "bonus"]',
      '["$row.type", "gift"]',
      '/operations/2/when/equals/1 — "gift" is there twice: it would count twice — did you mean "bonus"?',
    ],
    [
      statement,
      '{\n"title": "operation.bonus",\n"when": { "equals": ["$row.type", "bonus"] },\n"moves": "in",\n"amount": "$row.amount",\n"unless": ["pending", "failed", "cancelled"]\n},',
      '',
      '/lists/4/operations — does not count "bonus": nothing adds up without',
    ],
  ],
  'an outcome of another kind of entry': [
    [
      'lists/commercial-operations',
      '"outcomes": {\n"when": {\n"equals": ["$row.type", "period_end"]',
      '"outcomes": { "when": { "equals": ["$row.type", "period_start"]',
      '"outcome.periodEnded" says "period_end", but shows where "$row.type" is "period_start" — did you mean "period_end"?',
    ],
  ],
});
