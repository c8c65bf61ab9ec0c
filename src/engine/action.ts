import type { Runtime } from '../runtime/port.ts';
import type { LinkTarget, Press } from '../ui/press/press.ts';
import type { Scope } from './scope.ts';
import type { showToast } from './toasts.ts';

/** An action bound to an element: its link target and its tap handler. */
export interface BoundAction extends Press {
  /** Whether a switch is on; called on each render. */
  readonly isPressed?: () => boolean;
  /** Prefetches what the tap needs, if no link does so. */
  readonly prepare?: () => void;
}

/** The dependencies of an action. */
export interface ActionContext {
  readonly scope: Scope;
  readonly runtime: Runtime;
  /** Navigates to a screen; resolves after the navigation. */
  readonly go: (target: LinkTarget) => Promise<void>;
  readonly prepare: (target: LinkTarget) => void;
  readonly showToast: typeof showToast;
}

/** Binds a kind of action to an element. */
export type BindAction = (props: object, context: ActionContext) => BoundAction;

/** Declares the binding of a kind of action; the compiler has checked its props against the kind's schema. */
export function defineBinding<Props extends object>(
  bind: (props: Props, context: ActionContext) => BoundAction,
): BindAction {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where checked props get their type
  return (props, context) => bind(props as Props, context);
}
