import { defineBinding } from 'engine/runtime/action.ts';
import { valuesOf } from 'engine/runtime/scope.ts';
import type { SignOutProps } from './definition.ts';

/** Signs out; goes to the confirmation screen first while the user has open transfers. Its code is loaded on click. */
export default defineBinding<SignOutProps>(({ question }, { showToast, go, scope }) => ({
  run: () =>
    Promise.all([import('../../session/watch.ts'), import('../../transfer/open.ts')]).then(
      async ([{ signOut }, { hasOpen }]) => {
        if (question && scope.user && (await hasOpen(scope.user.userId)))
          await go({ to: question.to, search: valuesOf(question.search, scope) });
        else signOut();
      },
      () => showToast('error_title', 'negative'),
    ),
}));
