import { vi } from 'vitest';

import type { TextKey } from '../../../generated/words/words.ts';
import { ResolvedValue } from '../resolved.tsx';
import type { ActionNode, ButtonNode, KindNode } from 'engine/runtime/screen-model.ts';

/** A cell that shows a value as it is. */
export function cellOf(value: unknown): KindNode {
  return { component: () => <ResolvedValue value={value}>{(resolved) => String(resolved)}</ResolvedValue>, props: {} };
}

/** A link to a screen. */
export function wayTo(to: string): ActionNode {
  const target = { to, search: {}, replace: false };
  return { bind: (_, { go }) => ({ target, run: () => go(target) }), props: {} };
}

/** An action, and the function that a tap calls. */
export function tapped(): { action: ActionNode; run: () => void } {
  const run = vi.fn<() => void>();
  return { action: { bind: () => ({ run }), props: {} }, run };
}

/** A button that leads to a screen, or to none: then it is disabled. */
export function buttonTo(label: TextKey, to?: string): ButtonNode {
  return { label, variant: 'quiet', action: to === undefined ? undefined : wayTo(to) };
}
