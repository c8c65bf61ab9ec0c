import '../values/testing/page.ts';
import { describe, expect, test } from 'vitest';

import {
  answer,
  beginAgain,
  end,
  endElsewhere,
  identified,
  idle,
  launch,
  refused,
  restored,
  showLastUser,
} from './changes.ts';
import { authenticate, failed, reach, reconnect, retry, signedIn } from './machine.ts';
import { ada, by, checkRows, eve, guest, launchBy, link, on, page, refusal } from './testing/pages.ts';

const byLink = { launchParameter: link };
const inMessenger = { initData: 'user=1' };
const isReady = on(signedIn, 1, by(ada));
const linkOfEve = [on(signedIn, 1, by(eve)), on(identified, 1, { user: ada })];

describe('the end', () => {
  const ended = [isReady, on(end, 'signedOut')];
  checkRows([
    ['signing out', {}, ended, 'failed: signedOut | no token | still | keepEnd, leave'],
    ['twice', {}, [...ended, on(end, 'expired')], 'failed: signedOut | no token | still | '],
    ['in another tab', {}, [isReady, on(endElsewhere, 'ada')], 'failed: signedOut | no token | still | keepEnd, leave'],
    ['of another user in another tab', {}, [isReady, on(endElsewhere, 'eve')], 'ready ada | ada-token | still | '],
    ['in another tab during the sign-in', {}, [on(endElsewhere, 'ada')], 'starting | no token | request 1 | '],
    ['idle', {}, [isReady, on(idle)], 'failed: idle | no token | still | keepEnd, leave'],
    ['idle during the sign-in', {}, [on(idle)], 'starting | no token | request 1 | '],
    ['a retry', {}, [...ended, on(retry)], 'failed: signedOut | no token | still | '],
    ['the connection is back', {}, [...ended, on(reconnect)], 'failed: signedOut | no token | still | '],
    ['another call', {}, [...ended, on(authenticate)], 'failed: signedOut | no token | still | '],
    ['an answer of the API', {}, [...ended, on(reach, true)], 'failed: signedOut | no token | still | '],
    ['the last known user', {}, [...ended, on(showLastUser, ada)], 'failed: signedOut | no token | still | '],
    [
      'a login link',
      {},
      [...ended, on(launch, launchBy(link), undefined)],
      'failed: signedOut | no token | still | relaunch',
    ],
    [
      'a guest begins again',
      {},
      [...ended, on(beginAgain)],
      'starting | no token | request 2 | forgetUser, forgetEnd, dropEarlyAnswers, signIn',
    ],
    ['without an end nobody does', {}, [isReady, on(beginAgain)], 'ready ada | ada-token | still | '],
  ]);
});

describe('Back restores a page', () => {
  checkRows([
    ['of the same user', {}, [isReady, on(restored, 'ada')], 'ready ada | ada-token | still | '],
    ['of another one', {}, [isReady, on(restored, 'eve')], 'ready ada | ada-token | still | reload'],
    ['without storage', {}, [isReady, on(restored, undefined)], 'ready ada | ada-token | still | reload'],
    [
      'whose session has ended',
      {},
      [isReady, on(end, 'signedOut'), on(restored, 'ada')],
      'failed: signedOut | no token | still | reload',
    ],
  ]);
});

describe('a login link', () => {
  checkRows([
    ['finds out who was here', byLink, [isReady], 'starting | no token | identify 1 | identify'],
    ['nobody was', byLink, [isReady, on(identified, 1, undefined)], 'ready ada | ada-token | still | keep, remember'],
    ['the same user was', byLink, [isReady, on(identified, 1, { user: ada })], 'ready ada | ada-token | still | keep'],
    ['another one was', byLink, linkOfEve, 'asking ada or eve | no token | ask 1 | dropEarlyAnswers'],
    ['yes', byLink, [...linkOfEve, on(answer, true)], 'asking ada or eve | no token | leave 1 | switch'],
    [
      'yes and no',
      byLink,
      [...linkOfEve, on(answer, true), on(answer, false)],
      'asking ada or eve | no token | leave 1 | ',
    ],
    ['no', byLink, [...linkOfEve, on(answer, false)], 'failed: signedOut | no token | still | keepEnd'],
    ['a retry during the question', byLink, [...linkOfEve, on(retry)], 'asking ada or eve | no token | ask 1 | '],
    ['a call during the question', byLink, [...linkOfEve, on(authenticate)], 'asking ada or eve | no token | ask 1 | '],
    [
      'the end during the question',
      byLink,
      [...linkOfEve, on(end, 'idle'), on(answer, true)],
      'failed: idle | no token | still | ',
    ],
    [
      'no, as the user of the tab',
      { ...byLink, former: by(ada) },
      [on(signedIn, 1, by(eve)), on(identified, 1, by(ada)), on(answer, false)],
      'ready ada | ada-token | still | keep',
    ],
    [
      'no, as a guest',
      { ...byLink, former: { user: guest } },
      [on(signedIn, 1, by(eve)), on(identified, 1, { user: guest }), on(answer, false)],
      'asking guest or eve | no token | request 2 | signIn',
    ],
    [
      'no to the launch data of another user',
      { former: { user: ada } },
      [on(signedIn, 1, by(eve, true)), on(identified, 1, { user: ada }), on(answer, false)],
      'asking ada or eve | no token | leave 1 | reload',
    ],
    ['refused', byLink, [on(failed, 1, refusal), on(refused, 1, refusal)], 'failed | no token | still | forgetUser'],
    [
      'refused, with a session of the tab',
      { ...byLink, former: by(ada) },
      [on(failed, 1, refusal), on(refused, 1, refusal)],
      'ready ada | ada-token | still | keep, showRefusedLink',
    ],
    [
      'refused in the messenger',
      { ...byLink, ...inMessenger },
      [on(failed, 1, refusal), on(refused, 1, refusal)],
      'starting | no token | request 2 | signIn, showRefusedLink',
    ],
    [
      'another one within a second',
      byLink,
      [on(launch, launchBy(`${link}2`), undefined), on(signedIn, 1, by(eve))],
      'starting | no token | request 2 | ',
    ],
    [
      'on a running page',
      {},
      [isReady, on(launch, launchBy(link), undefined)],
      'ready ada | ada-token | request 2 | signIn',
    ],
    [
      'during a question',
      byLink,
      [...linkOfEve, on(launch, launchBy(link), undefined)],
      'asking ada or eve | no token | ask 1 | ',
    ],
    [
      'a code on a running page',
      {},
      [isReady, on(launch, launchBy('FRIEND'), 'FRIEND')],
      'ready ada | ada-token | still | ',
    ],
    [
      'launch data on a running page',
      {},
      [isReady, on(launch, launchBy(undefined, 'user=2'), undefined)],
      'ready ada | ada-token | request 2 | signIn',
    ],
  ]);

  test('a declined one is not used again, nor is a refused one; launch data stay', () => {
    const declined = page({ ...byLink, former: by(ada) }, [...linkOfEve, on(answer, false)]).state;
    const dropped = page({ ...byLink, ...inMessenger }, [on(failed, 1, refusal), on(refused, 1, refusal)]).state;
    expect([declined.opening.parameter, dropped.opening.parameter]).toEqual([undefined, undefined]);
    const { opening } = page(inMessenger, [isReady, on(launch, launchBy(link), undefined)]).state;
    expect(opening).toMatchObject({ parameter: link, initData: 'user=1' });
  });

  test('the friend who came first stays the friend', () => {
    const events = [on(launch, launchBy('FIRST'), 'FIRST'), on(launch, launchBy('SECOND'), 'SECOND')];
    expect(page({}, events).state.opening).toMatchObject({ parameter: undefined, friend: 'FIRST' });
  });
});
