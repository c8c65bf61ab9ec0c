import { defineBinding } from '../../engine/action.ts';
import type { SignOutProps } from './definition.ts';

/** Signs out; a browser that got the page gets the code for it. */
export default defineBinding<SignOutProps>((_, { tell }) => ({
  run: () =>
    import('../../session/watch.ts').then(
      ({ signOut }) => signOut(),
      () => tell('error_title', 'negative'),
    ),
}));
