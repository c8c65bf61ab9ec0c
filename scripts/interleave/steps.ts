import type { RequestFault } from './request-faults.ts';

/** A fault of the sandbox, in the format of its control API. */
export interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
}

/** The buttons and links that a user may tap, by their purpose. */
export type Tap = 'sendAgain' | 'goOn' | 'decline' | 'edit' | 'close' | 'setAside' | 'look' | 'stay';

/** How a button is pressed: once, by a double click, or twice at once, as by Enter and a click. */
export type Press = 'once' | 'double click' | 'Enter and click';

/** The two-factor code that is typed where one is asked for: the present one, or a wrong one. */
export type Code = 'right' | 'wrong';

/** One step of a story; a step that is not possible is skipped. */
export type Step =
  /**
   * The next action of a user who wants to send `amount`; `send` goes on until the button that moves money, `review` stops
   * before it. With `isForeign` the address is one of another network.
   */
  | {
      readonly do: 'goAhead' | 'send' | 'review';
      readonly amount: string;
      readonly press: Press;
      readonly code?: Code;
      readonly isForeign?: boolean;
    }
  /** A tap on the first of these buttons that is visible. */
  | { readonly do: 'tap'; readonly buttons: readonly Tap[] }
  | { readonly do: 'open' | 'leave' | 'reload' | 'goBack' | 'duplicate' | 'closeTab' }
  | { readonly do: 'offline' | 'online' | 'expire' | 'otherUser' | 'arrive' | 'lift' | 'release' }
  | { readonly do: 'damage' | 'clear' | 'publish' | 'updateWorker' }
  | { readonly do: 'rate'; readonly ticker: string; readonly price: string }
  | { readonly do: 'pass'; readonly ms: number }
  /** The clock of the device is wrong by `ms` from now on. */
  | { readonly do: 'clock'; readonly ms: number }
  | { readonly do: 'fault'; readonly fault: Fault }
  /** The fate of the next requests; with `isOfCode` of those that bring a two-factor code. */
  | { readonly do: 'fate'; readonly fate: RequestFault; readonly times: number; readonly isOfCode?: boolean };

/** A step with its tab; with `isPatient` the next step waits until all answers that are not held back have arrived. */
export type Scene = Step & { readonly tab: 0 | 1; readonly isPatient: boolean };
