import type { Scope } from './scope.ts';

/** An action bound to an element: what the product's buttons and links take. */
export interface BoundAction {
  /** Whether a switch is on; called on each render. */
  readonly isPressed?: () => boolean;
  /** Prefetches what the tap needs, if no link does so. */
  readonly prepare?: () => void;
}

/** What an action may use; the product adds its own. */
export interface ActionContext {
  readonly scope: Scope;
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
