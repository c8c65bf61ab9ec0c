import type { Kinds } from 'engine/compiler/read/kinds.ts';
import { ChangedBuild } from '../changed-build.ts';
import { type Sight, usualUser } from './looks.ts';
import { recordOf } from 'engine/record.ts';

/** The example of a block, as a sight. */
function sightOf(block: string): Sight {
  return { name: `blocks-${block}`, address: `/blocks/${block}`, kind: 'block', user: usualUser };
}

/** The examples of all blocks, sorted by name. */
export function examplesOf({ slots }: Kinds): readonly Sight[] {
  return [...slots.block.keys()].map(sightOf);
}

/** The app with an additional screen for the example of every block, under /blocks/…; not built yet. */
export function exampleBuild({ slots }: Kinds): ChangedBuild {
  const build = new ChangedBuild({ hasExamples: true });
  const titleOf = (block: string): string => `example.${block}`;
  build.addTexts([...slots.block.keys()].map(titleOf), (_, key) => key.replace('example.', 'Block: '));
  for (const [block, { example, stage }] of slots.block) {
    build.write(`screens${sightOf(block).address}`, {
      $schema: '../../../generated/schemas/screen.json',
      title: titleOf(block),
      ...stage,
      blocks: [{ block, ...recordOf(example) }],
    });
  }
  return build;
}
