import { testFaults } from '../testing/fault-table.ts';

const needsId = 'needs "id", which selects what it shows; use "" for none';

testFaults([
  {
    title: 'placeholder that is sent before a two-factor code is asked for',
    file: 'forms/probe',
    from: '"operation": "requestWithdraw",',
    to: '"operation": "requestWithdraw",\n    "twoFactor": "whenAsked",',
    at: '"000000"',
    says: '/submit/body/twoFactorCode — "000000" is sent before a code is asked for, and counts as a wrong one — did you mean ""?',
  },
  {
    title: 'link of a row to a screen of one entry, without the entry',
    file: 'lists/sells',
    from: '"currency": "$parameter.currency",\n        "id": "$row.id"',
    to: '"currency": "$parameter.currency"\n',
    at: '{\n      "action": "navigate",\n      "to": "/wallet/sell/history/info"',
    says: `/row/action — /wallet/sell/history/info ${needsId}`,
  },
  {
    title: 'link of a button to a screen of one entry, without the entry',
    file: 'screens/probe',
    from: '{ "action": "open", "link": "landing" }',
    to: '{ "action": "navigate", "to": "/wallet/get/history/info" }',
    says: `/blocks/5/buttons/0/action — /wallet/get/history/info ${needsId}`,
  },
  {
    title: 'typo in the parameter that selects the entry, reported once',
    file: 'screens/probe',
    from: '{ "action": "open", "link": "landing" }',
    to: '{ "action": "navigate", "to": "/wallet/get/history/info", "search": { "idd": "$entry.id" } }',
    at: '"idd"',
    says: '/blocks/5/buttons/0/action/search/idd — /wallet/get/history/info does not accept "idd" — did you mean "id"?',
  },
  {
    title: 'link that says what a person is to have typed, which no address has',
    file: 'screens/probe',
    from: '{ "action": "open", "link": "landing" }',
    to: '{ "action": "navigate", "to": "/marketing/more", "search": { "search": "anna" } }',
    at: '"search": "anna"',
    says: '/blocks/5/buttons/0/action/search/search — /marketing/more does not accept "search", only tab, subTab, level, sort, group, from, to',
  },
  {
    title: 'link of the navigation to a screen of one entry, as it cannot select one',
    file: 'navigation',
    from: '"/marketing"',
    to: '"/marketing/send/history/info"',
    says: `/items/2/to — /marketing/send/history/info ${needsId}`,
  },
  {
    title: 'field of an entry where a screen needs its key',
    file: 'lists/sells',
    from: '"to": "/wallet/sell",\n        "search": {\n          "currency": "$parameter.currency"',
    to: '"to": "/wallet/sell",\n        "search": {\n          "currency": "$parameter.currency.ticker"',
    at: '"$parameter.currency.ticker"\n        }\n      }\n    }\n  }\n}',
    says: '/empty/action/action/search/currency — "$parameter.currency.ticker" may be "XAUT", "PAXG": /wallet/sell accepts only xaut, paxg — did you mean "$parameter.currency"?',
  },
  {
    title: 'field of an entry where a list needs its key',
    file: 'screens/probe',
    from: '"list": "probe", "with": { "currency": "$search.currency"',
    to: '"list": "probe", "with": { "currency": "$search.currency.ticker"',
    at: '"$search.currency.ticker" } },\n    { "block": "form"',
    says: '/blocks/3/with/currency — "$search.currency.ticker" may be "XAUT", "PAXG": the list "probe" accepts only xaut, paxg — did you mean "$search.currency"?',
  },
  {
    title: 'field of an entry where an operation needs its key',
    file: 'screens/probe',
    from: '{ "token": "$search.currency" }',
    to: '{ "token": "$search.currency.ticker" }',
    at: '"$search.currency.ticker" }, "first"',
    says: '/data/entry/with/token — "$search.currency.ticker" may be "XAUT", "PAXG": withdraws accepts only xaut, paxg — did you mean "$search.currency"?',
  },
  {
    title: 'words of a filter that the list does not know',
    file: 'screens/wallet/sell/history',
    from: '"oneOf": ["", "pending", "completed", "failed", "cancelled"]',
    to: '"oneOf": ["", "pending", "completed", "failed", "cancelled", "expired"]',
    at: '"$search.status"',
    says: '/blocks/2/with/status — "$search.status" may be "expired": the list "sells" accepts only pending, completed, failed, cancelled',
  },
]);
