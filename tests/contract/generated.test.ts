import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import * as validators from '../../generated/contract/zod.gen.ts';
import { examplesOf, type Media, type Operation, operations, validatorOf } from '../../scripts/contract.ts';

const apiModules = import.meta.glob<Record<string, unknown>>('../../generated/api/schemas/*.zod.ts', { eager: true });
const apiSchemas = new Map(Object.values(apiModules).flatMap((module) => Object.entries(module)));

/** Every body with a shared schema, and the names of its two generated validators. */
const bodies = operations.flatMap((operation) => {
  const answers = operation.answers.filter(({ status }) => status === 200);
  const requests = operation.requestBody ? [operation.requestBody.content['application/json']] : [];
  return [
    ...answers.map((media) => ({ validator: `${validatorName(operation)}Response`, shared: sharedName(media), media })),
    ...requests.map((media) => ({ validator: `${validatorName(operation)}Body`, shared: sharedName(media), media })),
  ];
});

describe('generated/', () => {
  it.each(bodies)('$validator and $shared give the same results as openapi.yaml', ({ validator, shared, media }) => {
    const judge = validatorOf(media.schema);
    const contractSchema = contractValidator(validator);
    const apiSchema = apiValidator(shared);
    for (const [, example] of examplesOf(media)) {
      const variants = [example, ...variantsOf(example)];
      const verdicts = variants.map((value) => judge(value));
      expect(verdicts).toContain(false);
      expect(
        variants.filter((value, index) => contractSchema.safeParse(value).success !== verdicts[index]),
        'generated/contract',
      ).toEqual([]);
      expect(
        variants.filter((value, index) => apiSchema.safeParse(value).success !== verdicts[index]),
        'generated/api',
      ).toEqual([]);
    }
  });

  it('the contract reads numbers in a query from text and fills in the default page', () => {
    expect(validators.zNetworkPartnersQuery.parse({ level: '4', offset: '200' })).toEqual({
      level: 4,
      offset: 200,
      limit: 100,
    });
    expect(validators.zCandlesQuery.parse({ sort: '-1', limit: '120' })).toEqual({ sort: -1, limit: 120 });
    for (const level of ['0', '10', 'x', '1.5', undefined])
      expect(validators.zNetworkPartnersQuery.safeParse({ level }).success, String(level)).toBe(false);
  });

  it.each(operations.filter(({ parameters }) => parameters.some((entry) => entry.in === 'query')))(
    'the contract accepts the example query of $operationId as text',
    (operation) => {
      const query = operation.parameters.filter((entry) => entry.in === 'query');
      const values = query.map(({ name, example }) => [name, example]);
      const text = values.map(([name, example]) => [name, String(example)]);
      const schema = contractValidator(`${validatorName(operation)}Query`);
      expect(schema.parse(Object.fromEntries(text))).toEqual(Object.fromEntries(values));
    },
  );
});

function validatorName({ operationId }: Operation): string {
  return `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
}

function sharedName({ schema }: Media): string {
  return String(schema['$ref']).replace('#/components/schemas/', '');
}

function contractValidator(name: string): z.ZodType {
  const found: unknown = Reflect.get(validators, name);
  if (!(found instanceof z.ZodType)) throw new Error(`generated/contract has no ${name}`);
  return found;
}

function apiValidator(name: string): mini.ZodMiniType {
  const found = apiSchemas.get(name);
  if (!(found instanceof mini.ZodMiniType)) throw new Error(`generated/api has no ${name}`);
  return found;
}

/** Variants of a value, each with one part removed or replaced by a value of another type. */
function variantsOf(value: unknown): unknown[] {
  const wrong = [null, 'zzz', -1, true, {}];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => [...variantsOf(item), ...wrong].map((other) => value.with(index, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
    ...[...variantsOf(part), ...wrong].map((other) => ({ ...value, [key]: other })),
  ]);
}
