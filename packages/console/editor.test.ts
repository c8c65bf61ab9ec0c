import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

import { type RunningConsole, startConsole } from './testing/console.ts';
import { ben as reviewer } from './testing/store.ts';
import { noteUndone } from './testing/undone.ts';
import type { Visitor } from './testing/visitor.ts';

let running: RunningConsole;
beforeAll(async () => {
  running = await startConsole();
}, 180_000);
afterAll(() => running.stop());

/** Sets the least amount of the wallet in tokens. */
const editOf = (revision: string, value: string) => ({
  name: 'limits',
  revision,
  edits: [{ op: 'set', path: ['wallet', 'token'], value }],
});
const file = z.object({ revision: z.string(), value: z.looseObject({}) });

/** Studio as somebody has it open; Node finds no names under localhost by itself, a browser does. */
async function editorOf(visitor: Visitor, change: string) {
  const { origin, hash } = await visitor.addressOf(`/changes/${change}/edit`);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const { host } = new URL(origin);
  return async (path: string, body?: object): Promise<{ status: number | undefined; answer: unknown }> => {
    const headers = { host, 'x-studio-token': token, 'content-type': 'application/json' };
    const sent = request(new URL(`/api/${path}`, running.address), { method: body ? 'POST' : 'GET', headers });
    sent.end(body && JSON.stringify(body));
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, answer: await json(response) };
  };
}

test('two people edit one change: each edit is kept with its author, the same key is asked about', async () => {
  const [ann, ben, cleo] = [running.visitor(), running.visitor(), running.visitor()];
  await ann.signIn('ann');
  await ben.signIn('ben');
  await cleo.signIn('cleo');
  expect((await cleo.send('/changes', { title: 'Not mine' })).status).toBe(403);
  const page = await ann.send('/changes', { title: 'Raise <b>minimums</b>' });
  const change = page.address.pathname.split('/')[2] ?? '';
  expect(page.text).toContain('Raise &lt;b&gt;minimums&lt;/b&gt;');
  const [ofAnn, ofBen, ofCleo] = [
    await editorOf(ann, change),
    await editorOf(ben, change),
    await editorOf(cleo, change),
  ];

  const { revision } = file.parse((await ofAnn('file?name=limits')).answer);
  const edit = (value: string) => editOf(revision, value);
  expect((await ofCleo('edit', edit('0.1'))).status).toBe(403);
  expect((await ofAnn('edit', edit('0.05'))).status).toBe(200);
  const response = await ofBen('edit', edit('0.075'));
  expect(response).toMatchObject({ status: 409, answer: { conflicts: [{ at: '/wallet/token', theirs: '0.05' }] } });
  const other = { ...edit('0'), edits: [{ op: 'set', path: ['wallet', 'usdt'], value: '200' }] };
  expect((await ofBen('edit', other)).status).toBe(200);

  const log = ['--git-dir', running.remote, 'log', '--format=%an', `main..changes/${change}`];
  await expect
    .poll(() => spawnSync('git', log, { encoding: 'utf8' }).stdout.trim().split('\n'))
    .toEqual(['ben Example', 'ann Example', 'ann Example']);
  const shown = await cleo.open(`/changes/${change}`);
  expect(shown.text).toContain('0.025 → 0.05');
  expect(shown.text).toContain('100 → 200');
  expect(shown.text).toContain('None: this can be built.');
  expect(await ofAnn('save', { version: 1 })).toMatchObject({ status: 409 });
  await ann.send('/sign-out');
  expect((await ofAnn('state')).status).toBe(403);
  expect((await ofBen('state')).status).toBe(200);
}, 180_000);

test('an undone change is looked at, and edited only after it was brought back', async () => {
  const [ann, changes] = [running.visitor(), running.changes()];
  await ann.signIn('ann');
  const { address } = await ann.send('/changes', { title: 'Undone' });
  const change = address.pathname.split('/')[2] ?? '';
  const ofAnn = await editorOf(ann, change);
  const read = async () => file.parse((await ofAnn('file?name=limits')).answer);
  expect((await ofAnn('edit', editOf((await read()).revision, '0.05'))).status).toBe(200);
  const { repository } = changes;
  await repository.push(repository.main, await noteUndone(changes, change, reviewer));
  const { now } = await changes.ends(change);
  expect((await ann.open(`/changes/${change}`)).text).toContain('Look at this change');
  expect(await ofAnn('edit', editOf((await read()).revision, '0.075'))).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('This change was undone. Press “Publish again”') },
  });
  expect(await read()).toMatchObject({ value: { wallet: { token: '0.05' } } });
  expect((await changes.ends(change)).now).toBe(now);
  await ann.send(`/changes/${change}/merge`);
  const again = await editorOf(ann, change);
  const { revision } = file.parse((await again('file?name=limits')).answer);
  expect((await again('edit', editOf(revision, '0.075'))).status).toBe(200);
}, 180_000);
