import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Decimal, add, decimal, sum, zero } from './decimal.ts';
import { statementOf } from './statement.ts';

const change = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat(18))
  .map(([units, places]) => decimal(`${units}e-${places}`));
const operation = fc.record({ at: fc.nat(1000), change: fc.option(change, { nil: undefined, freq: 12 }) });
const span = fc.tuple(fc.nat(1100), fc.nat(1100)).map(([one, other]) => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
}));
const all = { from: -Infinity, to: Infinity };
const changes = (entries: readonly { change: Decimal | undefined }[]): Decimal[] =>
  entries.flatMap(({ change: one }) => one ?? []);

describe('a statement', () => {
  it('adds up exactly for any operations, balance and span', () => {
    fc.assert(
      fc.property(fc.array(operation), change, span, (operations, present, range) => {
        const statement = statementOf(operations, present, range);
        const { opening, unexplained, closing, incoming, outgoing, explained, lines } = statement;
        const inside = operations.filter(({ at }) => at >= range.from && at < range.to);
        const after = operations.filter(({ at }) => at >= range.to);
        expect(explained).toBe(sum(changes(operations)));
        expect(add(explained, unexplained)).toBe(present);
        expect(sum([opening, unexplained, ...changes(inside)])).toBe(closing);
        expect(sum([opening, unexplained, incoming, outgoing])).toBe(closing);
        expect(sum([closing, ...changes(after)])).toBe(present);
        expect(lines).toHaveLength(inside.length);
        expect(lines.at(-1)?.balance ?? closing).toBe(closing);
      }),
    );
  });

  it('has lines ordered by time with the balance after each; lines of the same time keep their order', () => {
    const operations = [
      { at: 30, change: decimal('-0.2'), name: 'last' },
      { at: 10, change: decimal('1'), name: 'first' },
      { at: 20, change: decimal('0.1'), name: 'second' },
      { at: 20, change: decimal('0.00000001'), name: 'third' },
    ];
    const { lines, opening, unexplained } = statementOf(operations, decimal('0.90000001'), all);
    expect([opening, unexplained]).toEqual([zero, zero]);
    expect(lines.map(({ operation: { name }, balance }) => [name, balance])).toEqual([
      ['first', '1'],
      ['second', '1.1'],
      ['third', '1.10000001'],
      ['last', '0.90000001'],
    ]);
  });

  it('of past days begins and ends with the balances of those days', () => {
    const operations = [
      { at: 1, change: decimal('5') },
      { at: 10, change: decimal('-2') },
      { at: 20, change: decimal('0.5') },
    ];
    const { opening, closing, lines } = statementOf(operations, decimal('3.5'), { from: 10, to: 20 });
    expect({ opening, closing, lines: lines.length }).toEqual({ opening: '5', closing: '3', lines: 1 });
  });

  it('shows the change of a missing operation as unexplained', () => {
    const operations = [
      { at: 1, change: decimal('1') },
      { at: 2, change: decimal('-0.3') },
    ];
    expect(statementOf(operations.slice(0, 1), decimal('0.7'), all).unexplained).toBe('-0.3');
    expect(statementOf(operations, decimal('0.7'), all).unexplained).toBe('0');
  });

  it('keeps a line for an operation with an unknown change, without counting it', () => {
    const operations = [
      { at: 1, change: decimal('1') },
      { at: 2, change: undefined },
    ];
    const { unexplained, lines } = statementOf(operations, decimal('0.4'), all);
    expect(unexplained).toBe('-0.6');
    expect(lines.map(({ balance }) => balance)).toEqual(['0.4', '0.4']);
  });
});
