import { defineBinding } from 'engine/runtime/action.ts';
import { writeStored } from '../../values/stored.ts';
import type { RememberProps } from './definition.ts';

/** Stores a flag as `1` on the device and replaces the current screen with the target, so Back skips this screen. */
export default defineBinding<RememberProps>(({ flag, to }, context) => {
  const target = { to, search: {}, replace: true };
  return {
    run: () => {
      writeStored('device', flag, '1');
      return context.go(target);
    },
    prepare: () => context.prepare(target),
  };
});
