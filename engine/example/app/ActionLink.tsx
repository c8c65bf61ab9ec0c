import type { ReactNode } from 'react';

import { useScope } from 'engine/runtime/scope.ts';
import type { ActionNode } from 'engine/runtime/screen-model.ts';

/** A link that leads where an action of config says. */
export function ActionLink({ action, children }: { action: ActionNode; children: ReactNode }) {
  return <a href={action.bind(action.props, { scope: useScope() }).href}>{children}</a>;
}
