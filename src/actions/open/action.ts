import { defineBinding } from '../../engine/action.ts';
import { valuesOf } from '../../engine/scope.ts';
import { filledLink } from '../../values/links.ts';
import type { OpenProps } from './definition.ts';

/** A link out of the app. */
export default defineBinding<OpenProps>(({ link, with: given }, { scope, runtime }) => {
  const href = filledLink(link, valuesOf(given, scope));
  return { href, isExternal: true, run: () => runtime.open(href) };
});
