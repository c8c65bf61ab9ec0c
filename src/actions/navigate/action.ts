import { defineBinding } from 'engine/runtime/action.ts';
import { valuesOf } from 'engine/runtime/scope.ts';
import type { NavigateProps } from './definition.ts';

/** A link to a screen with its search parameters. */
export default defineBinding<NavigateProps>(({ to, search, isReplacing }, context) => {
  const target = { to, search: valuesOf(search, context.scope), replace: isReplacing };
  return { target, run: () => context.go(target), prepare: () => context.prepare(target) };
});
