import { defineBinding } from '../../engine/action.ts';
import { endSession } from '../../session/session.ts';
import type { SignOutProps } from './definition.ts';

/** Signs out; other tabs are told where the code for that came. */
export default defineBinding<SignOutProps>(() => ({
  run: () =>
    import('../../session/watch.ts').then(
      ({ signOut }) => signOut(),
      () => endSession('signedOut'),
    ),
}));
