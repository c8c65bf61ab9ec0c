import { afterAll, afterEach } from 'vitest';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { configDiff } from '../changes/config-diff.ts';
import { readSurroundings } from '../project.ts';
import { ConfigCopy, root } from './config-copy.ts';

export const surroundings = await readSurroundings(root);
/** Two copies of config/ to compare: as it was, and as it is. Each test gets them unchanged. */
export const [former, config] = [await ConfigCopy.make(surroundings), await ConfigCopy.make(surroundings)];

/** Restores the copies after each test of a file, and removes them after all. */
export function restoreCopies(): void {
  afterEach(() => {
    config.restore();
    former.restore();
  });
  afterAll(() => {
    config.remove();
    former.remove();
  });
}

/** The sentences about the differences between the two folders. */
export function said(): string[] {
  return configDiff(surroundings, new ConfigFolder(former.path), new ConfigFolder(config.path));
}
