import type { Random } from './random.ts';
import type { Fault, Press, Step } from './steps.ts';
import type { TransferKind } from './transfers.ts';

/** What can come between a user and the transfer that the user wants. */
export const disturbances = [
  'double click',
  'Enter and click',
  'back',
  'reload',
  'second tab',
  'closed tab',
  'offline',
  'lost answer',
  'late commit',
  '500 after commit',
  '409',
  'expiry',
  'other user',
  'rate change',
  'clock skew',
  'wrong code',
] as const;
/** The name of a disturbance. */
export type Disturbance = (typeof disturbances)[number];

/** Those that happen to the call that moves money; a purchase makes none. */
const ofCall: ReadonlySet<Disturbance> = new Set(['lost answer', 'late commit', '500 after commit', '409']);
const hourMs = 3_600_000;

/** Whether a disturbance can happen to a kind of transfer. */
export function canHappen(disturbance: Disturbance, { path, confirm, hasCode }: TransferKind): boolean {
  if (disturbance === 'wrong code') return hasCode === true;
  const taps: readonly Disturbance[] = ['double click', 'Enter and click'];
  return (path !== undefined || !ofCall.has(disturbance)) && (confirm !== undefined || !taps.includes(disturbance));
}

/** The fault of the sandbox that a disturbance is; undefined if it is none. */
export function faultOfDisturbance(disturbance: Disturbance, { operation }: TransferKind): Fault | undefined {
  const once = { operation, times: 1 };
  switch (disturbance) {
    case 'lost answer':
      // The browser repeats a request whose connection was lost, so one fault alone would have no effect.
      return { operation, kind: 'lost-answer', times: 4 };
    case 'late commit':
      return { ...once, kind: 'completes-late', ms: 600_000 };
    case '500 after commit':
      return { ...once, kind: 'fails-after', status: 500 };
    case '409':
      return { ...once, kind: 'status', status: 409 };
    case 'clock skew':
      return { operation: '*', kind: 'clock-skew', ms: 3 * hourMs, times: 12 };
    default:
      return undefined;
  }
}

/** The step that brings a disturbance about, for one that is not a fault nor a way to tap. */
export function stepOfDisturbance(disturbance: Disturbance, random: Random): Step | undefined {
  switch (disturbance) {
    case 'back':
      return { do: 'goBack' };
    case 'reload':
      return { do: 'reload' };
    case 'second tab':
      return { do: 'duplicate' };
    case 'closed tab':
      return { do: 'closeTab' };
    case 'offline':
      return { do: 'offline' };
    case 'expiry':
      return { do: 'expire' };
    case 'other user':
      return { do: 'otherUser' };
    case 'rate change':
      return { do: 'rate', price: random.one(['3900', '4100', '4321.5']) };
    default:
      return undefined;
  }
}

/** How buttons are pressed under a disturbance. */
export function pressOf(disturbance: Disturbance): Press {
  return disturbance === 'double click' || disturbance === 'Enter and click' ? disturbance : 'once';
}

/** The disturbance that a fault of the sandbox is, by its kind in the log. */
export function disturbanceOfFault(kind: string): Disturbance | undefined {
  const known: Readonly<Record<string, Disturbance>> = {
    'lost-answer': 'lost answer',
    'completes-late': 'late commit',
    'fails-after': '500 after commit',
    'clock-skew': 'clock skew',
    'answers-as-other-user': 'other user',
  };
  return known[kind];
}
