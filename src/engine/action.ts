import type { TextKey } from '../../generated/words/words.ts';
import type { Runtime } from '../runtime/port.ts';
import type { Scope } from './scope.ts';

/** What an element needs to do an action: an address where it leads somewhere, and what happens on a tap. */
export interface BoundAction {
  readonly href?: string;
  /** Leads out of the app: a new tab, without a referrer. */
  readonly isExternal?: boolean;
  /** A promise where what it does takes time. */
  readonly run: () => void | Promise<void>;
  /** Whether a switch is on; asked at each render. */
  readonly isPressed?: () => boolean;
  /** Fetches what the tap will need; called when a finger or pointer comes near. */
  readonly prepare?: () => void;
}

/** What an action may use. */
export interface ActionContext {
  readonly scope: Scope;
  readonly runtime: Runtime;
  /** The address of a screen, and going there. */
  readonly hrefOf: (target: Target) => string;
  /** Resolves when the screen is there. */
  readonly go: (target: Target) => Promise<void>;
  readonly prepare: (target: Target) => void;
  readonly tell: (key: TextKey, tone?: 'positive' | 'negative') => void;
}

/** A screen and its search parameters; `isReplacing` leaves no entry in the history. */
export interface Target {
  readonly to: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly isReplacing?: boolean;
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
