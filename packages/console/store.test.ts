import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import type { Person } from './people/person.ts';
import { Changes } from './store/changes.ts';
import { makeRemote } from './testing/console.ts';

const ann: Person = { id: 'ann', name: 'Ann "; rm -rf', email: 'ann@karat.test', roles: ['editor'], environments: [] };
const ben: Person = { ...ann, id: 'ben', name: 'Ben', email: 'ben@karat.test' };

let folder = '';
let remote = '';
const open = () => Changes.open({ state: join(folder, 'state'), remote, branch: 'main' });
const inRemote = (...args: string[]): string => spawnSync('git', args, { cwd: remote, encoding: 'utf8' }).stdout.trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karat-store-'));
  // Git alone is tried: a few files do.
  const config = join(folder, 'config');
  mkdirSync(config);
  for (const name of ['links', 'limits']) writeFileSync(join(config, `${name}.json`), '{ "first": 1 }\n');
  remote = makeRemote(folder, config);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change is a branch of the remote, with its title and who made each edit', async () => {
  const changes = await open();
  const id = await changes.begin('--exec=$(touch x); "minimum"\n of a sale', ann);
  const { now } = await changes.folders(id);
  const links = readFileSync(join(now, 'links.json'), 'utf8');
  await changes.keep(id, new Map([['links', `${links}\n`]]), ann);
  await changes.keep(id, new Map([['limits', undefined]]), ben);
  await changes.push(id);
  expect(await changes.list()).toMatchObject([
    { id, title: '--exec=$(touch x); "minimum" of a sale', author: ann.name },
  ]);
  expect(inRemote('log', '--format=%an: %s', `main..changes/${id}`).split('\n')).toEqual([
    'Ben: Edit limits',
    `${ann.name}: Edit links`,
    `${ann.name}: --exec=$(touch x); "minimum" of a sale`,
  ]);
  expect(inRemote('diff', '--name-only', 'main', `changes/${id}`).split('\n')).toEqual([
    'config/limits.json',
    'config/links.json',
  ]);
});

test('what was kept is there after a start, and what a killed process left half done goes', async () => {
  const id = await (await open()).begin('Links', ann);
  const before = await open();
  const { now } = await before.folders(id);
  await before.keep(id, new Map([['links', '{}\n']]), ann);
  // As if it had ended between writing and the commit, with git's lock still there.
  writeFileSync(join(now, 'limits.json'), 'half');
  const lock = spawnSync('git', ['rev-parse', '--path-format=absolute', '--git-path', 'index.lock'], { cwd: now });
  writeFileSync(lock.stdout.toString().trim(), '');
  const after = await open();
  await after.folders(id);
  expect(readFileSync(join(now, 'links.json'), 'utf8')).toBe('{}\n');
  expect(readFileSync(join(now, 'limits.json'), 'utf8')).not.toBe('half');
  await after.keep(id, new Map([['limits', '{}\n']]), ben);
  expect(await after.list()).toMatchObject([{ id }]);
});

test('somebody else approves what was read; the next edit takes the approval back', async () => {
  const changes = await open();
  // A title and words that look like the console's own.
  const id = await changes.begin('Approve', ann);
  await changes.folders(id);
  await changes.keep(id, new Map([['links', '{}\n']]), ann);
  const read = async () => {
    const change = await changes.find(id);
    if (!change) throw new Error('The change is gone.');
    return change;
  };
  const { tree } = await read();
  await expect(changes.say(id, 'Approve', '', tree, ann)).rejects.toThrow('Somebody else has to approve');
  await changes.say(id, 'Comment', 'Console-Change: x\nApprove', tree, ben);
  expect((await read()).status).toBe('in work');
  await changes.say(id, 'Ask for changes', 'Too low.', tree, ben);
  expect((await read()).status).toBe('changes asked for');
  await changes.say(id, 'Approve', '', tree, ben);
  expect(await read()).toMatchObject({ title: 'Approve', status: 'approved', editors: [ann.email] });
  await changes.keep(id, new Map([['links', '[]\n']]), ann);
  expect((await read()).status).toBe('in work');
  await expect(changes.say(id, 'Approve', '', tree, ben)).rejects.toThrow('edited since you read it');
});

test('a process that is killed while it keeps edits loses none that it has answered', async () => {
  const changes = await open();
  const id = await changes.begin('Links', ann);
  await changes.folders(id);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/keep-on.ts'), folder, remote, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const numbers: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    numbers.push(Number(line));
    if (numbers.length === 5) child.kill('SIGKILL');
  }
  const { now } = await (await open()).folders(id);
  const { count } = z.object({ count: z.number() }).parse(JSON.parse(readFileSync(join(now, 'links.json'), 'utf8')));
  expect(count).toBeGreaterThanOrEqual(numbers.at(-1) ?? Infinity);
  expect(numbers.length).toBeGreaterThanOrEqual(5);
  expect(spawnSync('git', ['diff', 'HEAD'], { cwd: now, encoding: 'utf8' }).stdout).toBe('');
});

test('while the remote is away edits are kept here, and sent with the next one', async () => {
  const changes = await open();
  const id = await changes.begin('Links', ann);
  await changes.folders(id);
  renameSync(remote, `${remote}.away`);
  await changes.keep(id, new Map([['links', '{}\n']]), ann);
  await changes.push(id);
  expect(changes.trouble).toContain('does not appear to be a git repository');
  renameSync(`${remote}.away`, remote);
  await changes.keep(id, new Map([['limits', '{}\n']]), ann);
  await changes.push(id);
  expect(changes.trouble).toBeUndefined();
  expect(inRemote('show', `changes/${id}:config/links.json`)).toBe('{}');
});
