import { page as tab } from '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import type { Session } from '../session/session.ts';
import { endKeptSession, keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import { handoffOf, userOf } from '../values/testing/handoff.ts';

const [ada, eve] = [userOf('ada'), userOf('eve')];
const typed = {
  draft: { amount: '0.5', address: 'UQAch5', memo: '111222' },
  step: 1,
  parameters: '{"currency":"xaut"}',
};

/** A page of the tab, opened anew or by a reload, with the session that the tab has stored or none. */
async function openPage(how: 'anew' | 'reload', former?: typeof ada) {
  vi.resetModules();
  window.karatHandoff = handoffOf({ isReload: how === 'reload', former: former && { user: former } });
  const { store } = await import('../session/session.ts');
  const show = (session: Session) => store.write({ ...store.read(), session });
  return { ...(await import('./stored-drafts.ts')), show };
}

/** A page on which `ada` has typed. */
async function typedPage() {
  const page = await openPage('anew');
  page.show({ status: 'ready', user: ada });
  page.keepDraft('withdraw', typed);
  return page;
}

beforeEach(() => tab.tab.clear());

test('what was typed is there after each reload, for the same user', async () => {
  await typedPage();
  expect((await openPage('reload', ada)).draftOf('withdraw')).toEqual(typed);
  expect((await openPage('reload', ada)).draftOf('withdraw')).toEqual(typed);
});

test.each<[string, 'anew' | 'reload', typeof ada | undefined]>([
  ['another user', 'reload', eve],
  ['nobody', 'reload', undefined],
  ['whoever opens the app anew', 'anew', ada],
])('%s sees nothing of it', async (_, how, former) => {
  await typedPage();
  expect((await openPage(how, former)).draftOf('withdraw')).toBeUndefined();
});

test('what was typed before the sign-in belongs to the user who signs in', async () => {
  const { keepDraft, show } = await openPage('anew');
  keepDraft('withdraw', typed);
  show({ status: 'ready', user: ada });
  expect((await openPage('reload', ada)).draftOf('withdraw')).toEqual(typed);
});

test('what is done is not stored any longer', async () => {
  const { keepDraft } = await typedPage();
  keepDraft('sell', typed);
  keepDraft('withdraw', undefined);
  expect((await openPage('reload', ada)).draftOf('withdraw')).toBeUndefined();
  const { keepDraft: keepNext } = await openPage('reload', ada);
  keepNext('sell', undefined);
  expect(readStored('tab', 'drafts')).toBeUndefined();
});

test('after the session has ended, or while another user is asked about, nothing is stored', async () => {
  const { keepDraft, show } = await typedPage();
  keepSession({ user: ada });
  endKeptSession({ reason: 'signedOut', isVisitor: false });
  const end = { reason: 'signedOut', isVisitor: false } as const;
  show({ status: 'failed', error: new ApiError('answer', 'it has ended'), isRetrying: false, end });
  keepDraft('sell', typed);
  show({ status: 'asking', current: ada, next: eve });
  keepDraft('sell', typed);
  expect(readStored('tab', 'drafts')).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"user":"ada","forms":[1,["a"],["withdraw",{"step":1,"parameters":"","draft":{"a":1}}]]}',
])('what cannot be read is nothing: %s', async (text) => {
  writeStored('tab', 'drafts', text);
  expect((await openPage('reload', ada)).draftOf('withdraw')).toBeUndefined();
});
