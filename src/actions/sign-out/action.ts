import { defineBinding } from '../../engine/action.ts';
import { valuesOf } from '../../engine/scope.ts';
import type { SignOutProps } from './definition.ts';

/** Signs out, or leads to the question whether to; a browser that got the page gets the code for it. */
export default defineBinding<SignOutProps>(({ question }, { tell, go, scope }) => ({
  run: () =>
    Promise.all([import('../../session/watch.ts'), import('../../transfer/open.ts')]).then(
      async ([{ signOut }, { hasOpen }]) => {
        if (question && scope.user && (await hasOpen(scope.user.userId)))
          await go({ to: question.to, search: valuesOf(question.search, scope) });
        else await signOut();
      },
      () => tell('error_title', 'negative'),
    ),
}));
