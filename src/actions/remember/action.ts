import { defineBinding } from '../../engine/action.ts';
import { keep } from '../../values/kept.ts';
import type { RememberProps } from './definition.ts';

/** Keeps a flag as `1` and goes on; the way back does not lead here again. */
export default defineBinding<RememberProps>(({ flag, to }, context) => {
  const target = { to, search: {}, replace: true };
  return {
    run: () => {
      keep('device', flag, '1');
      return context.go(target);
    },
    prepare: () => context.prepare(target),
  };
});
