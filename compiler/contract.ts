import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { ValueKind } from '../src/engine/definition/kind.ts';
import { type Shape, plain } from './shape.ts';

/** A JSON Schema node of openapi.yaml, as far as the compiler reads it. */
interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
}

interface ParameterNode {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: SchemaNode;
}

/** What a value must be: one of a few words, a whole number, a day, or of a kind. */
export interface Bounds {
  readonly words?: readonly string[] | undefined;
  readonly integer?: { readonly min: number; readonly max: number } | undefined;
  /** How many characters a text may have. */
  readonly length?: { readonly min: number; readonly max: number } | undefined;
  readonly isDay?: boolean;
  /** Of a placeholder in a text: whether a number stands there. */
  readonly isNumber?: boolean | undefined;
  readonly kind?: ValueKind | undefined;
}

/** One call of the contract. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** In the order of the path. */
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  readonly headerParameters: readonly string[];
  readonly bodyFields: readonly string[];
  /** The query parameters and body fields it does not do without. */
  readonly required: readonly string[];
  /** What each parameter and body field may be, as far as the contract says. */
  readonly takes: ReadonlyMap<string, Bounds>;
  readonly answer: Shape;
  /** Whether it is called without a bearer token. */
  readonly isPublic: boolean;
}

interface OperationNode {
  operationId: string;
  tags: string[];
  parameters?: ParameterNode[];
  requestBody?: { content: Record<string, { schema: SchemaNode }> };
  security?: object[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: SchemaNode }> }>;
}

interface Document {
  paths: Record<string, Record<string, OperationNode> & { parameters?: ParameterNode[] }>;
  components: Record<string, Record<string, unknown>>;
}

/** Reads the document at `path`: every operation by its id. @throws when it cannot be read */
export function readContract(file: string): ReadonlyMap<string, Operation> {
  const document: Document = parse(readFileSync(file, 'utf8'));
  const resolve = <T extends { $ref?: string }>(node: T): T => {
    if (node.$ref === undefined) return node;
    const [, , group = '', name = ''] = node.$ref.split('/');
    return resolve(Object(document.components[group]?.[name]));
  };
  const shape = (given: SchemaNode | undefined): Shape => {
    if (given === undefined) return plain;
    const node = resolve(given);
    const parts = [node, ...[...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])].map(resolve)];
    const fields = new Map(
      parts.flatMap((part) => Object.entries(part.properties ?? {})).map(([key, held]) => [key, shape(held)]),
    );
    const items = parts.find((part) => part.items)?.items;
    const any = parts.map((part) => part.additionalProperties).find((held) => typeof held === 'object');
    const words = parts.flatMap((part) => part.enum ?? []).map(String);
    return {
      fields,
      required: new Set(parts.flatMap((part) => part.required ?? [])),
      items: items && shape(items),
      any: typeof any === 'object' ? shape(any) : undefined,
      kind: kindOf(parts),
      words: words.length > 0 ? words : undefined,
      range: node.minimum === undefined || node.maximum === undefined ? undefined : [node.minimum, node.maximum],
    };
  };
  // A text may be anything: an id of digits, too.
  const boundsOf = (given: SchemaNode | undefined): Bounds => {
    const { words, kind, range: [min, max] = [] } = shape(given);
    const integer = min === undefined || max === undefined ? undefined : { min, max };
    const { minLength, maxLength } = given === undefined ? {} : resolve(given);
    const length =
      minLength === undefined && maxLength === undefined
        ? undefined
        : { min: minLength ?? 0, max: maxLength ?? Infinity };
    return { length, words, kind: kind === 'text' ? undefined : kind, integer };
  };
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post'] as const) {
      const node = item[method];
      if (!node) continue;
      const all = [...(item.parameters ?? []), ...(node.parameters ?? [])].map(resolve);
      const body = node.requestBody?.content['application/json']?.schema;
      const fields = body === undefined ? {} : (resolve(body).properties ?? {});
      const takes = [
        ...all.map((one) => [one.name, boundsOf(one.schema)] as const),
        ...Object.entries(fields).map(([key, held]) => [key, boundsOf(held)] as const),
      ];
      const success = resolve(node.responses['200'] ?? node.responses['201'] ?? {});
      operations.set(node.operationId, {
        id: node.operationId,
        tag: node.tags[0] ?? 'default',
        method: method.toUpperCase(),
        path,
        pathParameters: all.filter((one) => one.in === 'path').map((one) => one.name),
        queryParameters: all.filter((one) => one.in === 'query').map((one) => one.name),
        headerParameters: all.filter((one) => one.in === 'header').map((one) => one.name),
        bodyFields: Object.keys(fields),
        required: [
          ...all.filter((one) => one.in === 'query' && one.required).map((one) => one.name),
          ...(body === undefined ? [] : (resolve(body).required ?? [])),
        ],
        takes: new Map(takes),
        isPublic: node.security?.length === 0,
        answer: shape(success.content?.['application/json']?.schema),
      });
    }
  }
  return operations;
}

/** What a plain value of a schema is; undefined of what is none, or may be of several kinds. */
function kindOf(parts: readonly SchemaNode[]): ValueKind | undefined {
  const kinds = parts.flatMap((part) =>
    [part.type ?? []].flat().flatMap((type): ValueKind[] => {
      if (type === 'boolean') return ['truth'];
      if (type === 'integer' || type === 'number') return ['amount'];
      if (type !== 'string') return [];
      if (part.format === 'date-time' || part.format === 'date') return ['date'];
      return [
        part.pattern?.startsWith(String.raw`^\d+(\.`) || part.pattern?.startsWith(String.raw`^-?\d+(\.`)
          ? 'amount'
          : 'text',
      ];
    }),
  );
  const [first, ...others] = new Set(kinds);
  return others.length === 0 ? first : undefined;
}
