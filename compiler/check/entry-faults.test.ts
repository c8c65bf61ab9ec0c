import { testFaults } from '../testing/fault-table.ts';

const file = 'screens/entries';

/** `$row` and `$index` are available only inside a block that shows the entries of a list. */
testFaults([
  {
    title: 'field of an entry of a list of values',
    file,
    from: '"$row.coverage"',
    to: '"$row.coverge"',
    says: '/blocks/1/columns/0/value/value — "$row" has no field "coverge" — did you mean "$row.coverage"?',
  },
  {
    title: "field of an entry of an operation's list",
    file,
    from: '"rows": "$levels.levels"',
    to: '"rows": "$balances.result"',
    at: '"$row.coverage"',
    says: '/blocks/1/columns/0/value/value — "$row" has no field "coverage"',
  },
  {
    title: 'rows whose reference is not a list',
    file,
    from: '"rows": "$levels.levels"',
    to: '"rows": "$levels"',
    at: '"$levels"',
    says: '/blocks/1/rows — "$levels" is not a list — did you mean "$levels.levels"?',
  },
  {
    title: 'rows with an unknown reference, reported once',
    file,
    from: '"rows": "$levels.levels"',
    to: '"rows": "$levels.levls"',
    at: '"$levels.levls"',
    says: '/blocks/1/rows — "$levels" has no field "levls" — did you mean "$levels.levels"?',
  },
  {
    title: 'row outside of a list',
    file,
    from: '"value": "$entry.amount"',
    to: '"value": "$row.amount"',
    at: '"$row.amount"',
    says: '/blocks/0/rows/0/value/value — unknown reference "$row"',
  },
]);
