import type { CatalogueName } from 'engine/schema/register.ts';
import { recordOf } from 'engine/record.ts';
import type { ProductNames } from 'engine/compiler/check/catalogue.ts';
import { type Shape, plain, shapeOf, shapeOfValue, unknownShape } from 'engine/compiler/check/shape.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';

import { type ValuesName, catalogueFiles, market, network, token, valuesSchemas } from '../../src/values/schema.ts';
import { valueInSandbox } from './environments.ts';

const truth: Shape = { ...plain, kind: 'truth' };
const sessionFields = [
  'userId',
  'referrerCode',
  'networkLevel',
  ['freeTokensRedeemed', truth],
  ['registrationBonusRedeemed', truth],
  ['isVisitor', truth],
] as const satisfies Parameters<typeof shapeOf>[0];

/** Reads the names that come from plain values: the roots of references, the catalogues and the links. */
export function productNames(config: ConfigFolder): ProductNames {
  // The intended content of a faulty file is unknown, and its own faults are reported anyway.
  const valueShape = (name: ValuesName): Shape => {
    const file = config.file(name);
    const isWell = file.syntaxFaults.length === 0 && valuesSchemas[name].safeParse(file.value).success;
    return isWell ? shapeOfValue(valueInSandbox(config, name)) : unknownShape;
  };
  const entriesOf = (name: string, from = name): Record<string, unknown> | undefined => {
    const { syntaxFaults } = config.file(from);
    const value: unknown = syntaxFaults.length > 0 ? undefined : recordOf(valueInSandbox(config, from))[name];
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  };
  const catalogueOf = (from: CatalogueName): Record<string, unknown> | undefined => {
    const entries = entriesOf(from, catalogueFiles[from]);
    return entries && Object.keys(entries).length > 0 ? entries : undefined;
  };
  const links = entriesOf('links');
  const tokens = entriesOf('tokens');
  const languages: unknown = entriesOf('languages');
  const codes = Object.values(recordOf(languages)).map((one) => String(recordOf(one).code));
  const levels: unknown = entriesOf('levels');
  const last = Object.keys(recordOf(levels)).length - 1;
  const levelShape: Shape = { ...plain, kind: 'amount', range: last > 0 ? [0, last] : undefined };
  const keysOf = (from: CatalogueName): readonly string[] | undefined => {
    const entries = catalogueOf(from);
    return entries && Object.keys(entries);
  };
  const keys = { tokens: keysOf('tokens'), markets: keysOf('markets'), networks: keysOf('networks') };
  const entryShapes: Readonly<Record<CatalogueName, Shape>> = {
    tokens: entriesShape('tokens', Object.keys(token.shape), catalogueOf('tokens')),
    markets: entriesShape('markets', Object.keys(market.shape), catalogueOf('markets')),
    networks: entriesShape('networks', Object.keys(network.shape), catalogueOf('networks')),
  };
  return {
    links: links && new Map(Object.entries(links).map(([name, address]) => [name, addressParts(String(address))])),
    roots: new Map([
      ['session', shapeOf(sessionFields.map((field) => (field === 'networkLevel' ? [field, levelShape] : field)))],
      ['limits', valueShape('limits')],
      ['levels', valueShape('levels')],
      ['app', valueShape('app')],
      ['tokens', tokens ? shapeOf(Object.keys(tokens).map((key) => [key, entryOf(entryShapes.tokens)])) : unknownShape],
      [
        'language',
        shapeOf([['code', { ...plain, words: codes.length > 0 ? codes : undefined }], 'label', 'direction']),
      ],
    ]),
    keysOf: (from) => keys[from],
    entryFields: (from) => entryShapes[from],
    fileOf: (from) => config.file(catalogueFiles[from]),
  };
}

/** The shape of one entry of a catalogue, which is not a plain value. */
function entryOf({ fields }: Shape): Shape {
  return { fields };
}

/** The shape of any entry of a catalogue, with the words that the entries have in each field. */
function entriesShape(
  from: CatalogueName,
  names: readonly string[],
  entries: Readonly<Record<string, unknown>> | undefined,
): Shape {
  const fields = names.map((field): [string, Shape] => {
    const values = Object.values(entries ?? {}).map((entry): unknown => recordOf(entry)[field]);
    const words = values.filter((one) => typeof one === 'string');
    const shape = shapeOfValue(values[0]);
    const isWord = words.length > 0 && words.length === values.length;
    return [field, isWord ? { ...shape, words, from: { catalogue: from, field } } : shape];
  });
  const keys = entries && Object.keys(entries);
  return { ...shapeOf(fields), kind: 'text', words: keys, from: keys && { catalogue: from } };
}

/** The names of the placeholders in an address such as `https://example.com/{hash}`. */
function addressParts(address: string): string[] {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
