import { defineBinding } from 'engine/runtime/action.ts';
import { valuesOf } from 'engine/runtime/scope.ts';
import { filledLink } from '../../values/links.ts';
import type { OpenProps } from './definition.ts';

/** A link to an address outside the app, opened by the runtime. */
export default defineBinding<OpenProps>(({ link, with: params }, { scope, runtime }) => {
  const href = filledLink(link, valuesOf(params, scope));
  return { href, run: () => runtime.open(href) };
});
