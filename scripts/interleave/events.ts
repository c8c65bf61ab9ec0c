import type { Claim } from './claims.ts';
import type { Meaning } from './answers.ts';

/** The document of a tab, in which something happened. */
interface Place {
  readonly tab: string;
  readonly document: string;
}

/** A button that a user has pressed; a double click is one press. */
export interface Pressed extends Place {
  readonly type: 'pressed';
  /** Real time, epoch ms, as of all events. */
  readonly at: number;
  readonly act: 'confirm' | 'goOn' | 'sendAgain' | 'close';
  /** The text of the screen on which it was pressed. */
  readonly screen: string;
  /** Whether the browser refuses to store what the page has in doubt. */
  readonly isForgetful: boolean;
}

/** A request that moves money, as the app has sent it; what a browser repeats by itself is no further one. */
export interface Sent extends Place {
  readonly type: 'sent';
  readonly at: number;
  /** The time of the sandbox, epoch ms. */
  readonly time: number;
  readonly request: string;
  /** Its idempotency key; in a story without keys that of its request. */
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whether the page has the values that were published during the story. */
  readonly isPublished: boolean;
}

/** An answer that was given to a browser. */
export interface Answered {
  readonly type: 'answered';
  readonly at: number;
  /** When the page has read it; undefined if it did not. */
  readAt?: number;
  readonly request: string;
  readonly meaning: Meaning;
  /** What a sale is worth by the answer, and whether that is less than what the books say. */
  readonly usdt?: string | undefined;
  readonly isLess?: boolean | undefined;
}

/** A sentence that appeared on a screen, or is still there. */
export interface Statement extends Place {
  readonly type: 'said';
  readonly at: number;
  readonly claim: Claim;
  /** The key of the text. */
  readonly text: string;
  readonly isStill: boolean;
  /** The keys that were booked at that time. */
  readonly booked: readonly string[];
}

/** What else changes what a page knows. */
export interface Change {
  /**
   * `left`: a document is no longer there; `forgot`: the storage was damaged or cleared; `rate`: the rate changed;
   * `closed`: the user has said that the outcome of these keys is known.
   */
  readonly type: 'left' | 'forgot' | 'rate' | 'closed';
  readonly at: number;
  readonly document?: string;
  readonly keys?: readonly string[];
  /** Whether the keys are all that were sent, as nobody can say which of them were closed. */
  readonly isGuess?: boolean;
}

/** What happened in a story. */
export type Happening = Pressed | Sent | Answered | Statement | Change;
