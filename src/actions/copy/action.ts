import { defineBinding } from '../../engine/action.ts';
import { valueOf } from '../../engine/scope.ts';
import type { CopyProps } from './definition.ts';

/** Copies a value; a toast says whether it worked (product.md §8). */
export default defineBinding<CopyProps>(({ value, done }, { scope, runtime, tell }) => ({
  run: () => {
    const held = valueOf(value, scope);
    if (typeof held !== 'string' || held === '') return;
    runtime.copy(held).then(
      () => {
        runtime.buzz();
        tell(done);
      },
      () => tell('toast.copyError', 'negative'),
    );
  },
}));
