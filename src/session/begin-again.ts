import type { TakenLaunch } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { forgetTabUser } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { authenticate } from './session.ts';
import { hasEnded, store } from './state.ts';

/** Signs in with a new launch of the running page, like on a new page; a referral code alone has no effect. */
export function launchAgain({ parameter, initData }: TakenLaunch): void {
  const handoff = window.karatHandoff;
  if (!handoff || (initData === undefined && readLaunchParameter(parameter, values.app).loginToken === undefined))
    return;
  handoff.launchParameter = parameter;
  handoff.initData = initData ?? handoff.initData;
  if (hasEnded()) store.write({ status: 'starting' });
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
