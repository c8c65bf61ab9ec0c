import { defineBinding } from '../../engine/action.ts';
import { valuesOf } from '../../engine/scope.ts';
import { filledLink } from '../../values/links.ts';
import type { OpenProps } from './definition.ts';

/** A link out of the app: a new tab, or the mail program, which needs none. */
export default defineBinding<OpenProps>(({ link, with: given }, { scope, runtime }) => {
  const href = filledLink(link, valuesOf(given, scope));
  return { href, run: () => runtime.open(href) };
});
