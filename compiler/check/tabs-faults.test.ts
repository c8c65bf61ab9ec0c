import { testFaults } from '../testing/fault-table.ts';

const file = 'screens/probe';

testFaults([
  {
    title: 'choice left out that the catalogue does not have',
    file,
    from: '"default": "xaut"',
    to: '"except": { "messenger": ["paxgold"] }, "default": "xaut"',
    at: '"paxgold"',
    says: '/search/currency/except/messenger/0 — "paxgold" is not one of xaut, paxg — did you mean "paxg"?',
  },
  {
    title: 'all choices left out',
    file,
    from: '"default": "xaut"',
    to: '"except": ["xaut", "paxg"], "default": "xaut"',
    at: '["xaut", "paxg"]',
    says: '/search/currency/except — nothing is left to choose',
  },
  {
    title: 'tabs of an unknown search parameter',
    file,
    from: '"parameter": "currency"',
    to: '"parameter": "curency"',
    at: '"curency"',
    says: '/blocks/0/parameter — unknown search parameter "curency" — did you mean "currency"?',
  },
  {
    title: 'tabs that set no search parameter',
    file,
    from: '{ "block": "tabs", "label": "wallet.token", "parameter": "currency", "from": "tokens" }',
    to: '{ "block": "tabs", "label": "wallet.token", "from": "tokens" }',
    says: '/blocks/0 — choices need the "parameter" they set',
  },
  {
    title: 'tab without a target',
    file,
    from: '"parameter": "currency", "from": "tokens" }',
    to: '"items": [{ "label": "wallet.title", "action": { "action": "navigate", "to": "/walet" } }] }',
    at: '"/walet"',
    says: '/blocks/0/items/0/action/to — unknown screen "/walet" — did you mean "/wallet"?',
  },
  {
    title: 'tabs of another catalogue',
    file,
    from: '"parameter": "currency", "from": "tokens"',
    to: '"parameter": "currency", "from": "networks"',
    at: '"networks"',
    says: '/blocks/0/from — "currency" is not from networks',
  },
  {
    title: 'tab with a value that its parameter never has',
    file,
    from: '"parameter": "currency", "from": "tokens"',
    to: '"parameter": "period", "items": [{ "value": "year", "label": "wallet.token" }]',
    at: '"year"',
    says: '/blocks/0/items/0/value — "period" is never "year"',
  },
]);
