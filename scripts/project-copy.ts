import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './build.ts';

/** What is made, not written; of node_modules, what tools keep there for a folder. */
const excluded = new Set(['node_modules', '.git', '.cache', 'dist', '.sandbox', 'screens', 'test-results']);
const ofTools = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** Makes a copy of the project in the folder `place`, with hard links to the files of its packages. */
export function makeCopy(place: string): void {
  removeCopy(place);
  mkdirSync(place, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (excluded.has(entry) || entry.startsWith('.generated-')) continue;
    cpSync(join(root, entry), join(place, entry), {
      recursive: true,
      filter: (file) => basename(file) !== 'node_modules' && !relative(root, file).startsWith('.cache'),
    });
  }
  link(join(root, 'node_modules'), join(place, 'node_modules'), ofTools);
}

/** Removes the copy. */
export function removeCopy(place: string): void {
  rmSync(place, { recursive: true, force: true });
}

/** Links the files of a folder: tools refuse packages outside of the project, as behind a link to a folder. */
function link(from: string, to: string, except?: ReadonlySet<string>): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except?.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
