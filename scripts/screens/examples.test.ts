import { expect, test } from 'vitest';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { readKinds } from '../../compiler/read/kinds.ts';
import { readProject } from '../../compiler/compile.ts';
import { root } from '../build.ts';
import { exampleBuild, examplesOf } from './examples.ts';

const kinds = await readKinds(root);

test('every example of a block is a screen without faults', async () => {
  const build = exampleBuild(kinds);
  try {
    const { faults, screens } = await readProject(root, build.config, { hasExamples: true });
    expect(faults.map(faultLine)).toEqual([]);
    expect(screens.keys().toArray()).toEqual(expect.arrayContaining(examplesOf(kinds).map(({ address }) => address)));
  } finally {
    await build.remove();
  }
});
