import * as z from 'zod';
import type { Answer } from './answer.ts';
import type { RawCall } from './operation.ts';

/** Names of the parameters that openapi.yaml marks with `x-addition`. */
const addedParameters: ReadonlySet<string> = new Set(['from', 'id', 'search', 'sort', 'status', 'to', 'type']);

/** A request as an API without our additions reads it. */
export function plainRequest(raw: RawCall): RawCall {
  const { 'idempotency-key': _, ...headers } = raw.headers;
  const query = Object.fromEntries(Object.entries(raw.query).filter(([name]) => !addedParameters.has(name)));
  return { ...raw, headers, query };
}

/** An answer as an API without our additions writes it; `schema` is that of a successful one. */
export function plainAnswer({ status, body }: Answer, schema: z.ZodType | undefined): Answer {
  if (status === 200) return { status, body: schema ? withoutOptional(schema, body) : body };
  const { message, code } = Object(body);
  return { status, body: { message, code: String(code).startsWith('two_factor_') ? 'forbidden' : code } };
}

/** A copy of an answer without the fields that the contract does not require. */
function withoutOptional(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => withoutOptional(schema.element, entry));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field: unknown = schema.shape[name];
      return field instanceof z.ZodOptional ? [] : [[name, withoutOptional(field, part)]];
    }),
  );
}
