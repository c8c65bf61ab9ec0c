import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apply, chaptersOf } from '../compiler/testing/document.ts';
import { root } from './build.ts';
import { readCommandLine } from './command-line.ts';
import { withLock } from './lock.ts';
import { makeCopy, removeCopy } from './project-copy.ts';
import { succeedsIn } from './test-run/command.ts';

/**
 * Does in a copy of the project all that docs/how-to.md shows, then checks the copy: what it generates, its types,
 * config/, the lint of the new files, their tests, and the tests that look at every kind, view and call.
 */
readCommandLine('npm run how-to', () => undefined);
const place = join(root, '.cache/how-to');
const testsOfAll = [
  'compiler/check/examples.test.ts',
  'compiler/read/kinds.test.ts',
  'scripts/kind-tests.test.ts',
  'scripts/screens/examples.test.ts',
  'src/queries/views/figures.test.ts',
  'src/queries/refetched-after.test.ts',
  'tests/contract/openapi.test.ts',
  'tests/contract/sandbox-contract.test.ts',
];

await withLock(join(root, '.cache/how-to.lock'), async () => {
  makeCopy(place);
  process.once('exit', () => removeCopy(place));
  const written = new Set<string>();
  for (const section of chaptersOf('how-to.md').flatMap(({ sections }) => sections))
    apply(section, {
      read: (file) => readFileSync(join(place, file), 'utf8'),
      write: (file, text) => {
        mkdirSync(dirname(join(place, file)), { recursive: true });
        writeFileSync(join(place, file), text);
        written.add(file);
      },
    });
  const code = [...written].filter((file) => /\.tsx?$/.test(file));
  const tests = code.filter((file) => /\.test\.tsx?$/.test(file));
  const isGood =
    succeedsIn(place, 'node', 'scripts/generate.ts') &&
    succeedsIn(place, 'node', 'node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit') &&
    succeedsIn(place, 'node', 'compiler/main.ts') &&
    succeedsIn(place, 'oxlint', '--no-ignore', '--deny-warnings', ...code) &&
    succeedsIn(place, 'vitest', 'run', ...tests, ...testsOfAll);
  if (!isGood) process.exitCode = 1;
});
