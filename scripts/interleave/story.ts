import { type Random, randomOf } from './random.ts';
import { type TransferKind, transferKinds } from './transfers.ts';

/** A fault of the sandbox, in the format of its control API. */
export interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
}

/** The buttons and links that a user may tap, by their purpose. */
export type Tap = 'sendAgain' | 'goOn' | 'decline' | 'edit' | 'close' | 'setAside' | 'look';

/** One step of a story; a step that is not possible is skipped. */
export type Step =
  /** The next action of a user who wants to send `amount`. */
  | { readonly do: 'goAhead'; readonly amount: string; readonly isTwice: boolean }
  /** A tap on the first of these buttons that is visible. */
  | { readonly do: 'tap'; readonly buttons: readonly Tap[] }
  | { readonly do: 'open' | 'leave' | 'reload' | 'goBack' | 'duplicate' | 'lift' | 'release' }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'fault'; readonly fault: Fault };

/** A step with its tab; with `isPatient` the next step waits until all answers that are not held back have arrived. */
export type Scene = Step & { readonly tab: 0 | 1; readonly isPatient: boolean };

/** The steps of one run, determined by its seed. */
export interface Story {
  readonly seed: number;
  readonly kind: TransferKind;
  readonly scenes: readonly Scene[];
}

const amounts = ['0.1', '0.1', '0.3'];
const taps: readonly Tap[] = ['sendAgain', 'goOn', 'decline', 'edit', 'close', 'setAside', 'look'];
/** How far time is moved forward, ms: for the next poll, a late answer, a settled transfer, and an expired wait. */
const pauses = [2000, 21_000, 130_000, 301_000];

function faultOf(random: Random, { operation, history }: TransferKind): Fault {
  const once = { operation, times: 1 };
  return random.one<Fault>([
    // The browser repeats a request whose connection was lost, so one fault alone would have no effect.
    { ...once, kind: 'lost-answer', times: 2 },
    { ...once, kind: 'lost-answer', times: 4 },
    { ...once, kind: 'reset', times: 2 },
    { ...once, kind: 'timeout' },
    { ...once, kind: 'status', status: 500 },
    { ...once, kind: 'status', status: 401 },
    { ...once, kind: 'status', status: 429 },
    { ...once, kind: 'delay', ms: 300 },
    { ...once, kind: 'completes-late', ms: 600_000 },
    { ...once, kind: 'completes-late', ms: 600_000, times: 2 },
    { operation: history, kind: 'status', status: 500, times: 4 },
  ]);
}

function stepOf(random: Random, kind: TransferKind): Step {
  const draw = random.below(100);
  if (draw < 50) return { do: 'goAhead', amount: random.one(amounts), isTwice: random.chance(0.2) };
  if (draw < 64) return { do: 'tap', buttons: random.shuffled(taps) };
  if (draw < 76) return { do: 'fault', fault: faultOf(random, kind) };
  if (draw < 83) return { do: 'pass', ms: random.one(pauses) };
  return { do: random.one(['open', 'open', 'leave', 'reload', 'reload', 'goBack', 'duplicate', 'lift', 'release']) };
}

/** The story of a seed; most stories begin with a fault. */
export function storyOf(seed: number): Story {
  const random = randomOf(seed);
  const kind = random.one(transferKinds);
  const begin: Step[] = random.chance(0.8) ? [{ do: 'fault', fault: faultOf(random, kind) }] : [];
  const steps = [...begin, ...Array.from({ length: 14 + random.below(9) }, () => stepOf(random, kind))];
  const scenes = steps.map((step): Scene => {
    return { ...step, tab: random.chance(0.3) ? 1 : 0, isPatient: random.chance(0.75) };
  });
  return { seed, kind, scenes };
}

/** A scene in words. */
export function wordsOf({ tab, isPatient, ...step }: Scene): string {
  const details = Object.entries(step).flatMap(([name, value]) => (name === 'do' ? [] : [detailOf(value)]));
  return [`tab ${tab + 1}: ${step.do}`, ...details].join(' ') + (isPatient ? '' : ', at once');
}

function detailOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null)
    return value === true ? 'twice' : value === false ? '' : String(value);
  return Object.values(value).join(' ');
}
