import { testKinds } from '../testing/fault-table.ts';

const probe = 'screens/probe';
const shown = '{ "all": [{ "is": "$entry.id" }, { "runtime": "web" }] }';
const faq = 'screens/home/account/faq';
const cell = '{ "cell": "age", "data": "balances" }';
const screen = '"$schema": "../../../generated/schemas/screen.json"';

testKinds({
  'a comparison that is never or always so': [
    [probe, shown, '{ "equals": ["$entry.amount", "pending"] }', '"$entry.amount" is a number, never "pending"'],
    [probe, shown, '{ "equals": ["$account.available", "none"] }', 'is a number, never "none"'],
    [probe, shown, '{ "equals": ["$search.depth", 12] }', '"$search.depth" is from 1 to 9, never 12'],
    [probe, shown, '{ "equals": ["$entry.date", "today"] }', '"$entry.date" is a date, never "today"'],
    [probe, shown, '{ "equals": ["$entry.amount", "$entry.date"] }', 'they are never equal'],
    [probe, shown, '{ "above": ["$account.ticker", "0"] }', '"$account.ticker" is not an amount'],
    [probe, shown, '{ "above": ["$search.depth", "9"] }', 'is from 1 to 9: this is never so'],
    [probe, shown, '{ "atLeast": ["9", "$search.depth"] }', 'is from 1 to 9: this is always so'],
    [
      probe,
      shown,
      '{ "all": [{ "above": ["$entry.amount", "10"] }, { "above": ["5", "$entry.amount"] }] }',
      'cannot be above and below at once',
    ],
    [
      'screens/wallet',
      '"block"',
      '"when": { "equals": ["$session.networkLevel", "none"] }, "block"',
      'is a number, never "none"',
    ],
  ],
  'a date that does not exist': [
    [probe, shown, '{ "before": "2026-02-30" }', 'there is no day 2026-02-30'],
    [
      'screens/wallet/start',
      '"blocks": [',
      '"blocks": [{ "block": "prose", "when": { "before": "2027-02-29" }, "paragraphs": ["start.refused"] },',
      'there is no day 2027-02-29',
    ],
    [probe, shown, '{ "before": "2026-02-20T25:00Z" }', 'there is no such time: 2026-02-20T25:00Z'],
    [probe, shown, '{ "before": "0202-02-20" }', 'the year 0202 cannot be meant'],
  ],
  'a range that is reversed or beyond what can be': [
    ['lists/network-partners', '"min": 1', '"min": 10', 'the minimum 10 is above the maximum 9'],
    [
      'forms/level-calculator',
      '"unit": "XAUT",',
      '"unit": "XAUT", "min": { "value": "5", "fault": "form.volumeBelowMinimum" }, "max": { "value": "4", "fault": "form.maxVolumeExceeded" },',
      'the maximum 4 is below the minimum',
    ],
    [
      'lists/buys',
      '"from": "$parameter.from.start",\n    "to": "$parameter.to.end"',
      '"from": "$parameter.to.start",\n    "to": "$parameter.from.end"',
      '/with/from — "$parameter.to.start" is the upper end of a range',
    ],
    ['limits', '"days": 30', '"days": 99999', 'must be at most 1000'],
  ],
  'a link that does not say which balance it means': [
    [
      'parts/marketing-withdraw',
      '"search": { "tab": "{account}", "id": "$answer.id" }',
      '"search": { "id": "$answer.id" }',
      '/marketing/send/history/info shows partner or network: say which under "tab" of "search"',
    ],
    ['lists/personal-partners', '"tab": "partner",', '', '/marketing shows partner or network: say which'],
    [
      'screens/marketing/partner-info',
      '"back": { "to": "/marketing", "search": { "tab": "partner" } }',
      '"back": { "to": "/marketing" }',
      '/back/to — /marketing shows partner or network: say which',
    ],
    [
      'parts/marketing-withdraw',
      '"tab": "{account}", "id"',
      '"tab": "networks", "id"',
      '"networks" is not one of partner, network',
    ],
  ],
  'a screen that no way leads to': [
    [
      'screens/home/lonely',
      '',
      `{ ${screen}, "title": "faq.title", "blocks": [{ "block": "prose", "paragraphs": ["send.limitsHint"] }] }`,
      'no way leads to /home/lonely',
    ],
    [
      'screens/home/account',
      '"icon": "presentation",',
      '"isHidden": true, "icon": "presentation",',
      'no way leads to /home/account/presentation',
    ],
  ],
  'a way to itself': [
    [faq, '"to": "/wallet/get"', `"to": "/home/account/faq"`, 'leads to /home/account/faq, where it stands'],
    [
      'screens/wallet/send/limits',
      '"to": "/wallet/get/limits"',
      '"to": "/wallet/send/limits"',
      'leads to /wallet/send/limits, where it stands',
    ],
    [
      'screens/marketing/network-info',
      '"back": { "to": "/marketing", "search": { "tab": "network" } }',
      '"back": { "to": "/marketing/network-info" }',
      'where it stands',
    ],
    [
      'screens/trading',
      '"back": { "to": "/home/account" }',
      '"back": { "to": "/trading" }',
      '/back/to — leads to /trading',
    ],
    ['screens/xau/account', '"redirect": "/home/account"', '"redirect": "/xau/account"', 'is a redirect itself'],
  ],
  'a list as one value, and one value as a list': [
    [probe, cell, '{ "cell": "plain", "value": "$balances.result" }', '"$balances.result" is a list'],
    [probe, '"value": "$entry.amount", "style"', '"value": "$levels.levels", "style"', '"$levels.levels" is a list'],
    ['screens/wallet/send/limits', '"value": "$limit.minimumUsdt"', '"value": "$limit"', '"$limit" is no single value'],
    ['screens/entries', '"$levels.levels"', '"$levels.personalVolumeFrom"', 'is not a list'],
  ],
  'a block, a question or a word twice': [
    [
      probe,
      '{ "block": "list", "list": "probe"',
      '{ "block": "list", "title": "fact.id", "list": "probe", "with": { "currency": "$search.currency" } }, { "block": "list", "list": "probe"',
      'is there twice: it already stands at /blocks/3',
    ],
    [faq, '"question": "faq.memo"', '"question": "faq.hide"', 'this question is already at /blocks/0/items/4'],
    [faq, '"question": "faq.memo"', '"question": "faq.tokens"', 'this question is already at /blocks/0/items/0'],
    ['screens/wallet/send/history', '"value": "completed"', '"value": "pending"', '"pending" is there twice'],
    ['screens/home/account', '"value": "dark"', '"value": "system"', '"system" is there twice'],
    ['forms/withdraw', '[25, 50, 75]', '[25, 25, 75]', '"25" is there twice'],
    [
      probe,
      '"paragraphs": [',
      '"paragraphs": ["send.limitsHint", "send.limitsHint", ',
      '"send.limitsHint" is there twice',
    ],
  ],
});
