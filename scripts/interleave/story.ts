import { disturbancesOf, kindOf } from './deck.ts';
import { type Disturbance, groups, pressOf, stepsOf } from './disturbances.ts';
import type { PageState } from './page.ts';
import { type Random, randomOf } from './random.ts';
import type { Code, Fault, Press, Scene, Step, Tap } from './steps.ts';
import type { TransferKind } from './transfers.ts';

/** The steps of one run, determined by its seed. */
export interface Story {
  readonly seed: number;
  readonly kind: TransferKind;
  /** What comes between in any case; more comes by chance. */
  readonly disturbances: readonly Disturbance[];
  /** Whether the API honors no keys. */
  readonly isPlain: boolean;
  /** Whether the user has an authenticator. */
  readonly hasCode: boolean;
  /** Whether pages have a service worker. */
  readonly hasWorker: boolean;
  readonly storage: PageState['storage'];
  readonly scenes: readonly Scene[];
}

/** The last two are more than there is, and less than the minimum. */
const amounts = ['0.1', '0.1', '0.1', '0.3', '5', '0.001'];
const presses: readonly Press[] = ['once', 'once', 'once', 'once', 'double click', 'Enter and click'];
const codes: readonly Code[] = ['right', 'right', 'right', 'wrong'];
const taps: readonly Tap[] = ['sendAgain', 'goOn', 'decline', 'edit', 'close', 'setAside', 'look'];
/** How far time is moved forward, ms: for the next poll, a late answer, a settled transfer, and an expired wait. */
const pauses = [2000, 21_000, 130_000, 301_000];

function faultOf(random: Random, { operation, history }: TransferKind): Step {
  const fault = (one: Omit<Fault, 'operation'>): Step => ({ do: 'fault', fault: { operation, times: 1, ...one } });
  return random.one<Step>([
    { do: 'fate', fate: 'lost', times: 1 },
    { do: 'fate', fate: 'lost', times: 2 },
    { do: 'fate', fate: 'unsent', times: 1 },
    { do: 'fate', fate: 'redirect', times: 1 },
    { do: 'fate', fate: 'refused', times: 1 },
    fault({ kind: 'timeout' }),
    fault({ kind: 'status', status: 500 }),
    fault({ kind: 'status', status: 401 }),
    fault({ kind: 'status', status: 404 }),
    fault({ kind: 'status', status: 409 }),
    fault({ kind: 'status', status: 429 }),
    fault({ kind: 'fails-after', status: 500 }),
    fault({ kind: 'delay', ms: 300 }),
    fault({ kind: 'completes-late', ms: 600_000 }),
    { do: 'fault', fault: { operation: history, kind: 'status', status: 500, times: 4 } },
  ]);
}

function stepOf(random: Random, kind: TransferKind, hasCode: boolean): Step {
  const draw = random.below(100);
  if (kind.path === undefined && draw < 15) return { do: 'arrive' };
  if (draw < 48) {
    const code = hasCode && { code: random.one(codes) };
    return {
      do: random.one(['goAhead', 'send', 'send']),
      amount: random.one(amounts),
      press: random.one(presses),
      ...code,
    };
  }
  if (draw < 60) return { do: 'tap', buttons: [...random.shuffled(taps), 'stay'] };
  if (draw < 71) return faultOf(random, kind);
  if (draw < 78) return { do: 'pass', ms: random.one(pauses) };
  if (draw < 93)
    return {
      do: random.one(['open', 'open', 'leave', 'reload', 'goBack', 'duplicate', 'closeTab', 'lift', 'release']),
    };
  if (draw < 96) return { do: random.one(['offline', 'online', 'online']) };
  return random.one<Step>([
    { do: 'expire' },
    { do: 'otherUser' },
    { do: 'rate', ticker: kind.asset ?? 'XAUT', price: '4100' },
  ]);
}

/** The story of a seed. */
export function storyOf(seed: number): Story {
  const random = randomOf(seed);
  const usual = kindOf(seed);
  const kind = { ...usual, ...random.one([{}, ...(usual.variants ?? [])]) };
  const disturbances = disturbancesOf(seed);
  const has = (one: Disturbance): boolean => disturbances.includes(one);
  const hasCode = has('two-factor') || has('wrong code');
  const press = pressOf(disturbances.find((one) => groups.tap.some((tap) => tap === one)));
  const code = hasCode && { code: 'right' as const };
  const send: Step = { do: 'send', amount: '0.1', press, ...code };
  const first: readonly Step[] = [
    ...(has('foreign address') ? [{ ...send, isForeign: true }] : []),
    has('wrong code') ? { ...send, code: 'wrong' } : send,
  ];
  const parts = disturbances.map((one) => stepsOf(one, kind, random));
  const arrive: readonly Step[] = kind.path === undefined ? [{ do: 'arrive' }] : [];
  const after = parts.flatMap((part) => (part.after?.length ? [part.after] : []));
  const begin: readonly Step[] = [
    ...parts.flatMap((part) => part.before ?? []),
    ...first,
    ...random.shuffled([...after, [send], arrive]).flat(),
    send,
    { do: 'lift' },
    send,
  ];
  const more = Array.from({ length: 5 + random.below(6) }, () => stepOf(random, kind, hasCode));
  const scenes = [...begin, ...more].map((one, index): Scene => {
    const isOfBegin = index < begin.length;
    return { ...one, tab: random.chance(0.3) ? 1 : 0, isPatient: random.chance(isOfBegin ? 0.85 : 0.7) };
  });
  return {
    seed,
    kind,
    disturbances,
    isPlain: has('no keys'),
    hasCode,
    hasWorker: has('worker update'),
    storage: has('blocked storage') ? random.one(['blocked', 'full']) : 'open',
    scenes,
  };
}

/** The amounts that its user types. */
export function amountsOf({ kind, scenes }: Story): readonly number[] {
  const typed = scenes.flatMap((scene) => ('amount' in scene ? [scene.amount] : []));
  return [...typed, ...(kind.typed === undefined ? [] : [kind.typed])].map(Number);
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
