import {
  type Disturbance,
  canHappen,
  disturbances,
  faultOfDisturbance,
  pressOf,
  stepOfDisturbance,
} from './disturbances.ts';
import { type Random, randomOf } from './random.ts';
import type { Code, Fault, Press, Scene, Step, Tap } from './steps.ts';
import { type TransferKind, transferKinds } from './transfers.ts';

/** The steps of one run, determined by its seed. */
export interface Story {
  readonly seed: number;
  readonly kind: TransferKind;
  /** What comes between in any case; the others come by chance. */
  readonly disturbance: Disturbance;
  readonly scenes: readonly Scene[];
}

const amounts = ['0.1', '0.1', '0.3'];
const presses: readonly Press[] = ['once', 'once', 'once', 'once', 'double click', 'Enter and click'];
const codes: readonly Code[] = ['right', 'right', 'right', 'wrong'];
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
    { ...once, kind: 'status', status: 409 },
    { ...once, kind: 'status', status: 429 },
    { ...once, kind: 'fails-after', status: 500 },
    { ...once, kind: 'delay', ms: 300 },
    { ...once, kind: 'completes-late', ms: 600_000 },
    { ...once, kind: 'completes-late', ms: 600_000, times: 2 },
    { operation: history, kind: 'status', status: 500, times: 4 },
  ]);
}

function stepOf(random: Random, kind: TransferKind): Step {
  const draw = random.below(100);
  if (kind.path === undefined && draw < 15) return { do: 'arrive' };
  if (draw < 48) {
    const code = kind.hasCode === true && { code: random.one(codes) };
    return { do: 'goAhead', amount: random.one(amounts), press: random.one(presses), ...code };
  }
  if (draw < 60) return { do: 'tap', buttons: [...random.shuffled(taps), 'stay'] };
  if (draw < 71) return { do: 'fault', fault: faultOf(random, kind) };
  if (draw < 78) return { do: 'pass', ms: random.one(pauses) };
  if (draw < 92)
    return {
      do: random.one(['open', 'open', 'leave', 'reload', 'goBack', 'duplicate', 'closeTab', 'lift', 'release']),
    };
  if (draw < 95) return { do: random.one(['offline', 'online', 'online']) };
  const others = random.one(['expiry', 'other user', 'rate change'] as const);
  return stepOfDisturbance(others, random) ?? { do: 'expire' };
}

/** The story of a seed. Consecutive seeds go through all kinds of transfers, and then through all disturbances. */
export function storyOf(seed: number): Story {
  const random = randomOf(seed);
  const kind = transferKinds[seed % transferKinds.length] ?? random.one(transferKinds);
  const possible = disturbances.filter((one) => canHappen(one, kind));
  const disturbance = possible[Math.floor(seed / transferKinds.length) % possible.length] ?? random.one(possible);
  const fault = faultOfDisturbance(disturbance, kind);
  const step = stepOfDisturbance(disturbance, random);
  const press = pressOf(disturbance);
  const code = kind.hasCode === true && {
    code: disturbance === 'wrong code' ? ('wrong' as const) : ('right' as const),
  };
  const ahead: Step = { do: 'goAhead', amount: '0.1', press, ...code };
  const arrive: readonly Step[] = kind.path === undefined ? [{ do: 'arrive' }] : [];
  const begin: readonly Step[] = [
    ...(fault ? [{ do: 'fault', fault } as const] : []),
    ahead,
    ...random.shuffled([ahead, ahead, ...(step ? [step] : []), ...arrive]),
    ...(disturbance === 'offline' ? [{ do: 'online' } as const] : []),
    ahead,
  ];
  const steps = [...begin, ...Array.from({ length: 8 + random.below(9) }, () => stepOf(random, kind))];
  const scenes = steps.map((one): Scene => {
    return { ...one, tab: random.chance(0.3) ? 1 : 0, isPatient: random.chance(0.75) };
  });
  return { seed, kind, disturbance, scenes };
}

/** A scene in words. */
export function wordsOf({ tab, isPatient, ...step }: Scene): string {
  const details = Object.entries(step).flatMap(([name, value]) => (name === 'do' ? [] : [detailOf(value)]));
  return [`tab ${tab + 1}: ${step.do}`, ...details].join(' ') + (isPatient ? '' : ', at once');
}

function detailOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).join(' ');
}
