import '../values/testing/page.ts';
import { describe, expect, test } from 'vitest';

import { values } from '../values/values.ts';
import { answer, end, identified, launch, refused, setFlag, showLastUser } from './changes.ts';
import { authenticate, failed, paused, reach, reconnect, renew, retry, signedIn } from './machine.ts';
import { ada, by, checkRows, eve, guest, launchBy, link, on, outage, page, refusal } from './testing/pages.ts';

const tab = { former: by(ada), isResumed: true };
const isReady = on(signedIn, 1, by(ada));

describe('the start', () => {
  checkRows([
    ['a page signs in', {}, [], 'starting | no token | request 1 | signIn'],
    ['the session of the tab goes on', tab, [], 'ready ada | ada-token | still | keep'],
    ['it is not to go on', { former: by(ada) }, [], 'starting | no token | request 1 | signIn'],
    ['it has no token', { ...tab, former: { user: ada } }, [], 'starting | no token | request 1 | signIn'],
    [
      'it has ended',
      { end: { reason: 'idle', isVisitor: false } },
      [],
      'failed: idle | no token | still | forgetAnswers',
    ],
    ['the API signs in', {}, [isReady], 'ready ada | ada-token | still | keep'],
    ['a call during the sign-in shares it', {}, [on(authenticate)], 'starting | no token | request 1 | '],
    ['a later one is another', {}, [isReady, on(authenticate)], 'ready ada | ada-token | request 2 | signIn'],
  ]);
});

describe('failures', () => {
  const pause = on(failed, 1, outage);
  const { tries } = values.app.reauthentication;
  const all = Array.from({ length: tries }, (_, tried) => [on(failed, tried + 1, outage), on(paused, tried + 1)]);
  checkRows([
    ['one is tried again', {}, [pause], 'failed, retrying | no token | pause 1 | pause'],
    ['after a delay', {}, [pause, on(paused, 1)], 'failed, retrying | no token | request 2 | signIn'],
    ['not for ever', {}, all.flat(), 'failed | no token | still | '],
    ['a refusal', {}, [on(failed, 1, refusal)], 'starting | no token | refused 1 | refuse'],
    ['is final', {}, [on(failed, 1, refusal), on(refused, 1, refusal)], 'failed | no token | still | forgetUser'],
    [
      'a refused user does not become a visitor',
      { former: by(ada) },
      [on(failed, 1, refusal), on(refused, 1, refusal)],
      'failed | no token | still | keepEnd',
    ],
    [
      'a renewal that fails shows nothing',
      {},
      [isReady, on(renew, 'ada-token'), on(failed, 2, outage)],
      'ready ada | ada-token | pause 2 | pause',
    ],
    [
      'a user who is asked about cannot be switched to',
      { former: by(eve) },
      [isReady, on(identified, 1, by(eve)), on(answer, true), on(failed, 1, outage)],
      'failed, retrying | no token | pause 1 | pause',
    ],
  ]);
});

describe('a renewal', () => {
  const renewed = [isReady, on(renew, 'ada-token')];
  checkRows([
    ['of the token', {}, renewed, 'ready ada | ada-token | request 2 | signIn'],
    ['of one that was renewed', {}, [isReady, on(renew, 'older')], 'ready ada | ada-token | still | '],
    ['before the first one', {}, [on(renew, 'former')], 'starting | no token | request 1 | '],
    [
      'answered after signing out',
      {},
      [...renewed, on(end, 'signedOut'), on(signedIn, 2, by(ada))],
      'failed: signedOut | no token | still | ',
    ],
    [
      'refused after signing out',
      {},
      [...renewed, on(end, 'signedOut'), on(failed, 2, refusal), on(refused, 2, refusal)],
      'failed: signedOut | no token | still | ',
    ],
    [
      'whose delay is over after signing out',
      {},
      [...renewed, on(failed, 2, outage), on(end, 'signedOut'), on(paused, 2)],
      'failed: signedOut | no token | still | ',
    ],
    [
      'after signing out',
      {},
      [isReady, on(end, 'signedOut'), on(renew, 'ada-token')],
      'failed: signedOut | no token | still | ',
    ],
    [
      'answered for another user',
      {},
      [...renewed, on(signedIn, 2, by(eve)), on(identified, 2, { user: ada })],
      'asking ada or eve | ada-token | ask 2 | dropEarlyAnswers',
    ],
    [
      'that the user does not want',
      {},
      [...renewed, on(signedIn, 2, by(eve)), on(identified, 2, { user: ada }), on(answer, false)],
      'failed: expired | no token | still | keepEnd, leave',
    ],
    [
      'answered for a guest',
      {},
      [...renewed, on(signedIn, 2, by(guest)), on(identified, 2, { user: ada })],
      'failed: expired | no token | still | keepEnd, leave',
    ],
    [
      'whose token is not kept for a refused login link',
      tab,
      [on(launch, launchBy(link), undefined), on(renew, 'ada-token'), on(failed, 1, refusal), on(refused, 1, refusal)],
      'failed | ada-token | still | keepEnd',
    ],
  ]);
});

describe('a retry by the user', () => {
  const [pause, again] = [on(failed, 1, outage), on(retry)];
  checkRows([
    ['skips the delay', {}, [pause, again], 'failed, retrying | no token | request 2 | signIn'],
    ['which is then over', {}, [pause, again, on(paused, 1)], 'failed, retrying | no token | request 2 | '],
    ['takes the place of a request', {}, [again], 'starting | no token | request 2 | signIn'],
    ['whose answer is late', {}, [again, isReady], 'starting | no token | request 2 | '],
    [
      'the connection is back during the delay',
      {},
      [pause, on(reconnect)],
      'failed, retrying | no token | request 2 | signIn',
    ],
    ['the connection is back during a request', {}, [on(reconnect)], 'starting | no token | request 1 | '],
    ['the connection is back in a session', {}, [isReady, on(reconnect)], 'ready ada | ada-token | still | '],
  ]);

  test('counts on after a delay, and begins anew after a request', () => {
    expect(page({}, [pause, again]).state.attempt).toMatchObject({ tried: 2 });
    expect(page({}, [pause, again, again]).state.attempt).toMatchObject({ tried: 1 });
  });
});

describe('what is shown', () => {
  const [silent, heard] = [on(reach, false), on(reach, true)];
  const lost = on(failed, 1, outage);
  checkRows([
    ['a resumed session is silent', tab, [silent], 'ready ada, silent | ada-token | still | '],
    ['until the API answers', tab, [silent, heard], 'ready ada | ada-token | still | '],
    ['and not again', tab, [silent, heard, silent], 'ready ada | ada-token | still | '],
    ['a retry lets it speak', tab, [silent, on(retry)], 'ready ada | ada-token | still | '],
    ['a session that was signed in is not silent', {}, [isReady, silent], 'ready ada | ada-token | still | '],
    [
      'the last known user of a slow start',
      {},
      [on(showLastUser, ada)],
      'failed, retrying, shows ada | no token | request 1 | ',
    ],
    [
      'and of a lost connection',
      {},
      [on(showLastUser, ada), lost],
      'failed, retrying, shows ada | no token | pause 1 | pause',
    ],
    [
      'not once the API has answered',
      {},
      [on(showLastUser, ada), on(failed, 1, refusal), on(refused, 1, refusal), on(showLastUser, ada)],
      'failed | no token | still | ',
    ],
    ['not in the place of a session', {}, [isReady, on(showLastUser, eve)], 'ready ada | ada-token | still | '],
    ['a flag of the user', {}, [isReady, on(setFlag, 'freeTokensRedeemed')], 'ready ada | ada-token | still | keep'],
    ['a flag of nobody', {}, [on(setFlag, 'freeTokensRedeemed')], 'starting | no token | request 1 | '],
  ]);

  test('a flag holds until the next sign-in', () => {
    const flagged = page({}, [isReady, on(setFlag, 'freeTokensRedeemed')]).state.session;
    expect(flagged).toEqual({ status: 'ready', user: { ...ada, freeTokensRedeemed: true } });
    const events = [isReady, on(setFlag, 'freeTokensRedeemed'), on(renew, 'ada-token'), on(signedIn, 2, by(ada))];
    expect(page({}, events).state.session).toEqual({ status: 'ready', user: ada });
  });
});
