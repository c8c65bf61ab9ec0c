import { testKinds } from '../testing/fault-table.ts';

const history = 'screens/wallet/get/history';

testKinds({
  'a way to all entries that does not show them': [
    [
      'screens/wallet',
      '"to": "/wallet/commercial-transaction-history"',
      '"to": "/wallet/send/history"',
      '/more/action/to — leads to all entries, but /wallet/send/history does not show the list "commercial-operations"',
    ],
    [
      'screens/home',
      '"label": "activity.all", "action": { "action": "navigate", "to": "/wallet/activity" }',
      '"label": "activity.all", "action": { "action": "navigate", "to": "/home/information" }',
      'does not show activity',
    ],
  ],
  'a detail that is not the entry beside which it stands': [
    [
      history,
      '"screen": "/wallet/get/history/info"',
      '"screen": "/wallet/send/history/info"',
      '/screen — the rows of the list beside it lead to /wallet/get/history/info — did you mean "/wallet/get/history/info"?',
    ],
    [history, '"beside": "id"', '"beside": "currency"', '/beside — no detail on this screen shows "currency"'],
  ],
  'a row that opens an entry of another list': [
    [
      'lists/deposits',
      '"to": "/wallet/get/history/info"',
      '"to": "/wallet/send/history/info"',
      '/row/action/to — opens an entry of "withdraws", but this lists "deposits" — did you mean "/wallet/get/history/info"?',
    ],
    [
      'lists/sells',
      '"to": "/wallet/sell/history/info"',
      '"to": "/wallet/buy/history/info"',
      'but this lists "sellHistory"',
    ],
  ],
  'a list under the name of another': [
    ['screens/wallet/send', '"list": "withdraws"', '"list": "deposits"', 'of another list — did you mean "withdraws"?'],
  ],
  'a way to an entry by another field than its number': [
    [
      'lists/accruals',
      '"search": { "id": "$row.id" }',
      '"search": { "id": "$row.partnerName" }',
      '/row/action/search/id — "$row.partnerName" is not the "id" of the entry — did you mean "$row.id"?',
    ],
  ],
  'a question that nobody is asked': [
    [
      'screens/home/account',
      '"ask": "signOut"',
      '"ask": ""',
      '/question/search — opens no dialog of /home/account, so nobody is asked: write "ask": "signOut"',
    ],
  ],
  'a way with a fixed token where the user chooses one': [
    [
      'screens/wallet',
      '"to": "/wallet/get", "search": { "currency": "$search.currency" }',
      '"to": "/wallet/get", "search": { "currency": "paxg" }',
      '/search/currency — is always "paxg", but the user chooses the token',
    ],
  ],
  'two controls of a filter that set one parameter': [
    [
      history,
      '"label": "filter.to",\n          "parameter": "to"',
      '"label": "filter.to", "parameter": "from"',
      '/days/1/parameter — "from" is already set at',
    ],
  ],
  'activity that has nothing of what is chosen': [
    [
      'parts/activity',
      '"with": { "currency": "paxg",',
      '"with": { "currency": "xaut",',
      '/with/currency — is of "xaut", but stands as "paxg" — did you mean "paxg"?',
    ],
  ],
  'a value that reads as another one, or as nothing': [
    [
      'lists/commercial-operations',
      '"text": "status.failed"',
      '"text": "status.completed"',
      '/words/failed/text — "failed" reads as "status.completed", the same as any other value',
    ],
    [
      'lists/commercial-operations',
      ',\n "bonus": {\n "text": "operation.bonus"\n }',
      '',
      '/words — has no text for "bonus", which "$row.type" can be',
    ],
  ],
  'a list that speaks of another one': [
    [
      'lists/deposits',
      '"title": "get.noHistory"',
      '"title": "buy.noHistory"',
      '/empty/title — "buy.noHistory" is of another list than this one, "get.history" — did you mean "get.noHistory"?',
    ],
    [
      'lists/sells',
      '"completed": "outcome.sold"',
      '"completed": "outcome.bought"',
      '/outcomes/completed — "outcome.bought" is said of the entries of another list, but this is "sell.history"',
    ],
  ],
  'a list that always shows the same': [
    [
      'lists/marketing-sells',
      '"balanceType": "$parameter.tab"',
      '"balanceType": "balance"',
      '/parameters/tab — the request does not depend on "tab"',
    ],
    [
      'lists/network-partners',
      '"max": 9',
      '"max": 5',
      '"$search.level" is from 1 to 9, but the list "network-partners" takes 1 to 5',
    ],
  ],
  'what people do not see, or see already': [
    [
      'screens/home/account',
      '"value": "$language.label"',
      '"value": "$language.code"',
      '"$language.code" is for addresses and requests, never for people — did you mean "$language.label"?',
    ],
    [
      'lists/network-partners',
      '"id": "$row.userId"',
      '"id": "$row.email"',
      '/id — "$row.email" is the "email" already, not the "id"',
    ],
  ],
});
