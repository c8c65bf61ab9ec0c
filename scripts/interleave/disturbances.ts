import type { RequestFault } from './request-faults.ts';
import type { Random } from './random.ts';
import type { Press, Step } from './steps.ts';
import type { TransferKind } from './transfers.ts';

/** What can come between a user and the transfer that the user wants; a story has at most one of each group. */
export const groups = {
  tap: ['double click', 'Enter and click', 'foreign address'],
  answer: [
    'lost answer',
    'lost request',
    'late commit',
    '500 after commit',
    '409',
    'redirect',
    'other status',
    'other amount',
  ],
  place: ['back', 'reload', 'second tab', 'closed tab'],
  session: ['offline', 'expiry', 'other user', 'rate change', 'sign-out'],
  environment: ['no keys', 'two-factor', 'wrong code', 'refusal', 'publish', 'worker update'],
  memory: ['damaged storage', 'blocked storage', 'cleared caches', 'clock skew', 'wrong clock'],
} as const;
/** The name of a disturbance. */
export type Disturbance = (typeof groups)[keyof typeof groups][number];
/** All disturbances. */
export const disturbances: readonly Disturbance[] = Object.values(groups).flat();

/** Those that happen to the call that moves money, which a purchase does not make. */
const ofCall: ReadonlySet<Disturbance> = new Set([
  ...groups.tap,
  ...groups.answer,
  'no keys',
  'two-factor',
  'wrong code',
  'refusal',
  ...groups.memory,
]);
const hourMs = 3_600_000;

/** Whether a disturbance can happen to a kind of transfer. */
export function canHappen(disturbance: Disturbance, { path, takesCode, isSale, address }: TransferKind): boolean {
  if (disturbance === 'foreign address') return address !== undefined;
  if (disturbance === 'two-factor' || disturbance === 'wrong code') return takesCode === true;
  if (disturbance === 'other amount') return isSale === true;
  if (disturbance === 'rate change') return isSale === true || path === undefined;
  return path !== undefined || !ofCall.has(disturbance);
}

/** The steps of a disturbance before the first transfer, and those after it, each if there are some. */
export function stepsOf(
  disturbance: Disturbance,
  { operation, asset }: TransferKind,
  random: Random,
): { readonly before?: readonly Step[]; readonly after?: readonly Step[] } {
  const times = random.one([1, 1, 2]);
  const fault = (kind: string, more: object): Step => ({ do: 'fault', fault: { operation, kind, times, ...more } });
  switch (disturbance) {
    case 'lost answer':
      return { before: [{ do: 'fate', fate: 'lost', times }] };
    case 'lost request':
      return { before: [{ do: 'fate', fate: 'unsent', times }] };
    case 'redirect':
      return { before: [{ do: 'fate', fate: 'redirect', times }] };
    case 'refusal':
      return { before: [{ do: 'fate', fate: 'refused', times }] };
    case 'other status':
      return { before: [{ do: 'fate', fate: 'declined', times: times + 2 }] };
    case 'other amount':
      return { before: [{ do: 'fate', fate: 'less', times: 6 }] };
    case 'late commit':
      return { before: [fault('completes-late', { ms: 600_000 })] };
    case '500 after commit':
      return { before: [fault('fails-after', { status: random.one([500, 404]) })] };
    case '409':
      return { before: [fault('status', { status: 409 })] };
    case 'clock skew':
      return { before: [fault('clock-skew', { operation: '*', ms: 3 * hourMs, times: 12 })] };
    case 'wrong clock':
      return {
        before: [
          { do: 'clock', ms: 20 * hourMs },
          { do: 'fate', fate: 'lost', times },
        ],
        after: [
          { do: 'clock', ms: 0 },
          { do: 'pass', ms: 30 * hourMs },
        ],
      };
    case 'offline':
      return { after: [{ do: 'offline' }, { do: 'online' }] };
    case 'publish':
      return { after: [{ do: 'publish' }, { do: 'reload' }] };
    case 'worker update':
      return { after: [{ do: 'updateWorker' }] };
    case 'two-factor':
    case 'wrong code': {
      const send: Step = { do: 'send', amount: '0.1', press: 'once', code: 'right' };
      // A form that was left and shown again no longer knows that a code was sent.
      return {
        after: [
          { do: 'lift' },
          { do: 'fate', fate: 'lost', times: 1, isOfCode: true },
          send,
          send,
          send,
          { do: 'leave' },
          { do: 'goBack' },
          { do: 'tap', buttons: ['sendAgain'] },
        ],
      };
    }
    case 'rate change':
      return {
        after: [
          { do: 'review', amount: '0.1', press: 'once' },
          { do: 'rate', ticker: asset ?? 'XAUT', price: random.one(['3700', '4100', '4321.5']) },
          { do: 'send', amount: '0.1', press: 'once' },
        ],
      };
    default:
      return { after: simpleStep(disturbance) };
  }
}

function simpleStep(disturbance: Disturbance): readonly Step[] {
  switch (disturbance) {
    case 'back':
      return [{ do: 'goBack' }];
    case 'reload':
      return [{ do: 'reload' }];
    case 'second tab':
      return [{ do: 'duplicate' }];
    case 'closed tab':
      return [{ do: 'closeTab' }];
    case 'expiry':
      return [{ do: 'expire' }];
    case 'other user':
      return [{ do: 'otherUser' }];
    case 'damaged storage':
      return [
        { do: 'damage' },
        { do: 'fate', fate: 'lost', times: 1 },
        { do: 'send', amount: '0.3', press: 'once' },
        { do: 'reload' },
      ];
    case 'cleared caches':
      return [{ do: 'clear' }];
    default:
      return [];
  }
}

/** How buttons are pressed under a disturbance. */
export function pressOf(disturbance: Disturbance | undefined): Press {
  return disturbance === 'double click' || disturbance === 'Enter and click' ? disturbance : 'once';
}

/** The disturbance that each step is by itself, if it was possible. */
export const disturbanceOfStep: Readonly<Partial<Record<Step['do'], Disturbance>>> = {
  goBack: 'back',
  reload: 'reload',
  duplicate: 'second tab',
  closeTab: 'closed tab',
  offline: 'offline',
  expire: 'expiry',
  otherUser: 'other user',
  rate: 'rate change',
  clock: 'wrong clock',
  damage: 'damaged storage',
  clear: 'cleared caches',
  publish: 'publish',
  updateWorker: 'worker update',
};

/** The disturbance of each fate of a request. */
export const disturbanceOfFate: Readonly<Record<RequestFault, Disturbance>> = {
  lost: 'lost answer',
  unsent: 'lost request',
  redirect: 'redirect',
  refused: 'refusal',
  declined: 'other status',
  less: 'other amount',
};

/** The disturbance that a fault of the sandbox is, by its kind in the log. */
export const disturbanceOfFault: Readonly<Record<string, Disturbance>> = {
  'completes-late': 'late commit',
  'fails-after': '500 after commit',
  'clock-skew': 'clock skew',
};

/** Those that are properties of a story. */
export const ofStories: ReadonlySet<Disturbance> = new Set(['no keys', 'two-factor', 'blocked storage', 'sign-out']);
