import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { SlotName } from 'engine/schema/scope.ts';
import { readKinds } from '../read/kinds.ts';
import { folders } from '../../src/schema/folders.ts';
import { ConfigCopy, root } from '../testing/config-copy.ts';

const slots: readonly SlotName[] = ['block', 'cell', 'field', 'action'];
const kinds = await readKinds(root);
const all = slots.flatMap((slot) => {
  return [...kinds.slots[slot]].map(([name, { example, stage }]) => ({ slot, name, example, stage }));
});

/** A config file that uses a kind in its slot. */
function useOf(slot: SlotName, used: object): object {
  const title = 'wallet.title';
  switch (slot) {
    case 'block':
      return { title, blocks: [used] };
    case 'cell':
      return { title, blocks: [{ block: 'facts', rows: [{ label: title, value: used }] }] };
    case 'action':
      return { title, blocks: [{ block: 'buttons', buttons: [{ label: title, action: used }] }] };
    case 'field':
      return {
        label: 'start.title',
        fields: { used },
        steps: [{ fields: ['used'], submit: 'action.continue' }],
        submit: { operation: 'claimFreeTokens', body: {}, failed: 'start.failed' },
        done: { message: title },
      };
  }
}

let config: ConfigCopy;
const faults: string[] = [];

beforeAll(async () => {
  config = await ConfigCopy.make();
  for (const { slot, name, example, stage } of all) {
    const group = slot === 'field' ? 'form' : 'screen';
    const file = `${group}s/${slot}-${name}`;
    const $schema = `../../generated/schemas/${group}.json`;
    config.write(file, JSON.stringify({ $schema, ...stage, ...useOf(slot, { [slot]: name, ...Object(example) }) }));
  }
  // Nothing leads to an example, nothing uses what it asks or depends on it, and its values are fixed, as no API answers them.
  const isOfExamples =
    /no way leads to|nothing sends or uses|is a fixed (?:address|number)|an address that the API has answered|nothing on this screen depends/;
  faults.push(...config.faults().filter((line) => !isOfExamples.test(line)));
});
afterAll(() => config.remove());

test.for(slots)('every folder of the slot %s holds a kind', (slot) => {
  expect([...kinds.slots[slot].keys()]).toEqual(readdirSync(join(root, folders[slot])).toSorted());
});

test.for(all)('the example of the $slot $name works', ({ slot, name, example }) => {
  expect(example).toBeTypeOf('object');
  expect(faults.filter((line) => line.includes(`/${slot}-${name}.json:`))).toEqual([]);
});

test('no example causes a fault in another file', () => {
  expect(faults).toEqual([]);
});
