import { defineBinding } from 'engine/runtime/action.ts';
import { valueOf } from 'engine/runtime/scope.ts';
import type { ShareProps } from './definition.ts';

/** Shares a value natively. If that is not available or fails, copies it and shows a toast. */
export default defineBinding<ShareProps>(({ value, done }, { scope, runtime, showToast }) => ({
  run: () => {
    const held = valueOf(value, scope);
    if (typeof held !== 'string' || held === '') return;
    runtime
      .share(held)
      .then(async (isShared) => {
        if (isShared) return;
        await runtime.copy(held);
        showToast(done);
      })
      .catch(() => showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' }));
  },
}));
