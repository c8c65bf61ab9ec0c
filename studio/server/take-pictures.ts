import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { isOfBlock, picturesIn } from '../../scripts/screens/pictures.ts';

/** One look of each block: the one that Studio's gallery shows. */
const look = ['/blocks/*', '--runtime', 'web', '--scheme', 'dark', '--width', '390', '--language', 'en'];

/**
 * Takes the pictures of all blocks for the gallery beside the work, if there are none yet, and calls `onDone` once they are
 * there. Returns what stops it; undefined if nothing was started.
 */
export function takePictures(root: string, picturesDir: string, onDone: () => void): (() => void) | undefined {
  if (existsSync(picturesDir) && picturesIn(picturesDir).some(isOfBlock)) return undefined;
  const child = spawn(process.execPath, [join(root, 'scripts/screens.ts'), ...look], { cwd: root, stdio: 'ignore' });
  child.once('exit', (code) => {
    if (code === 0) onDone();
    else if (code !== null) console.warn(`The gallery has no pictures. npm run screens -- '/blocks/*' says why.`);
  });
  return () => void child.kill();
}
