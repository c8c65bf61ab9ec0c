import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import * as z from 'zod';

const schema = z.record(z.string(), z.unknown());

const media = z.object({
  schema,
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});

const content = z.object({ 'application/json': media });

const parameter = z.object({
  name: z.string(),
  in: z.enum(['query', 'path', 'header']),
  'x-addition': z.boolean().default(false),
  required: z.boolean().default(false),
  description: z.string(),
  schema,
  example: z.unknown(),
});

const header = z.union([z.object({ $ref: z.string() }), z.object({ description: z.string(), schema })]);

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string().optional(),
  security: z.array(z.unknown()).optional(),
  'x-addition': z.boolean().default(false),
  'x-refetches': z.array(z.string()).default([]),
  parameters: z.array(z.union([z.object({ $ref: z.string() }), parameter])).default([]),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), headers: z.record(z.string(), header), content }),
  ),
});

const document = z.object({
  tags: z.array(z.object({ name: z.string() })),
  security: z.array(z.unknown()),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({
    headers: z.record(z.string(), header),
    parameters: z.record(z.string(), parameter),
    schemas: z.record(z.string(), schema),
  }),
});

/** A request or response body with its schema and examples. */
export type Media = z.infer<typeof media>;

/** A JSON Schema of openapi.yaml. */
export type Schema = z.infer<typeof schema>;

/** The content of openapi.yaml, read without the generators. */
export const contract = document.parse(parse(readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8')));

/** Every operation with its path and method; references to shared parameters are resolved. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters, security, responses, ...rest }]) => ({
    ...rest,
    path,
    method,
    isOpen: security?.length === 0,
    parameters: parameters.map((entry) => ('$ref' in entry ? sharedParameter(entry.$ref) : entry)),
    answers: Object.entries(responses).map(([status, { content: body, headers }]) => ({
      status: Number(status),
      headers: Object.keys(headers),
      ...body['application/json'],
    })),
  })),
);

/** An operation of openapi.yaml. */
export type Operation = (typeof operations)[number];

/** The operation with an id. @throws when there is none */
export function operationOf(operationId: string): Operation {
  const found = operations.find((entry) => entry.operationId === operationId);
  if (!found) throw new Error(`openapi.yaml has no ${operationId}`);
  return found;
}

/** The examples of a body, by name. */
export function examplesOf({ example, examples }: Media): [string, unknown][] {
  const named = Object.entries(examples ?? {}).map(([name, { value }]): [string, unknown] => [name, value]);
  return example === undefined ? named : [['example', example], ...named];
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
ajv.addVocabulary(['components', 'x-addition']);

/** The validator of a schema, which may refer to shared schemas. */
export function validatorOf(part: Schema): ValidateFunction {
  return ajv.compile({ ...part, components: { schemas: contract.components.schemas } });
}

/** The validator of a shared schema. */
export function sharedValidator(name: string): ValidateFunction {
  return validatorOf({ $ref: `#/components/schemas/${name}` });
}

function sharedParameter(reference: string): z.infer<typeof parameter> {
  const found = contract.components.parameters[reference.replace('#/components/parameters/', '')];
  if (!found) throw new Error(`openapi.yaml has no ${reference}`);
  return found;
}
