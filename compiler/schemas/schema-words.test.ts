import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { SourceFile } from 'engine/compiler/read/source-file.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import { root } from '../testing/config-copy.ts';
import { testKinds } from '../testing/fault-table.ts';

const folder = join(root, 'generated/schemas');
const patterns = readdirSync(folder).flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, one = '""']) =>
    String(JSON.parse(one)),
  ),
);

/** What the checker says of a value of a file that does not match a schema. */
function said(schema: z.ZodType, written: string): string[] {
  const file = new SourceFile('file.json', written);
  const { error } = schema.safeParse(file.value);
  return schemaFaults(file, error?.issues ?? []).map(({ message }) => message);
}

describe('a value of another form is reported in words', () => {
  // The pattern of a day is zod's own.
  test.each([...new Set(patterns)].filter((one) => !one.includes('-02-29')))('that matches %s', (pattern) => {
    const [message = ''] = said(z.string().regex(new RegExp(pattern)), '"{<?!"');
    expect(message).toMatch(/^must (be|begin) /);
  });

  test.each([
    [z.iso.date(), '"soon"', 'must be a day such as "2026-03-31"'],
    [z.literal('accepted'), '"yes"', 'must be "accepted"'],
    [z.union([z.literal(true), z.array(z.string())]), '"web"', 'must be true or a list in brackets, [ ]'],
    [z.union([z.literal(2), z.literal(3), z.literal(4)]), '7', 'must be 2, 3 or 4'],
    [z.strictObject({ a: z.string() }), '[]', 'must be a group of values in braces, { }'],
    [z.enum(['wallet', 'marketing']), '{}', '{} is not one of wallet, marketing'],
    [
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('one') }),
        z.strictObject({ kind: z.literal('two') }),
      ]),
      '{ "kind": "tow" }',
      '"tow" is not one of one, two',
    ],
  ])('%#: %s', (schema, written, message) => {
    expect(said(schema, written)).toEqual([message]);
  });
});

testKinds({
  'a share or an address in another form': [
    ['app', '"0.9"', '"90"', '/largeShare — must be a share from 0.0 to 1 in quotes, such as "0.9" for 90 %'],
    ['tokens', '"decimals": 8', '"decimals": 8, "priceFeed": "x"', 'must be digits and the letters a to f'],
  ],
  'an object where a word belongs, in every place where words are compared': [
    ['limits', '"group": "wallet"', '"group": {}', '{} is not one of wallet, marketing'],
    ['links', '"https://karat.example.com/"', '{}', '/links/landing — must be a text'],
    ['navigation', '"to": "/wallet"', '"to": {}', '/items/1/to — must be a text'],
    ['levels', '"name": "Elite"', '"name": {}', 'must be a text'],
    ['tokens', '"label": "Xaut"', '"label": {}', '/tokens/xaut/label — must be a text'],
  ],
  'a kind that is like no other, where there are few': [
    [
      'screens/wallet',
      '"action": "hide-amounts"',
      '"action": "qqqqqq"',
      'unknown action "qqqqqq": one of copy, hide-amounts,',
    ],
  ],
});
