import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './build.ts';

test.each([
  ['compiler/main.ts', '--aply', 'dist', "Unknown option '--aply'"],
  ['scripts/start.ts', '--port', 'abc', '--port: "abc" is not a whole number from 0 to 65535.'],
  ['scripts/generate.ts', '--chek', '', "Unknown option '--chek'"],
  ['scripts/test.ts', '--only', 'foo', '"foo" is not a part of the tests.'],
  ['scripts/screens.ts', '--width', 'wide', '--width wide: 320 to 4000 px'],
  ['scripts/screens.ts', '/nowhere', '', 'No screen or block matches: /nowhere.'],
  ['bench/lists/main.ts', '--only', 'foo', '"foo" is not a part of this benchmark.'],
  ['bench/load/main.ts', '--rounds', 'x', '--rounds: "x" is not a whole number, at least 1.'],
  ['scripts/faults.ts', '--sample', 'many', '--sample: "many" is not a whole number, at least 1.'],
  ['scripts/interleave.ts', '--count', '0', '--count: "0" is not a whole number, at least 1.'],
])('%s %s %s is refused with one line and the usage', { timeout: 60_000 }, (script, option, value, message) => {
  const args = [join(root, script), option, value].filter((arg) => arg !== '');
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^.*\nUsage: npm .*\n$/);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});
