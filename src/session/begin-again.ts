import type { TakenLaunch } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { forgetTabUser } from '../values/kept.ts';
import { values } from '../values/values.ts';
import { authenticate } from './session.ts';
import { store } from './state.ts';

/** Signs in by a launch of the page that runs, as one of a new page does; a friend's code alone changes nothing. */
export function launchAgain({ parameter, initData }: TakenLaunch): void {
  const handoff = window.karatHandoff;
  if (!handoff || (initData === undefined && readLaunchParameter(parameter, values.app).loginToken === undefined))
    return;
  handoff.launchParameter = parameter;
  handoff.initData = initData ?? handoff.initData;
  void authenticate();
}

/** Goes on as a visitor where the session of one is over. */
export function continueAsVisitor(): void {
  forgetTabUser();
  store.write({ status: 'starting' });
  void authenticate();
}
