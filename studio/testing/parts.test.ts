import { afterAll, beforeAll, expect, it } from 'vitest';

import { ConfigCopy } from '../../compiler/testing/config-copy.ts';
import { schemaOfFile, shownSchema } from '../page/form/parts.ts';
import { isPart } from '../page/form/schema.ts';
import { choicesOf } from '../server/choices.ts';
import { schemas } from './schemas.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterAll(() => config.remove());

/** The name, the value, and the schema of the form of each part of config/. */
function parts() {
  const project = config.project();
  return project.config.namesOf('parts').map((name) => {
    const { place } = choicesOf({ project }, `parts/${name}`);
    const path = place?.path.map((key) => (typeof key === 'number' ? key : String(key))) ?? [];
    const schema = schemaOfFile(schemas, 'part', place && { ...place, path });
    return { name, value: project.config.file(`parts/${name}`).value, schema };
  });
}

it('the form of a part is that of the place it fills: it knows all that is in it', () => {
  const unknown = parts().flatMap(({ name, value, schema }) => {
    const { part } = Object(value);
    const shown = shownSchema(schemas, Object(schema['properties'])['part'], part);
    const known = Object.keys(Object(shown['properties']));
    return isPart(shown)
      ? [name]
      : Object.keys(part).flatMap((key) => (known.includes(key) ? [] : [`${name}: ${key}`]));
  });
  expect(unknown).toEqual([]);
  expect(parts().length).toBeGreaterThan(30);
});

it('what a part names is chosen among what the file has that it stands in, and its parameters', () => {
  const project = config.project();
  const { references, data } = choicesOf({ project }, 'parts/marketing-sell');
  expect(references.slice(0, 2)).toEqual(['{account}', '{clear}']);
  expect(references).toContain('$form.amount');
  expect(data).toContain('account');
  expect(choicesOf({ project }, 'parts/network-partners-filters').search).toContain('sort');
});
