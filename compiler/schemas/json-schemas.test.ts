import { Ajv } from 'ajv';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { kindOfFile } from 'engine/compiler/read/file-kind.ts';
import { jsonSchemas } from './json-schemas.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

let config: ConfigCopy;
let ajv: Ajv;
let schemas: Map<string, Record<string, unknown>>;
beforeAll(async () => {
  config = await ConfigCopy.make();
  schemas = await jsonSchemas(root, config.path);
  ajv = new Ajv({ allErrors: true, strict: false });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The places in a file that an editor would mark as wrong. */
function underlined(name: string): string[] {
  const validate = ajv.getSchema(`${kindOfFile(name)}.json`);
  if (!validate) throw new Error(`no schema for ${name}`);
  void validate(JSON.parse(config.read(name)));
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

test('an editor finds no faults in a correct configuration', () => {
  for (const name of new ConfigFolder(config.path).names) expect(underlined(name), name).toEqual([]);
});

test.for([
  ['screens/probe', '"wallet.title"', '"wallet.titel"', '/title'],
  ['screens/probe', '"operation": "balances"', '"operation": "balance"', '/data/balances/operation'],
  ['screens/probe', '"block": "prose"', '"block": "prosa"', '/blocks/2/block'],
  ['screens/probe', '"cell": "number"', '"cell": "nummer"', '/blocks/1/rows/0/value/cell'],
  ['screens/probe', '"to": "/probe"', '"to": "/prob"', '/actions/0/action/to'],
  ['screens/probe', '"link": "landing"', '"link": "land"', '/blocks/5/buttons/0/action/link'],
  ['screens/probe', '{ "runtime": "web" }', '{ "runtime": "wep" }', '/blocks/1/when/all/1/runtime'],
  ['forms/probe', '"field": "text"', '"field": "txt"', '/fields/memo/field'],
  ['lists/probe', '"deposits"', '"deposit"', '/operation'],
  ['navigation', '"/wallet"', '"/walet"', '/items/1/to'],
  ['limits', '"0.025"', '0.025', '/wallet/token'],
  ['locales/kk', '"wallet.title": "', '"wallet.title": 5, "x": "', '/wallet.title'],
])('an editor marks a fault in %s: %s as %s', ([file = '', from = '', to = '', place]) => {
  config.edit(file, from, to);
  expect(underlined(file)).toContain(place);
});

test('every kind of a slot is described', () => {
  const { definitions }: Record<string, unknown> = { ...schemas.get('kinds.json') };
  for (const slot of ['block', 'cell', 'field', 'action']) {
    const kinds: { description?: string; properties: Record<string, { const?: string }> }[] =
      Object(definitions)[slot].oneOf;
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds.pop()).toEqual({ $ref: 'kinds.json#/definitions/include' });
    for (const kind of kinds)
      expect(kind, kind.properties[slot]?.const).toHaveProperty('description', expect.stringMatching(/\w/));
  }
});

test('every number has a minimum and a maximum', () => {
  const numbers: string[] = [];
  const endless: string[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      minimum,
      exclusiveMinimum = minimum,
      maximum,
      exclusiveMaximum = maximum,
    }: Record<string, unknown> = {
      ...node,
    };
    if ((type === 'integer' || type === 'number') && !('const' in node)) {
      numbers.push(path);
      const bounds = [exclusiveMinimum, exclusiveMaximum];
      // The bounds of a schema that has none are those of exact numbers.
      if (!bounds.every((bound) => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER))
        endless.push(path);
    }
    for (const [key, inner] of Object.entries(node)) walk(inner, `${path}/${key}`);
  };
  for (const [name, schema] of schemas) walk(schema, name);
  expect(numbers.length).toBeGreaterThan(50);
  expect(endless).toEqual([]);
});

test('every property is described', () => {
  const found: string[] = [];
  const bare: string[] = [];
  const isDescribed = (node: unknown): boolean => {
    const { description, $ref = '', anyOf = [], allOf = [] } = Object(node);
    if (typeof description === 'string' || String($ref).startsWith('words.json')) return true;
    if (String($ref).startsWith('kinds.json#')) {
      const { definitions }: Record<string, unknown> = { ...schemas.get('kinds.json') };
      return isDescribed(Object(definitions)[String($ref).split('/').pop() ?? '']);
    }
    return [...anyOf, ...allOf].some(isDescribed);
  };
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties, description, ...rest } = Object(node);
    for (const [key, child] of Object.entries(rest)) walk(child, /^\d+$/.test(key) ? path : `${path}/${key}`);
    const entries = Object.entries(Object(properties)).filter(([name]) => name !== '$schema');
    for (const [name, one] of entries) {
      const place = `${path}/${name}`;
      found.push(place);
      // The words about an object of one property, such as a condition, are about that property.
      const isSaid = entries.length === 1 && typeof description === 'string';
      if (!isSaid && !isDescribed(one) && Object(one).const === undefined) bare.push(place);
      walk(one, place);
    }
  };
  for (const [name, schema] of schemas) if (name !== 'locale.json') walk(schema, name);
  expect(found.length).toBeGreaterThan(1000);
  expect(bare).toEqual([]);
});

test('what is said to hold where a word or number is left out is what the schema takes then', () => {
  const defaults: { description: string; word: unknown }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { description, default: word }: { description?: unknown; default?: unknown } = node;
    const isWord = typeof word === 'string' || typeof word === 'number';
    if (isWord && typeof description === 'string' && description.includes('left out'))
      defaults.push({ description, word });
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const schema of schemas.values()) visit(schema);
  expect(defaults.length).toBeGreaterThan(5);
  const wordsBefore = (description: string): string[] =>
    description.split('left out')[0]?.split('; ').at(-1)?.split(/\W+/) ?? [];
  const wrong = defaults.filter(({ description, word }) => !wordsBefore(description).includes(String(word)));
  expect(wrong).toEqual([]);
});
