import { launchFragment, relaunch } from '../boot/handoff.ts';
import { keepSession } from '../values/stored-session.ts';
import { readStored, writeStored } from '../values/stored.ts';
import type { Opening, Signed } from './state.ts';

/** Stores the token, or the launch data for a new sign-in, for the next page of this tab. */
export function keep({ user, token, isByLaunchData }: Signed, { initData, messenger }: Opening): void {
  keepSession(isByLaunchData ? { user } : { user, token });
  if (initData !== undefined)
    writeStored('tab', 'launch', launchFragment({ parameter: undefined, initData, messenger }));
}

/** Reloads the app; with its launch, which was removed from the address at the start, if the tab stores no session. */
export function reopen(opening: Opening): void {
  if (readStored('tab', 'session') === undefined) relaunch(opening);
  else location.reload();
}
