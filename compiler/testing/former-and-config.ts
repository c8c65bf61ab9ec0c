import { afterAll, afterEach } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { configDiff } from '../changes/config-diff.ts';
import { readSurroundings } from '../project.ts';
import { ConfigCopy, root } from './config-copy.ts';

/**
 * Two copies of config/ to compare, as it was and as it is, and the sentences about their differences. They are of the
 * file of tests that asks for them: each of its tests gets them unchanged, and after all they are removed.
 */
export async function formerAndConfig() {
  const surroundings = await readSurroundings(root);
  const [former, config] = [await ConfigCopy.make(surroundings), await ConfigCopy.make(surroundings)];
  afterEach(() => {
    config.restore();
    former.restore();
  });
  afterAll(() => {
    config.remove();
    former.remove();
  });
  const differences = () => configDiff(surroundings, new ConfigFolder(former.path), new ConfigFolder(config.path));
  const said = (): string[] => differences().map(({ sentence }) => sentence);
  return { former, config, differences, said };
}
