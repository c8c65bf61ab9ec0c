import { afterAll, beforeAll, expect, it } from 'vitest';

import { readKinds } from '../../compiler/read/kinds.ts';
import { ConfigCopy, root } from '../../compiler/testing/config-copy.ts';
import { newText } from '../page/files/new-file.ts';
import { type Slot, alternativesOf, firstOfKind, firstValue, resolveSchema, slotNames } from '../page/form/schema.ts';
import { schemas } from './schemas.ts';

const { slots } = await readKinds(root);
const all = slotNames.flatMap((slot) => [...slots[slot].keys()].map((name) => ({ slot, name })));

/** The plain values within a value. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

/** Whether a plain value says something about money or leads somewhere: all but nothing, yes, and a word of the schema. */
function isHarmful(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/^(?:[a-zA-Z-]{1,20})?$/.test(value));
}

/** A file that has a value in its slot. */
function fileWith(slot: Slot, value: unknown): string {
  const title = 'wallet.title';
  const blocks = {
    block: [value],
    cell: [{ block: 'facts', rows: [{ label: title, value }] }],
    action: [{ block: 'buttons', buttons: [{ label: title, action: value }] }],
    field: [{ block: 'facts', rows: [] }],
  };
  return JSON.stringify({ title, blocks: blocks[slot] });
}

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

it.for(all)('a new $name ($slot) names no address, link, text or amount', ({ slot, name }) => {
  const first = firstOfKind(schemas, slot, name);
  expect(first).toMatchObject({ [slot]: name });
  expect(leaves(first).filter(isHarmful)).toEqual([]);
});

it('what a new block, cell or action needs is a problem until it is filled in', () => {
  const needy = all.flatMap(({ slot, name }) => {
    const schema = alternativesOf(schemas, resolveSchema(schemas, { $ref: `kinds.json#/definitions/${slot}` })).find(
      ({ properties }) => Object(Object(properties)[slot]).const === name,
    );
    const needs = Array.isArray(schema?.['required']) ? schema['required'].length > 1 : false;
    if (!needs || slot === 'field') return [];
    const file = `screens/first-${slot}-${name}`;
    config.write(file, fileWith(slot, firstOfKind(schemas, slot, name)));
    return [file];
  });
  for (const slot of ['block', 'cell', 'action'] as const) {
    config.write(`screens/first-${slot}`, fileWith(slot, {}));
    needy.push(`screens/first-${slot}`);
  }
  const faults = config.faults().join('\n');
  expect(needy.filter((file) => !faults.includes(`${file}.json:`))).toEqual([]);
  expect(needy.length).toBeGreaterThan(30);
});

it.for(['screen', 'form', 'list', 'part', 'navigation', 'links', 'tokens', 'networks', 'levels', 'app'])(
  'a new %s, and all that is added to one, names no address, link, text or amount',
  (kind) => {
    const found: unknown[] = [];
    const visit = (schema: unknown, depth: number): void => {
      const resolved = resolveSchema(schemas, schema);
      const first = firstValue(schemas, resolved);
      if (typeof first === 'object') found.push(...leaves(first).filter(isHarmful));
      if (depth > 5) return;
      const parts = [
        ...Object.values(Object(resolved['properties'])),
        resolved['items'],
        resolved['additionalProperties'],
      ];
      for (const part of [...parts, ...alternativesOf(schemas, resolved)])
        if (typeof part === 'object' && part !== null) visit(part, depth + 1);
    };
    const schema = schemas[`${kind}.json`];
    found.push(...leaves(firstValue(schemas, schema)).filter(isHarmful));
    for (const part of Object.values(Object(resolveSchema(schemas, schema)['properties']))) visit(part, 0);
    expect(found).toEqual([]);
  },
);

it('a new word is none of those to choose from', () => {
  expect(firstValue(schemas, { enum: ['web', 'messenger'] })).toBe('');
});

it('a new screen has no block, and says so as a problem', () => {
  const text = newText('screens/first', { making: 'screen', like: undefined, title: 'wallet.title', schemas });
  expect(JSON.parse(text)).toEqual({
    $schema: '../../generated/schemas/screen.json',
    title: 'wallet.title',
    blocks: [],
  });
  config.write('screens/first', text);
  expect(
    config
      .faults()
      .filter((fault) => fault.includes('screens/first.json:'))
      .join('\n'),
  ).toContain('/blocks');
});
