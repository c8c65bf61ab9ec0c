import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { type Schema, alternativeOf, alternativesOf, slotNames } from './schema.ts';

const folder = join(import.meta.dirname, '../../../generated/schemas');
const kinds: { definitions: Record<string, Schema> } = JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8'));

it.each(slotNames)('each kind of a %s is shown as itself, whatever else it has', (slot) => {
  const alternatives = alternativesOf({ 'kinds.json': { ...kinds } }, kinds.definitions[slot] ?? {});
  const names = alternatives.flatMap(({ properties }): string[] => Object(properties)[slot]?.const ?? []);
  expect(names.length).toBeGreaterThan(3);
  const shown = names.map((name) => {
    const chosen = alternatives[alternativeOf(alternatives, { [slot]: name, label: 'wallet.title' })];
    return Object(chosen?.['properties'])[slot]?.const;
  });
  expect(shown).toEqual(names);
});
