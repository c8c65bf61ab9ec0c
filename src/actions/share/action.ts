import { defineBinding } from '../../engine/action.ts';
import { valueOf } from '../../engine/scope.ts';
import type { ShareProps } from './definition.ts';

/** Shares a value; where there is no native share, or it fails, copies it and says so. */
export default defineBinding<ShareProps>(({ value, done }, { scope, runtime, tell }) => ({
  run: () => {
    const held = valueOf(value, scope);
    if (typeof held !== 'string' || held === '') return;
    runtime
      .share(held)
      .then(async (isShared) => {
        if (isShared) return;
        await runtime.copy(held);
        tell(done);
      })
      .catch(() => tell('toast.copyError', 'negative'));
  },
}));
