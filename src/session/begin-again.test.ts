import { page as tab } from '../values/testing/page.ts';
import { beforeEach, expect, test, vi } from 'vitest';

import { readStored, writeStored } from '../values/stored.ts';
import { handoffOf, userOf } from '../values/testing/handoff.ts';

const authenticate = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('./session.ts', () => ({ authenticate }));
const { continueAsVisitor, launchAgain } = await import('./begin-again.ts');
const { showEnd, store } = await import('./state.ts');

const link = 'header___payload___signature';
const messenger = undefined;

beforeEach(() => {
  tab.tab.clear();
  authenticate.mockReset().mockResolvedValue('bearer');
  window.karatHandoff = handoffOf({ launchParameter: 'FIRST', initData: 'user=1' });
});

test('a login link signs in, and the launch data of the page stay', () => {
  launchAgain({ parameter: link, initData: undefined, messenger });
  expect(window.karatHandoff).toMatchObject({ launchParameter: link, initData: 'user=1' });
  expect(authenticate).toHaveBeenCalledTimes(1);
});

test('launch data sign in, also without a parameter', () => {
  launchAgain({ parameter: undefined, initData: 'user=2', messenger });
  expect(window.karatHandoff).toMatchObject({ launchParameter: undefined, initData: 'user=2' });
  expect(authenticate).toHaveBeenCalledTimes(1);
});

test('after the session has ended a login link loads the page again, whose memory may have the former user', () => {
  showEnd({ reason: 'signedOut', isVisitor: false });
  launchAgain({ parameter: link, initData: undefined, messenger });
  expect(tab.history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', `#tgWebAppStartParam=${link}`);
  expect(tab.location.reload).toHaveBeenCalledTimes(1);
  expect(authenticate).not.toHaveBeenCalled();
  store.write({ status: 'starting' });
});

test.each([
  ['a referral code', 'FRIEND'],
  ['nothing', undefined],
])('%s alone changes nothing on a running page', (_, parameter) => {
  launchAgain({ parameter, initData: undefined, messenger });
  expect(window.karatHandoff).toMatchObject({ launchParameter: 'FIRST', initData: 'user=1' });
  expect(authenticate).not.toHaveBeenCalled();
});

test('without a boot script nothing happens', () => {
  window.karatHandoff = undefined;
  launchAgain({ parameter: link, initData: 'user=2', messenger });
  expect(authenticate).not.toHaveBeenCalled();
});

test('a visitor begins without anything of the former user', () => {
  writeStored('tab', 'session', '{}');
  store.write({ status: 'ready', user: userOf('ada') });
  window.karatHandoff?.answers.set('GET /v1/balance/rates', Promise.resolve(Response.json({})));
  continueAsVisitor();
  expect(window.karatHandoff?.answers.size).toBe(0);
  expect(readStored('tab', 'session')).toBeUndefined();
  expect(store.read()).toEqual({ status: 'starting' });
  expect(authenticate).toHaveBeenCalledTimes(1);
});
