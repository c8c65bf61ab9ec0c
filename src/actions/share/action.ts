import { defineBinding } from 'engine/runtime/action.ts';
import { valueOf } from 'engine/runtime/scope.ts';
import type { ShareProps } from './definition.ts';

/** Shares a value natively. If that is not available or fails, copies it and shows a toast. */
export default defineBinding<ShareProps>(({ value, done }, { scope, runtime, showToast }) => ({
  run: () => {
    const text = valueOf(value, scope);
    if (typeof text !== 'string' || text === '') return;
    runtime
      .share(text)
      .then(async (isShared) => {
        if (isShared) return;
        await runtime.copy(text);
        showToast(done);
      })
      .catch(() => showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' }));
  },
}));
