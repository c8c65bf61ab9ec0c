import { z } from 'zod';

import { defineAction } from '../../engine/definition/kind.ts';
import { parameters, route } from '../../engine/definition/reference.ts';
import { scope } from '../../engine/definition/scope.ts';

const props = z
  .strictObject({ to: route, search: parameters.default({}), isReplacing: z.boolean().default(false) })
  .superRefine(({ to, search }, context) => {
    const known = scope().searchOf(to);
    for (const name of Object.keys(search)) {
      if (known.includes(name)) continue;
      const nearest = scope().nearest(name, known);
      context.addIssue({ code: 'custom', path: ['search', name], message: `${to} takes no "${name}"`, params: { nearest } });
    }
  });
export type NavigateProps = z.output<typeof props>;

export default defineAction({
  description: 'Goes to a screen',
  props,
  example: { to: '/wallet', search: { currency: 'xaut' } },
});
