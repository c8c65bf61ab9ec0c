import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { form } from 'engine/schema/form.ts';
import type { KindDefinition } from 'engine/schema/kind.ts';
import { list } from 'engine/schema/list.ts';
import type { ReferenceKind, SlotName } from 'engine/schema/scope.ts';
import { redirect, screen } from 'engine/schema/screen.ts';
import { businessValues } from '../../src/values/business-schema.ts';
import { environmentValues } from '../../src/values/environment-schema.ts';
import { glossarySchema } from 'engine/compiler/texts/glossary.ts';
import { valuesSchemas } from '../../src/values/schema.ts';
import { type Catalogue, readCatalogue } from 'engine/compiler/check/catalogue.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readContract } from 'engine/compiler/read/contract.ts';
import { readKinds } from '../read/kinds.ts';
import { readLocales } from 'engine/compiler/texts/locales.ts';
import { navigation } from 'engine/compiler/check/navigation.ts';
import { formsOf } from 'engine/compiler/texts/plural-forms.ts';
import { productNames } from '../values/product-names.ts';
import { described } from '../values/value-descriptions.ts';
import { wordsOf } from 'engine/compiler/check/scope.ts';
import { languageCodes } from '../values/values.ts';
import { recordOf } from 'engine/record.ts';

type Json = Record<string, unknown>;

const include: Json = { $ref: 'kinds.json#/definitions/include' };

/** The kinds of words that are few enough for a completion list in an editor. */
const listed: readonly ReferenceKind[] = ['text', 'route', 'operation', 'view', 'form', 'list', 'link', 'picture'];
const slots: readonly SlotName[] = ['block', 'cell', 'field', 'action'];

/**
 * The JSON Schemas of the files of config/, by file name, for completion and help in editors. They are made from the
 * definitions that the compiler checks with. `words.json` and `kinds.json` contain the shared definitions.
 */
export async function jsonSchemas(root: string, configDir: string): Promise<Map<string, Json>> {
  const config = new ConfigFolder(configDir);
  const locales = readLocales(config, languageCodes(config));
  const catalogue = readCatalogue(
    config,
    await readKinds(root),
    readContract(join(root, 'openapi.yaml')),
    locales,
    productNames(config),
  );
  const definitions: Json = {};
  const convert = (schema: z.core.$ZodType): Json => converted(schema, definitions);
  for (const slot of slots) {
    const kinds = [...catalogue.kinds.slots[slot]].map(([name, kind]) => kindSchema(slot, name, kind, convert));
    definitions[slot] = { type: 'object', oneOf: [...kinds, include] };
  }
  definitions['include'] = includeSchema(config.namesOf('parts'));
  const files = new Map<string, Json>([
    ['part', partSchema],
    ['screen', convert(z.union([screen, redirect]))],
    ['form', { anyOf: [convert(form), include] }],
    ['list', { anyOf: [convert(list), include] }],
    ['navigation', convert(navigation)],
    ...Object.entries(valuesSchemas).map(([name, schema]): [string, Json] => [name, described(name, convert(schema))]),
    ['environment', described('environment', convert(environmentValues))],
    ['business', described('business', convert(businessValues))],
    ['glossary', convert(glossarySchema)],
    ['locale', localeSchema(catalogue, locales.texts.keys())],
    ['words', wordsSchema(catalogue)],
  ]);
  const condition: Json = recordOf(definitions['condition']);
  definitions['condition'] = { description: condition['description'], anyOf: [condition, include] };
  files.set('kinds', { definitions });
  return new Map(
    [...files].map(([name, schema]) => [
      `${name}.json`,
      { $schema: 'http://json-schema.org/draft-07/schema#', ...schema },
    ]),
  );
}

/** Writes the JSON Schemas into `folder`; the generator step for generated/schemas. */
export async function writeJsonSchemas(folder: string, root: string): Promise<void> {
  for (const [name, schema] of await jsonSchemas(root, join(root, 'config'))) {
    await writeFile(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/** Converts a schema to JSON Schema; its named definitions are added to `definitions`. */
function converted(schema: z.core.$ZodType, definitions: Json): Json {
  const {
    $schema: _,
    definitions: schemas,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => refer(jsonSchema),
  });
  Object.assign(definitions, relinked(recordOf(schemas)));
  return recordOf(relinked(rest));
}

/** Replaces the schema of a word or a kind by a reference to the shared definition. */
function refer(schema: Json): void {
  const { 'x-kind': word, 'x-slot': slot, description } = schema;
  if (word === undefined && slot === undefined) return;
  for (const key of Object.keys(schema)) delete schema[key];
  if (description !== undefined) schema['description'] = description;
  if (typeof slot === 'string') schema['$ref'] = `kinds.json#/definitions/${slot}`;
  else if (listed.some((kind) => kind === word)) schema['$ref'] = `words.json#/definitions/${String(word)}`;
  else Object.assign(schema, { type: 'string', 'x-kind': word });
}

/** The schema with references to the shared definitions, and with a part allowed in place of each object. */
function relinked(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(relinked);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, unknown] => {
      if (key === '$ref') return [key, String(value).replace(/^#\//, 'kinds.json#/')];
      if (key === 'items') return [key, orIncluded(value)];
      if (key === 'additionalProperties') return [key, entrySchema(value)];
      if (key !== 'properties') return [key, relinked(value)];
      return [key, Object.fromEntries(Object.entries(recordOf(value)).map(([name, one]) => [name, orIncluded(one)]))];
    }),
  );
}

/** The schema of an array item or property; an object, or one beside a list of them, may be replaced by a part of config/parts. */
function orIncluded(schema: unknown): unknown {
  const { type, properties, anyOf, ...rest }: Json = recordOf(schema);
  const isOneOrMore = Array.isArray(anyOf) && anyOf.some((one) => recordOf(one).type === 'array');
  if (isOneOrMore) return { ...rest, anyOf: [...anyOf.map(orIncluded), include] };
  return type === 'object' && properties !== undefined ? { anyOf: [relinked(schema), include] } : relinked(schema);
}

/** The schema of the entries of an object; where each is one of several objects, a part is one of them, too. */
function entrySchema(schema: unknown): unknown {
  const { anyOf, ...rest }: Json = recordOf(schema);
  if (!Array.isArray(anyOf) || !anyOf.every((one) => recordOf(one).type === 'object')) return relinked(schema);
  return { ...rest, anyOf: [...anyOf.map(relinked), include] };
}

/** The schema of one kind of a slot: its props, the property that names it, and its condition. */
function kindSchema(
  slot: SlotName,
  name: string,
  { description, props }: KindDefinition,
  convert: (schema: z.core.$ZodType) => Json,
): Json {
  const { properties, required, ...rest } = convert(props);
  return {
    ...rest,
    description,
    properties: {
      [slot]: { const: name, description },
      ...(slot !== 'action' && {
        when: { description: 'When it shows; always if left out', $ref: 'kinds.json#/definitions/condition' },
        isHidden: { enum: [true, 'web', 'messenger'], description: 'Hides it: everywhere, or in one runtime' },
      }),
      ...(slot === 'block' && {
        column: {
          enum: ['first', 'second'],
          description: 'On a screen: the column it is in, from 768 px on',
        },
      }),
      ...recordOf(properties),
    },
    required: [slot, ...(Array.isArray(required) ? required : [])],
  };
}

/** The schema of an include. */
function includeSchema(parts: readonly string[]): Json {
  return {
    type: 'object',
    required: ['include'],
    description: 'A part of config/parts with its parameters filled in; further keys are added or override its own',
    properties: {
      include: { type: 'string', description: 'The name of the part', ...(parts.length > 0 && { enum: parts }) },
      with: { type: 'object', description: 'Its parameters by name' },
    },
  };
}

/** The schema of a file in config/parts. */
const partSchema: Json = {
  type: 'object',
  required: ['part'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    parameters: {
      type: 'array',
      items: { type: 'string', pattern: '^[a-zA-Z]+$' },
      description: 'Parameters to fill in: "{name}" alone becomes the value, inside other words its text',
    },
    part: { type: 'object', description: 'A piece of a screen, form or list' },
  },
};

function wordsSchema(catalogue: Catalogue): Json {
  const entries = listed.map((kind): [string, Json] => [
    kind,
    { type: 'string', enum: [...(wordsOf(kind, catalogue)?.keys() ?? [])].toSorted() },
  ]);
  return { definitions: Object.fromEntries(entries) };
}

/** The schema of a file of texts: all known keys, with the plural forms of every language; new keys are allowed. */
function localeSchema({ texts, pluralTexts }: Catalogue, languages: Iterable<string>): Json {
  const forms = new Set(['zero', ...[...languages].flatMap(formsOf)]);
  const keys = [...texts.keys()]
    .toSorted()
    .flatMap((key) => (pluralTexts.has(key) ? [...forms].map((suffix) => `${key}_${suffix}`) : [key]));
  const text = { type: 'string', minLength: 1 };
  return {
    type: 'object',
    properties: Object.fromEntries(['$schema', ...keys].map((key) => [key, text])),
    additionalProperties: text,
  };
}
