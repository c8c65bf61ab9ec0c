import { defineBinding } from 'engine/runtime/action.ts';
import { valueOf } from 'engine/runtime/scope.ts';
import type { CopyProps } from './definition.ts';

/** Copies a value and shows a toast with the result (ERR-06). */
export default defineBinding<CopyProps>(({ value, done }, { scope, runtime, showToast }) => ({
  run: () => {
    const text = valueOf(value, scope);
    if (typeof text !== 'string' || text === '') return;
    runtime.copy(text).then(
      () => showToast(done),
      () => showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' }),
    );
  },
}));
