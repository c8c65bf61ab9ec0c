import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultLine } from '../../compiler/faults.ts';
import { loadKinds } from '../../compiler/kinds.ts';
import { readProject } from '../../compiler/project.ts';
import { root } from '../build.ts';
import { exampleBuild, examplesOf } from './examples.ts';

const kinds = await loadKinds(root);

test('every block has an example', () => {
  const folders = readdirSync(join(root, 'src/blocks')).toSorted();
  expect([...kinds.slots.block.keys()]).toEqual(folders);
  const bare = [...kinds.slots.block].filter(([, { example }]) => Object.keys(Object(example)).length === 0);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('every example of a block is a screen without faults', async () => {
  const build = exampleBuild(kinds);
  try {
    const { faults, screens } = await readProject(root, build.config);
    expect(faults.map(faultLine)).toEqual([]);
    expect(screens.keys().toArray()).toEqual(expect.arrayContaining(examplesOf(kinds).map(({ address }) => address)));
  } finally {
    await build.remove();
  }
});
