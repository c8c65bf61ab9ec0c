import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { checked, within } from 'engine/schema/check.ts';
import { cell, placedBlock } from 'engine/schema/imported.ts';
import type { KindDefinition } from 'engine/schema/kind.ts';
import type { ConfigScope } from 'engine/schema/scope.ts';
import { anyValue } from 'engine/schema/value.ts';
import type { Kinds } from 'engine/compiler/read/kinds.ts';
import { ConfigReader } from 'engine/compiler/check/read-config.ts';

const text: KindDefinition = {
  description: 'A text',
  props: z.strictObject({ value: anyValue, size: z.int().default(1) }),
  example: { value: '' },
};
const card: KindDefinition = {
  description: 'A card of cells',
  props: z.strictObject({ cells: z.array(cell) }),
  example: { cells: [] },
};
const kinds: Kinds = {
  slots: { block: new Map([['card', card]]), cell: new Map([['text', text]]), field: new Map(), action: new Map() },
  views: new Map(),
  icons: new Set(),
  pictures: new Set(),
};
/** A scope with the roots `account` and, inside a row, `row`. */
const scopeWith = (...roots: string[]): ConfigScope => ({
  fault: () => undefined,
  valueFault: (reference) =>
    roots.includes(reference.slice(1).split('.')[0] ?? '') ? undefined : { message: `unknown ${reference}` },
  listFault: () => undefined,
  singleFault: () => undefined,
  kindFault: () => undefined,
  entryFault: () => undefined,
  shownFault: () => undefined,
  neverFault: () => undefined,
  withEntryOf: () => scopeWith(...roots, 'row'),
  withEntryOfList: () => scopeWith(...roots, 'row'),
  argumentFaults: () => [],
  search: () => undefined,
  nearest: () => undefined,
});
const reader = new ConfigReader(kinds);
const read = (schema: z.ZodType, written: unknown) => reader.read(schema, written, scopeWith('account'));
const faultsOf = (schema: z.ZodType, written: unknown) =>
  read(schema, written).issues.map(({ path, message }) => `/${path.join('/')} ${message}`);

describe('a file of config', () => {
  it('has the kinds of its slots read by their own schemas, at any depth, and knows the roots that each needs', () => {
    const written = { block: 'card', column: 'first', cells: [{ cell: 'text', value: '$account.total' }] };
    const { value: block, issues } = reader.read(placedBlock, written, scopeWith('account'));
    expect(issues).toEqual([]);
    expect(block).toMatchObject({ kind: 'block', name: 'card', column: 'first', path: [] });
    expect(block?.roots).toEqual(new Set(['account']));
    expect(block?.props).toMatchObject({
      cells: [{ name: 'text', path: ['cells', 0], props: { value: '$account.total', size: 1 } }],
    });
  });

  it('has all of its faults found at once: of its form, in its slots, and of the names that it uses', () => {
    const schema = z.strictObject({ count: z.int(), cells: z.array(cell), other: anyValue });
    const cells = [{ cell: 'text', value: '$strange' }, { cell: 'text' }, { cell: 'none' }, { value: 1 }];
    expect(faultsOf(schema, { count: 'a', cells, other: '$other.a' })).toEqual([
      '/count Invalid input: expected number, received string',
      '/cells/0/value unknown $strange',
      '/cells/1/value Invalid input',
      '/cells/2/cell unknown cell "none": one of text',
      '/cells/3 missing "cell": one of text',
      '/other unknown $other.a',
    ]);
  });

  it('has no column but where a screen places its blocks', () => {
    const written = { cell: 'text', value: 1, column: 'first' };
    expect(faultsOf(z.array(cell), [written])).toEqual(['/0 Unrecognized key: "column"']);
    expect(faultsOf(placedBlock, { block: 'card', cells: [], column: 'third' })).toHaveLength(1);
  });

  it('may use other names inside of a value that says so', () => {
    const row = z.strictObject({ list: z.string(), value: anyValue });
    const written = { list: 'a', value: '$row.id' };
    expect(faultsOf(row, written)).toEqual(['/value unknown $row.id']);
    expect(
      faultsOf(
        within(row, ({ list }, scope) => scope.withEntryOfList(String(list))),
        written,
      ),
    ).toEqual([]);
  });

  it('is not checked further where its form is wrong, and by every check where it is right', () => {
    const twice = checked(
      checked(z.string(), () => [{ message: 'first' }]),
      () => [{ message: 'second' }],
    );
    expect(faultsOf(z.array(twice), ['a', 1])).toEqual([
      '/1 Invalid input: expected string, received number',
      '/0 first',
      '/0 second',
    ]);
  });
});
