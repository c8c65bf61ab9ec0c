import type { PostResult } from '../transfer.ts';

/** How a model server handles one request. */
export const behaviours = [
  'does',
  'refuses',
  'fails',
  'doesAndFails',
  'loses',
  'drops',
  'doesLate',
  'refusesLate',
] as const;
export type Behaviour = (typeof behaviours)[number];

interface Request {
  readonly key: string;
  readonly behaviour: Behaviour;
  readonly arrivedAt: number;
  readonly answer: (result: PostResult<string>) => void;
  /** Whether the caller has stopped waiting for the answer. */
  isAbandoned: boolean;
}

const [keyLife, maxDelay] = [86_400_000, 3_600_000];

/** A model server with a ledger; it may carry out requests, refuse, delay or lose them, or answer unclearly. */
export class ModelServer {
  /** The server's time, ms. */
  now = 1_000_000_000_000;
  /** The carried out requests, in order. */
  readonly ledger: { readonly key: string; readonly at: number }[] = [];
  readonly #waiting: Request[] = [];
  readonly honorsKeys: boolean;

  constructor(honorsKeys: boolean) {
    this.honorsKeys = honorsKeys;
  }

  receive(key: string, behaviour: Behaviour): Promise<PostResult<string>> {
    return new Promise((answer) => {
      this.#waiting.push({ key, behaviour, arrivedAt: this.now, answer, isAbandoned: false });
    });
  }

  hasDone(key: string): boolean {
    return this.ledger.some((entry) => entry.key === key);
  }

  /** Processes one of the waiting requests; for a late request, first the caller gives up, the next time it arrives. */
  proceed(choice: number): void {
    const request = this.#waiting[choice % Math.max(1, this.#waiting.length)];
    if (!request) return;
    const isLate = request.behaviour === 'doesLate' || request.behaviour === 'refusesLate';
    if (isLate && !request.isAbandoned) {
      request.isAbandoned = true;
      request.answer({ kind: 'none' });
    } else this.#arrive(request);
  }

  /** Advances the time; every request arrives within the maximum delay. */
  advance(ms: number): void {
    const then = this.now + ms;
    for (const request of this.#waiting.toSorted((one, other) => one.arrivedAt - other.arrivedAt)) {
      const latest = request.arrivedAt + maxDelay;
      if (latest > then) break;
      this.now = Math.max(this.now, latest);
      this.#arrive(request);
    }
    this.now = then;
  }

  /** Delivers all waiting requests. */
  finish(): void {
    while (this.#waiting.length > 0) this.proceed(0);
  }

  #arrive(request: Request): void {
    this.#waiting.splice(this.#waiting.indexOf(request), 1);
    request.answer(this.#deliver(request));
  }

  #deliver({ key, behaviour }: Request): PostResult<string> {
    const isDoing = ['does', 'doesAndFails', 'loses', 'doesLate'].includes(behaviour);
    const isReplay = this.honorsKeys && this.ledger.some((entry) => entry.key === key && this.now - entry.at < keyLife);
    if (isDoing && !isReplay) this.ledger.push({ key, at: this.now });
    if (behaviour === 'fails' || behaviour === 'doesAndFails') return { kind: 'unclear', failure: 'failed' };
    if (behaviour === 'loses' || behaviour === 'drops') return { kind: 'none' };
    return isDoing || isReplay ? { kind: 'accepted', value: undefined } : { kind: 'refused', failure: 'refused' };
  }
}
