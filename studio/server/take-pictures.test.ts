import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { takePictures } from './take-pictures.ts';

let root = '';
let pictures = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'karat-pictures-'));
  pictures = join(root, 'screens');
  mkdirSync(join(root, 'scripts'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Puts a command in place of the one that takes pictures. */
const command = (code: string): void => writeFileSync(join(root, 'scripts/screens.ts'), code);

it('tells when the pictures of the blocks are there', async () => {
  command(`process.exit(process.argv.includes('/blocks/*') ? 0 : 1);`);
  const onDone = vi.fn();
  takePictures(root, pictures, onDone);
  await expect.poll(() => onDone.mock.calls.length, { timeout: 15_000 }).toBe(1);
});

it('says so if no picture could be taken', async () => {
  command('process.exit(1);');
  const onDone = vi.fn();
  const said = new Promise((resolve) => vi.spyOn(console, 'warn').mockImplementation(resolve));
  takePictures(root, pictures, onDone);
  expect(await said).toContain('The gallery has no pictures.');
  expect(onDone).not.toHaveBeenCalled();
});

it('takes none if there are some', () => {
  mkdirSync(pictures);
  // Only the size is read, from the header.
  writeFileSync(join(pictures, 'blocks-list.web.dark.390.en.png'), Buffer.alloc(24));
  expect(takePictures(root, pictures, () => expect.unreachable())).toBeUndefined();
});
