import { testFaults } from '../testing/fault-table.ts';

const file = 'lists/commercial-operations';

testFaults([
  {
    title: 'a link to an entry of which more than its number would have to be kept',
    file: 'lists/withdraws',
    from: '"id": "$row.id"',
    to: '"id": "$row.hash"',
    at: '"$row.hash"\n      }\n    }\n  },',
    says: '/row/action/search/id — an outcome leads here too, and only the number of an entry is kept: "$row.hash" is not known then — did you mean "$row.id"?',
  },
  {
    title: 'an outcome that is never watched for',
    file: 'lists/deposits',
    from: '"watched": "always"',
    to: '"watched": "alway"',
    at: '"alway"',
    says: '/outcomes/watched — "alway" is not one of always, onceLoaded, whilePending — did you mean "always"?',
  },
  {
    title: 'a condition on a word that an entry never has',
    file,
    from: '"equals": ["$row.type", "period_end"]',
    to: '"equals": ["$row.type", "period_ends"]',
    at: '"period_ends"',
    says: '/outcomes/when/equals/1 — "$row.type" is never "period_ends", only "accrual", "period_start", "period_end", "gift", "bonus" — did you mean "period_end"?',
  },
]);
