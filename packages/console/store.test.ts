import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

import { Readings } from './store/review.ts';
import { type Store, ann, ben, makeStore } from './testing/store.ts';

let folder: string;
let remote: string;
let open: Store['open'];
const inRemote = (...args: string[]): string => spawnSync('git', args, { cwd: remote, encoding: 'utf8' }).stdout.trim();

beforeEach(() => {
  ({ folder, remote, open } = makeStore());
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
    { id, title: '--exec=$(touch x); "minimum" of a sale', author: { id: ann.id, name: ann.name, email: ann.email } },
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
  expect(changes.repository.trouble).toContain('does not appear to be a git repository');
  renameSync(`${remote}.away`, remote);
  await changes.keep(id, new Map([['limits', '{}\n']]), ann);
  await changes.push(id);
  expect(changes.repository.trouble).toBeUndefined();
  expect(inRemote('show', `changes/${id}:config/links.json`)).toBe('{}');
});

test('what a change does is read once for each version of it, whatever is said about it', async () => {
  const changes = await open();
  const id = await changes.begin('Links', ann);
  const readings = new Readings(changes.repository);
  const read = async () => {
    const { base, now } = await changes.ends(id);
    return readings.between(base, now);
  };
  const first = await read();
  await changes.respond(id, 'Comment', 'Why?', '', ben);
  expect(await read()).toBe(first);
  await changes.keep(id, new Map([['links', '{}\n']]), ann);
  expect(await read()).not.toBe(first);
});

test('of what others have pushed to the same file, all but the same value is merged, and a removed file is asked about', async () => {
  const changes = await open();
  const [id, other] = [await changes.begin('Mine', ann), await changes.begin('Theirs', ben)];
  await changes.keep(
    other,
    new Map([
      ['links', '{ "first": 1, "second": 2 }\n'],
      ['limits', undefined],
    ]),
    ben,
  );
  await changes.keep(
    id,
    new Map([
      ['links', '{ "first": 3 }\n'],
      ['limits', '{ "first": 4 }\n'],
    ]),
    ann,
  );
  await changes.repository.push('refs/heads/main', `refs/heads/changes/${other}`);
  expect(await changes.update(id, {}, ann)).toMatchObject([{ name: 'limits', conflicts: [{ at: '' }] }]);
  expect(await changes.update(id, { limits: { '': 'mine' } }, ann)).toEqual([]);
  const { now } = await changes.folders(id);
  expect(JSON.parse(readFileSync(join(now, 'links.json'), 'utf8'))).toEqual({ first: 3, second: 2 });
  expect(readFileSync(join(now, 'limits.json'), 'utf8')).toBe('{ "first": 4 }\n');
  expect(await changes.ends(id)).toMatchObject({ isBehind: false });
});
