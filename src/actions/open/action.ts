import { defineBinding } from '../../engine/action.ts';
import { valuesOf } from '../../engine/scope.ts';
import { values } from '../../values/values.ts';
import type { OpenProps } from './definition.ts';

/** A link out of the app: a new tab, or the mail program, which needs none. */
export default defineBinding<OpenProps>(({ link, with: given }, { scope, runtime }) => {
  const filled = valuesOf(given, scope);
  const href = (values.links.links[link] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(filled[name] ?? '')).replaceAll('%40', '@'),
  );
  return { href, isExternal: !href.startsWith('mailto:'), run: () => runtime.open(href) };
});
