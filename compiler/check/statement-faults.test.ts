import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from '../testing/config-copy.ts';
import { testFaults } from '../testing/fault-table.ts';

const file = 'screens/home/account/statement';
const deposits = '"list": "deposits",\n          "token": { "parameter": "currency", "value": "$row.ticker" }';

/** In a statement, `$row` is an entry of the list in the same object, otherwise an entry of the balances. */
testFaults([
  {
    title: 'unknown list',
    file,
    from: '"list": "deposits"',
    to: '"list": "deposit"',
    at: '"deposit"',
    says: '/blocks/0/lists/0/list — unknown list "deposit" — did you mean "deposits"?',
  },
  {
    title: 'parameter that the list does not have',
    file,
    from: deposits,
    to: deposits.replace('"currency"', '"curency"'),
    at: '"curency"',
    says: '/blocks/0/lists/0/token/parameter — the list "deposits" does not accept "curency" — did you mean "currency"?',
  },
  {
    title: 'amount that entries of the list do not have',
    file,
    from: '"$row.profit"',
    to: '"$row.profits"',
    says: '/blocks/0/lists/4/operations/0/amount — "$row" has no field "profits" — did you mean "$row.profit"?',
  },
  {
    title: 'date in place of an amount',
    file,
    from: '"$row.profit"',
    to: '"$row.date"',
    at: '"$row.date",\n              "unless"',
    says: '/blocks/0/lists/4/operations/0/amount — "$row.date" is not an amount',
  },
  {
    title: 'unknown direction',
    file,
    from: '"$row.type", "accrual"] },\n              "moves": "in"',
    to: '"$row.type", "accrual"] },\n              "moves": "inn"',
    at: '"inn"',
    says: '/blocks/0/lists/4/operations/0/moves — "inn" is not one of in, out, within — did you mean "in"?',
  },
  {
    title: 'kind of entry that the list never has',
    file,
    from: '["$row.type", "gift"]',
    to: '["$row.type", "gifts"]',
    at: '"gifts"',
    says: '/blocks/0/lists/4/operations/1/when/equals/1 — "$row.type" is never "gifts", only "accrual", "period_start", "period_end", "gift", "bonus" — did you mean "gift"?',
  },
  {
    title: 'unknown part of a balance',
    file,
    from: '"$row.frozenBalance"',
    to: '"$row.frozenBalanse"',
    says: '/blocks/0/amounts/1 — "$row" has no field "frozenBalanse" — did you mean "$row.frozenBalance"?',
  },
  {
    title: 'day that the screen does not have',
    file,
    from: '"to": "to"',
    to: '"to": "until"',
    at: '"until"',
    says: '/blocks/0/to — unknown search parameter "until": one of from, to, period',
  },
  {
    title: 'word for all time that the parameter never has',
    file,
    from: '"all": "all"',
    to: '"all": "ever"',
    at: '"ever"',
    says: '/blocks/0/period/all — "period" is never "ever"',
  },
]);

test('an editor knows the keys in a list of a statement', () => {
  const schema: { definitions: { block: { oneOf: object[] } } } = JSON.parse(
    readFileSync(join(root, 'generated/schemas/kinds.json'), 'utf8'),
  );
  const block = schema.definitions.block.oneOf.find((one) => JSON.stringify(one).includes('"const":"statement"'));
  const operation = { required: ['title', 'moves', 'amount'] };
  const list = { properties: { operations: { items: { anyOf: [operation, {}] } } } };
  expect(block).toMatchObject({ properties: { lists: { items: { anyOf: [list, {}] } } } });
});
