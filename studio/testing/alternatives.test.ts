import { afterAll, beforeAll, expect, it } from 'vitest';

import { ConfigCopy } from '../../compiler/testing/config-copy.ts';
import { alternativeOf, alternativesOf, firstOfAlternative, resolveSchema, titleOf } from '../page/form/schema.ts';
import { schemas } from './schemas.ts';

/** Every schema within a schema that has alternatives, by its place. */
function unionsIn(schema: unknown, place: string): (readonly [place: string, schema: unknown])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const within = Object.entries(schema).flatMap(([key, one]) => unionsIn(one, `${place}/${key}`));
  return 'anyOf' in schema || 'oneOf' in schema ? [[place, schema], ...within] : within;
}

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

it('an alternative stays chosen, in every schema that has several', () => {
  const unions = Object.entries(schemas).flatMap(([file, schema]) => unionsIn(schema, file));
  expect(unions.length).toBeGreaterThan(100);
  const lost = unions.flatMap(([place, union]) => {
    const alternatives = alternativesOf(schemas, resolveSchema(schemas, union));
    return alternatives
      .filter((_, index) => alternativeOf(alternatives, firstOfAlternative(schemas, alternatives, index)) !== index)
      .map((one) => `${place}: ${titleOf(one)}`);
  });
  expect(lost).toEqual([]);
});

it('every kind of condition is a problem until it is filled in', () => {
  const kinds = alternativesOf(schemas, resolveSchema(schemas, { $ref: 'kinds.json#/definitions/condition' }));
  const files = kinds.map((kind, index) => {
    const when = firstOfAlternative(schemas, kinds, index);
    config.write(
      `screens/first-${index}`,
      JSON.stringify({ title: 'wallet.title', blocks: [{ block: 'facts', rows: [], when }] }),
    );
    return { file: `screens/first-${index}.json`, title: titleOf(kind) };
  });
  const faults = config.faults();
  const silent = files.filter(
    ({ file }) => !faults.some((fault) => fault.includes(`${file}:`) && fault.includes('/when')),
  );
  expect(silent).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});
