import type { JSONSchema7 } from 'json-schema';

import type { Schemas } from '../form/schema.ts';
import { recordOf } from 'engine/record.ts';

/** The schema of a kind of file with everything that it refers to, as the editor of JSON reads one schema alone. */
export function bundledSchema(schemas: Schemas, kind: string): JSONSchema7 {
  const definitions = { ...definitionsOf(schemas, 'kinds'), ...definitionsOf(schemas, 'words') };
  return local({ ...schemas[`${kind}.json`], definitions });
}

function definitionsOf(schemas: Schemas, name: string): object {
  return recordOf(schemas[`${name}.json`]?.['definitions']);
}

function local(schema: object): JSONSchema7 {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' ? String(value).replace(/^(?:kinds|words)\.json#/, '#') : value,
    ),
  );
}
