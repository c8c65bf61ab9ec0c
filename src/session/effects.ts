import { retryDelay } from '../api/retry.ts';
import { after } from '../values/after.ts';
import { endKeptSession } from '../values/stored-session.ts';
import { forgetTabUser } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { keep } from './keep.ts';
import { paused, signedIn } from './machine.ts';
import { signIn } from './sign-in.ts';
import { type Dispatch, type Effect, type Opening, launchOf } from './state.ts';

/** Aborts the latest sign-in. */
let controller = new AbortController();

/** Runs an effect; the code of rare ones is loaded on demand. Throws if it is not done. */
export async function run(
  effect: Effect,
  opening: Opening,
  dispatch: Dispatch,
  showRefusedLink: () => void,
): Promise<void> {
  switch (effect.type) {
    case 'signIn':
      controller.abort();
      controller = effect.controller ?? new AbortController();
      return dispatch(signedIn, effect.id, await signIn(launchOf(opening), opening.initData, controller.signal));
    case 'pause':
      await after(retryDelay(effect.tried - 1, effect.error, values.app.reauthentication.firstDelay));
      return dispatch(paused, effect.id);
    case 'keep':
      return keep(effect.signed, opening);
    case 'keepEnd':
      return endKeptSession(effect.end);
    case 'forgetUser':
      return forgetTabUser();
    case 'showRefusedLink':
      return showRefusedLink();
    default: {
      const { signal } = controller;
      return (await import('./rare-effects.ts')).runRare(effect, opening, signal, dispatch);
    }
  }
}
