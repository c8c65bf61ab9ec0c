import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { ValueKind } from '../../schema/scope.ts';
import { type Shape, plain } from '../check/shape.ts';

/** The properties of a JSON Schema node of openapi.yaml that the compiler reads. */
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

/** The rules for a value: one of a few words, a range of whole numbers, a length, a day, or a kind. */
export interface Bounds {
  readonly words?: readonly string[] | undefined;
  readonly integer?: { readonly min: number; readonly max: number } | undefined;
  /** The allowed length of a text, in characters. */
  readonly length?: { readonly min: number; readonly max: number } | undefined;
  readonly isDay?: boolean;
  /** For a placeholder of a text: whether it is a number. */
  readonly isNumber?: boolean | undefined;
  readonly kind?: ValueKind | undefined;
}

/** One operation of the contract. */
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
  /** The required query parameters and body fields. */
  readonly required: readonly string[];
  /** The rules for each parameter and body field, as far as the contract states them. */
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

/** Reads every operation of the contract in `file`, by its id. @throws when the file cannot be read */
export function readContract(file: string): ReadonlyMap<string, Operation> {
  const document: Document = parse(readFileSync(file, 'utf8'));
  const resolve = <T extends { $ref?: string }>(node: T): T => {
    if (node.$ref === undefined) return node;
    const [, , group = '', name = ''] = node.$ref.split('/');
    // oxlint-disable-next-line karat/no-object-call -- what a reference leads to is of the type of the reference
    return resolve(Object(document.components[group]?.[name]));
  };
  const shape = (schema: SchemaNode | undefined): Shape => {
    if (schema === undefined) return plain;
    const node = resolve(schema);
    const parts = [node, ...[...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])].map(resolve)];
    const fields = new Map(
      parts.flatMap((part) => Object.entries(part.properties ?? {})).map(([key, property]) => [key, shape(property)]),
    );
    const items = parts.find((part) => part.items)?.items;
    const any = parts.map((part) => part.additionalProperties).find((additional) => typeof additional === 'object');
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
  // A text has no kind, because it can be anything, such as an id of digits.
  const boundsOf = (schema: SchemaNode | undefined): Bounds => {
    const { words, kind, range: [min, max] = [] } = shape(schema);
    const integer = min === undefined || max === undefined ? undefined : { min, max };
    const { minLength, maxLength } = schema === undefined ? {} : resolve(schema);
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
        ...Object.entries(fields).map(([key, property]) => [key, boundsOf(property)] as const),
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

/** The kind of a schema's plain value; undefined if it is not a plain value or can be of several kinds. */
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
