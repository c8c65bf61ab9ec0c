import type { TextKey } from '../../generated/words/words.ts';
import type { Runtime } from '../runtime/port.ts';
import type { LinkTarget, Press } from '../ui/press/press.ts';
import type { Scope } from './scope.ts';

/** An action as an element takes it: where it leads, and what happens on a tap. */
export interface BoundAction extends Press {
  /** Whether a switch is on; asked at each render. */
  readonly isPressed?: () => boolean;
  /** Fetches what the tap will need, where no link does that by itself. */
  readonly prepare?: () => void;
}

/** What an action may use. */
export interface ActionContext {
  readonly scope: Scope;
  readonly runtime: Runtime;
  /** Goes to a screen; resolves when it is there. */
  readonly go: (target: LinkTarget) => Promise<void>;
  readonly prepare: (target: LinkTarget) => void;
  readonly tell: (key: TextKey, tone?: 'positive' | 'negative') => void;
}

/** How a kind of action is bound to an element. */
export type BindAction = (props: object, context: ActionContext) => BoundAction;

/** Declares the binding of a kind of action; the compiler has checked its props against the kind's schema. */
export function defineBinding<Props extends object>(
  bind: (props: Props, context: ActionContext) => BoundAction,
): BindAction {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where checked props get their type
  return (props, context) => bind(props as Props, context);
}
