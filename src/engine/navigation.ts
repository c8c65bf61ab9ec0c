import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import { runtime } from '../runtime/runtime.ts';
import type { ActionContext, BoundAction } from 'engine/runtime/action.ts';
import type { ActionNode } from 'engine/runtime/screen-model.ts';
import { type Scope, useScope } from 'engine/runtime/scope.ts';
import { showToast } from './toasts.ts';

/** Returns the context of actions on this screen. */
export function useActionContext(scope: Scope): ActionContext {
  const router = useRouter();
  return useMemo(
    () => ({
      scope,
      runtime,
      showToast,
      go: ({ to, search, replace = false }) => router.navigate({ to, search, replace }),
      prepare: ({ to, search }) => void router.preloadRoute({ to, search }).catch(() => undefined),
    }),
    [router, scope],
  );
}

/** Returns a function that binds an action to the current scope. */
export function useAction(): (node: ActionNode) => BoundAction {
  const context = useActionContext(useScope());
  return useCallback((node) => node.bind(node.props, context), [context]);
}
