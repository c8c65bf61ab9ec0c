import { type TakenLaunch, relaunch } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { forgetTabUser } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { authenticate } from './session.ts';
import { hasEnded, store } from './state.ts';

/**
 * Signs in with a new launch of the running page, like on a new page; a referral code alone has no effect. After a session
 * has ended the page is loaded again, so that its memory has nothing of the former user.
 */
export function launchAgain(launch: TakenLaunch): void {
  const { parameter, initData } = launch;
  const handoff = window.karatHandoff;
  if (!handoff || (initData === undefined && readLaunchParameter(parameter, values.app).loginToken === undefined))
    return;
  if (hasEnded()) return relaunch(launch);
  handoff.launchParameter = parameter;
  handoff.initData = initData ?? handoff.initData;
  void authenticate();
}

/** Starts a new visitor session after the previous one has ended. */
export function continueAsVisitor(): void {
  forgetTabUser();
  history.replaceState({ ...history.state, ended: undefined }, '');
  // These answers were requested when the session ended, which may be long ago.
  window.karatHandoff?.answers.clear();
  store.write({ status: 'starting' });
  void authenticate();
}
