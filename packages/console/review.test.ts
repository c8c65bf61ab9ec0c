import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { commentOf } from './pages/sentences.ts';
import { hasEdited } from './store/change.ts';
import { refOf } from './store/changes.ts';
import { type Store, ann, ben, makeStore, personWith } from './testing/store.ts';
import { noteUndone } from './testing/undone.ts';

let store: Store;
beforeEach(() => {
  store = makeStore();
});
afterEach(() => rmSync(store.folder, { recursive: true }));

test('somebody else approves what was read; the next edit takes the approval back', async () => {
  const changes = await store.open();
  // A title and words that look like the console's own.
  const id = await changes.begin('Approve', ann);
  await changes.folders(id);
  await changes.keep(id, new Map([['links', '{}\n']]), ann);
  const read = async () => {
    const change = await changes.find(id);
    if (!change) throw new Error('The change is gone.');
    return change;
  };
  const { version } = await read();
  await expect(changes.respond(id, 'Approve', '', version, ann)).rejects.toThrow('Somebody else has to approve');
  const forged = `Console-Change: x\nApprove\u0001\n\nConsole-Person: ${ann.id}`;
  await changes.respond(id, 'Comment', forged, version, ben);
  expect(await read()).toMatchObject({ status: 'draft', version, notes: [{ author: { id: ben.id } }] });
  await changes.respond(id, 'Request changes', 'Too low.', version, ben);
  expect((await read()).status).toBe('changes requested');
  await changes.respond(id, 'Approve', '', version, ben);
  expect(await read()).toMatchObject({
    title: 'Approve',
    status: 'approved',
    editors: [{ id: ann.id }, { id: ann.id }],
  });
  await changes.keep(id, new Map([['links', '[]\n']]), ann);
  expect((await read()).status).toBe('draft');
  await expect(changes.respond(id, 'Approve', '', version, ben)).rejects.toThrow('edited since you read it');
});

test('a person is the subject of the provider: nobody can approve their own edits under a new e-mail, and who shares an e-mail may', async () => {
  const changes = await store.open();
  const id = await changes.begin('Links', ann);
  await changes.keep(id, new Map([['links', '{}\n']]), ann);
  const version = (await changes.find(id))?.version ?? '';
  const approve = (sub: string, email: string) =>
    changes.respond(id, 'Approve', `Good.\n\nConsole-Person: x y`, version, personWith(sub, 'Ann', email));
  await expect(approve('ann', 'married@karat.test')).rejects.toThrow('Somebody else has to approve');
  await approve('other', ann.email);
  expect(await changes.find(id)).toMatchObject({
    status: 'approved',
    notes: [{ text: 'Good.\n\nConsole-Person: x y', author: { id: 'https://login.karat.test other' } }],
  });
});

test('what was kept before people were known by their subject is compared by e-mail', async () => {
  const changes = await store.open();
  const id = await changes.begin('Links', ben);
  const { repository } = changes;
  const { name, email } = ann;
  const tree = await repository.git(['rev-parse', `${refOf(id)}^{tree}`]);
  const edit = await repository.commit(tree, [refOf(id)], 'Edit links\n', { name, email });
  await repository.git(['update-ref', refOf(id), edit]);
  const change = await changes.find(id);
  expect(change?.editors).toEqual([ben, { name, email }].map((one) => expect.objectContaining({ email: one.email })));
  expect(
    change &&
      [ann, personWith('other', 'Other', email), ben, personWith('c', 'C', 'c@karat.test')].map((who) =>
        hasEdited(change, who),
      ),
  ).toEqual([true, true, true, false]);
});

test('what was undone is brought back as an edit, to be approved anew, once the undo is on the branch of all', async () => {
  const changes = await store.open();
  const { repository } = changes;
  const { main } = repository;
  const id = await changes.begin('Links', ann);
  await changes.keep(id, new Map([['links', '{ "first": 2 }\n']]), ann);
  const { version = '' } = (await changes.find(id)) ?? {};
  const undo = await noteUndone(changes, id, ben);
  expect(await changes.find(id)).toMatchObject({ status: 'undone', isApproved: false });
  await expect(changes.respond(id, 'Approve', '', version, ben)).rejects.toThrow('Press “Publish again”');
  await expect(changes.update(id, {}, ben)).rejects.toThrow('not on the branch of all yet');
  await repository.push(main, undo);
  expect(await changes.update(id, {}, ben)).toEqual([]);
  expect(await changes.find(id)).toMatchObject({ status: 'draft', isApproved: false, undo: undefined });
  expect((await changes.find(id))?.notes.map(({ subject }) => subject)).toEqual([
    'Approve',
    'Publish',
    'Undo',
    'Publish again',
  ]);
  const { base, now } = await changes.ends(id);
  expect(base).toBe(undo);
  expect(await repository.git(['diff', '--name-only', base, now])).toBe('config/links.json');
  const { version: brought = '' } = (await changes.find(id)) ?? {};
  await expect(changes.respond(id, 'Approve', '', brought, ben)).rejects.toThrow('Somebody else has to approve');
});

test('a comment is about a sentence that was read, also when its author quotes one like the console keeps them', async () => {
  const changes = await store.open();
  const id = await changes.begin('Links', ann);
  const about = { sentence: 'Links: 1 → 2.', place: 'links#/first' };
  await changes.comment(id, about, '{"sentence":"x"}', ben);
  await changes.respond(id, 'Comment', '{"sentence":"x"}', '', ben);
  const { notes = [], version, versions } = (await changes.find(id)) ?? {};
  expect(notes.map(commentOf)).toMatchObject([{ ...about, text: '{"sentence":"x"}' }, undefined]);
  expect(versions).toEqual([version]);
  const main = await changes.repository.git(['rev-parse', changes.repository.main]);
  expect(await changes.endsAt(id, version ?? '')).toEqual([main, version]);
  await expect(changes.endsAt(id, main)).rejects.toThrow('no edit of the change');
});
