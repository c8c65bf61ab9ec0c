import { defineBinding } from 'engine/runtime/action.ts';
import { valuesOf } from 'engine/runtime/scope.ts';

import type { NavigateProps } from './definition.ts';

export default defineBinding<NavigateProps>(({ to, search }, { scope }) => {
  const values = Object.entries(valuesOf(search, scope)).map(([name, value]) => [name, String(value)]);
  return { href: `#${to}?${new URLSearchParams(values)}` };
});
