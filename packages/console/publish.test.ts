import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { valuesIn } from '../../compiler/values/values-block.ts';
import { Releases } from '../../deploy/releases.ts';
import { buildConfig } from '../../scripts/build.ts';
import { runDeploy } from '../../scripts/deployed.ts';
import { personOf } from './people/person.ts';
import { type RunningConsole, startConsole } from './testing/console.ts';
import type { Shown, Visitor } from './testing/visitor.ts';

/** A build, or what is published, on a busy machine, ms. */
const patience = 900_000;

let running: RunningConsole;
let [ann, ben, cleo]: Visitor[] = [];
const author = personOf({ sub: 'ann', name: 'Ann', email: 'ann@karat.test' }, 'roles');

beforeAll(async () => {
  running = await startConsole();
  const { folder, out } = running;
  // The site was published in a terminal before.
  const [config, dist] = [join(folder, 'config'), join(folder, 'dist')];
  buildConfig(config, dist);
  const { code, output } = runDeploy({ out, environment: 'production', dir: config, dist });
  if (code !== 0) throw new Error(output);
  await signIn();
}, patience);
afterAll(() => running.stop(), patience);

async function signIn(): Promise<void> {
  [ann, ben, cleo] = await Promise.all(
    ['ann', 'ben', 'cleo'].map(async (id) => {
      const visitor = running.visitor();
      await visitor.signIn(id);
      return visitor;
    }),
  );
}

/** A visitor that has signed in. */
function as(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error('Nobody has signed in.');
  return visitor;
}

/** Begins a change in which somebody replaces words of a file. */
async function changeWith(title: string, name: string, from: string, to: string): Promise<string> {
  const { address } = await as(ann).send('/changes', { title });
  const id = address.pathname.split('/')[2] ?? '';
  await edit(id, name, from, to);
  return id;
}

async function edit(id: string, name: string, from: string, to: string): Promise<void> {
  const { now } = await running.changes().folders(id);
  const text = readFileSync(join(now, `${name}.json`), 'utf8');
  expect(text).toContain(from);
  await running.changes().keep(id, new Map([[name, text.replace(from, to)]]), author);
}

async function versionOf(id: string): Promise<string> {
  return (await running.changes().find(id))?.version ?? '';
}

async function approve(id: string): Promise<void> {
  await as(ben).send(`/changes/${id}/respond`, { kind: 'Approve', text: '', version: await versionOf(id) });
}

async function publish(
  id: string,
  visitor: Visitor | undefined = cleo,
  when: object = { when: 'now' },
): Promise<Shown> {
  return as(visitor).send(`/changes/${id}/publish/production`, { version: await versionOf(id), ...when });
}

async function reaches(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await running.changes().find(id))?.status, { timeout: patience }).toBe(status);
}

/** The values that users have now. */
const live = (): string => JSON.stringify(valuesIn(readFileSync(join(running.out, 'current/index.html'), 'utf8')));
const release = (): string | undefined => new Releases(running.out).list().at(-1)?.id;
/** Waits until the branch of all has something in the remote: it gets what was published after users have. */
async function isPushed(name: string, words: RegExp): Promise<void> {
  const show = () => spawnSync('git', ['show', `main:config/${name}.json`], { cwd: running.remote, encoding: 'utf8' });
  await expect.poll(() => show().stdout, { timeout: patience }).toMatch(words);
}

/** Somebody pushes to the branch of all, without the console. */
function pushEdit(name: string, from: string, to: string): void {
  const work = join(running.folder, 'work');
  const run = (...args: string[]): void => {
    const who = ['-c', 'user.name=Dev', '-c', 'user.email=dev@karat.test'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: work, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  run('pull', '--quiet', '--ff-only', running.remote, 'main');
  const file = join(work, `config/${name}.json`);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  run('commit', '--quiet', '-a', '-m', 'Edit without the console');
  run('push', '--quiet', running.remote, 'HEAD:main');
}

test(
  'an approved change of a text is a release of its publisher, also when the console ends in the middle; undone, the former release is live',
  async () => {
    const before = release();
    const id = await changeWith('Another title', 'locales/en', '"limits.title": "Limits"', '"limits.title": "Bounds"');
    expect((await publish(id)).text).toContain('Somebody else has to approve');
    await approve(id);
    expect((await publish(id, ben)).status).toBe(403);
    const preview = await as(cleo).open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('This needs a new release');
    expect(preview.text).toContain('“Limits” → “Bounds”');
    const shown = await publish(id);
    expect(shown.text).toContain('Being published to production');
    await running.restart();
    await reaches(id, 'published');
    expect(release()).not.toBe(before);
    await isPushed('locales/en', /"Bounds"/);
    const history = await as(ann).open('/history');
    expect(history.text).toMatch(/cleo Example published .*Another title.* in production/s);
    expect(history.text).toContain('“Limits” → “Bounds”');

    const [, publication = ''] = /name="publication" value="(\w+)"/.exec((await as(cleo).open('/history')).text) ?? [];
    expect((await as(ben).send('/history/undo', { publication, reason: 'Too early.' })).status).toBe(403);
    await as(cleo).send('/history/undo', { publication, reason: 'Too early.' });
    expect(release()).toBe(before);
    await isPushed('locales/en', /"limits.title": "Limits"/);
    const undone = await as(ann).open('/history');
    expect(undone.text).toMatch(/cleo Example undid .*Too early\./s);
    expect((await running.changes().find(id))?.status).toBe('undone');
  },
  patience * 2,
);

test(
  'plain values are live without a release, with what others have pushed to the same file, and go back by an undo',
  async () => {
    const [before, id] = [release(), await changeWith('Raise', 'limits', '"token": "0.025"', '"token": "0.035"')];
    await approve(id);
    pushEdit('limits', '"usdt": "50"', '"usdt": "60"');
    const preview = await as(cleo).open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('Only plain values change');
    expect(preview.text).toContain('50 → 60');
    await publish(id);
    await reaches(id, 'published');
    expect(live()).toContain('"token":"0.035"');
    expect(live()).toContain('"usdt":"60"');
    await isPushed('limits', /"token": "0.035".*"usdt": "60"/s);
    expect(release()).toBe(before);
    const [, publication = ''] = /name="publication" value="(\w+)"/.exec((await as(cleo).open('/history')).text) ?? [];
    await as(cleo).send('/history/undo', { publication, reason: 'Wrong.' });
    expect(live()).toContain('"token":"0.025"');
    // What somebody else pushed stays in the branch of all.
    await isPushed('limits', /"token": "0.025".*"usdt": "60"/s);
    expect((await as(cleo).send('/history/undo', { publication, reason: 'Again.' })).text).toContain(
      'Nothing was undone',
    );
  },
  patience,
);

test(
  'what a deployment refuses is refused with its place, and changes nothing that is live',
  async () => {
    const [before, id] = [
      live(),
      await changeWith('Links', 'links', 'https://karat.test', 'https://karat.example.com'),
    ];
    await approve(id);
    const preview = await as(cleo).open(`/changes/${id}/publish/production`);
    expect(preview.text).toContain('is an address of an example: set the real one');
    expect(preview.text).not.toContain('Publish now');
    await publish(id);
    await expect
      .poll(async () => (await as(cleo).open(`/changes/${id}`)).text, { timeout: patience })
      .toMatch(/config\/links\.json:\d+:\d+ .*is an address of an example/);
    expect(live()).toBe(before);
    expect((await running.changes().find(id))?.status).toBe('approved');
  },
  patience,
);

test(
  'the same value edited by others is shown, chosen by a person, and approved anew; nothing is lost',
  async () => {
    const id = await changeWith('Raise more', 'limits', '"usdt": "100"', '"usdt": "300"');
    await edit(id, 'links', 'https://karat.test', 'https://www.karat.test');
    await approve(id);
    pushEdit('limits', '"usdt": "100"', '"usdt": "150"');
    await publish(id);
    await expect
      .poll(async () => (await as(cleo).open(`/changes/${id}`)).text, { timeout: patience })
      .toContain('Others have changed the same meanwhile');
    const shown = await as(ann).send(`/changes/${id}/merge`);
    expect(shown.text).toMatch(/config\/limits\.json \/wallet\/usdt.*300.*150/s);
    await as(ann).send(`/changes/${id}/merge`, { 'choice limits /wallet/usdt': 'mine' });
    expect((await running.changes().find(id))?.status).toBe('draft');
    await approve(id);
    await publish(id);
    await reaches(id, 'published');
    expect(live()).toMatch(/"usdt":"300"/);
    expect(live()).toContain('https://www.karat.test');
    await isPushed('limits', /"usdt": "300"/);
  },
  patience,
);

test(
  'a change is published at its time though the console was started again, and not when it was cancelled or edited',
  async () => {
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const later = { when: 'later', day, time: '12:00' };
    const ids = [
      await changeWith('Tomorrow', 'limits', '"usdt": "60"', '"usdt": "70"'),
      await changeWith('Cancelled', 'levels', '"volume": "100"', '"volume": "101"'),
      await changeWith('Edited', 'links', 'https://www.karat.test', 'https://m.karat.test'),
    ];
    const [first = '', second = '', third = ''] = ids;
    for (const id of ids) await approve(id);
    expect((await publish(first, cleo, { ...later, day: '2020-01-01' })).text).toContain('This time has passed');
    for (const id of ids) expect((await publish(id, cleo, later)).text).toContain(`at ${day} 12:00 UTC`);
    await as(cleo).send(`/changes/${second}/cancel`);
    await edit(third, 'links', 'https://m.karat.test', 'https://n.karat.test');
    expect(live()).toMatch(/"usdt":"60"/);
    running.later(2 * 86_400_000);
    await running.restart();
    await reaches(first, 'published');
    expect(live()).toMatch(/"usdt":"70"/);
    expect((await running.changes().find(second))?.status).toBe('approved');
    expect((await running.changes().find(third))?.status).toBe('draft');
    await signIn();
    expect((await as(cleo).send('/history/undo', {})).status).toBe(400);
    expect((await as(ann).open('/history')).text).toMatch(/cleo Example published .*Tomorrow/s);
  },
  patience,
);
