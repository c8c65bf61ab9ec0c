import { type Change, type TransferRecord, type TransferRequest, canSendAgain } from '../idempotency.ts';
import type { Journal, Seal } from '../journal.ts';
import type { Question } from '../idempotency.ts';
import { type RunningTransfer, runTransfer } from '../transfer.ts';
import { type Behaviour, ModelServer } from './model-server.ts';

interface Order {
  readonly body: string;
  /** The keys of the questions that the user has agreed to for this order. */
  readonly agreed: string[];
  readonly keys: Set<string>;
}

const equalWithin = 600_000;

/** A user with two tabs and random taps; messages and requests are checked against the ledger of the server. */
export class ModelWorld {
  readonly server: ModelServer;
  /** Descriptions of contradictions to the ledger. */
  readonly faults: string[] = [];
  #records: readonly TransferRecord[] = [];
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #tabs: RunningTransfer<Order, string>[] = [];
  readonly #pages: number[] = [0, 0];
  readonly #delayed: (() => void)[] = [];
  /** Keys of transfers reported as not carried out. */
  readonly #denied = new Set<string>();
  /** The sent transfers by key. */
  readonly #sent = new Map<string, { readonly body: string; readonly at: number }>();
  readonly #settled = new Set<string>();
  #behaviour: Behaviour = 'does';
  #nextKey = 1;
  readonly #skews: readonly number[];

  constructor(honorsKeys: boolean, skews: readonly number[]) {
    this.server = new ModelServer(honorsKeys);
    this.#skews = skews;
    this.#tabs.push(this.#open(0), this.#open(1));
  }

  /** Runs one step of a kind in a tab. */
  async step(kind: number, tab: 0 | 1, choice: number, behaviour: Behaviour): Promise<void> {
    this.#behaviour = behaviour;
    this.#act(kind, tab, choice);
    await settle();
  }

  /** Delivers everything that is pending and checks that all messages are still true. */
  async finish(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      this.server.finish();
      this.#release();
      await settle();
    }
    for (const key of this.#denied) if (this.server.hasDone(key)) this.faults.push(`${key} was denied and is done`);
    const over = new Set(this.#records.flatMap(({ key, end }) => (end ? [key] : [])));
    for (const state of this.#tabs.map((tab) => tab.read()))
      if (state.status === 'asking' && state.question.kind === 'unconfirmed')
        for (const key of state.question.keys.filter((one) => over.has(one)))
          this.faults.push(`${key} is over, and a question says that it may still be done`);
    const done = this.server.ledger.map(({ key }) => key);
    if (new Set(done).size < done.length) this.faults.push(`done twice under one key: ${done.join(', ')}`);
  }

  #act(kind: number, tab: 0 | 1, choice: number): void {
    const transfer = this.#tabs[tab];
    const state = transfer?.read();
    if (!transfer || !state) return;
    switch (kind) {
      case 0:
        return transfer.dispatch({
          type: 'confirm',
          order: { body: choice % 3 === 0 ? 'other' : 'usual', agreed: [], keys: new Set() },
        });
      case 1:
        if (state.status === 'asking') this.#agree(state.order, state.question);
        return transfer.dispatch({ type: 'agree' });
      case 2:
        return transfer.dispatch({ type: choice % 4 === 0 ? 'decline' : 'sendAgain' });
      case 3:
        return transfer.dispatch({ type: 'setAside' });
      case 4:
        // The user has found the transfer in the history.
        if (state.status === 'inDoubt' && this.server.hasDone(state.record.key)) {
          this.#settled.add(state.record.key);
          transfer.dispatch({ type: 'close' });
        }
        return undefined;
      case 5:
        return this.#reload(tab);
      case 6:
        return this.server.advance([1000, 30_000, 700_000, 3_000_000, 50_000_000][choice % 5] ?? 0);
      case 7:
        return this.#release();
      default:
        return this.server.proceed(choice);
    }
  }

  #agree(order: Order, { keys }: Question): void {
    order.agreed.push(...keys);
  }

  #reload(tab: 0 | 1): void {
    this.#pages[tab] = (this.#pages[tab] ?? 0) + 1;
    this.#listeners.delete(tab);
    this.#tabs[tab] = this.#open(tab);
  }

  #open(tab: number): RunningTransfer<Order, string> {
    const page = this.#pages[tab];
    /** A promise that never resolves after the page was reloaded. */
    const here = <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve) => void work.then((value) => (this.#pages[tab] === page ? resolve(value) : undefined)));
    const transfer = runTransfer<Order, string>({
      journal: this.#journal(tab, here),
      rules: () => this.#rules(tab),
      newRequest: ({ body }) => this.#newRequest(body),
      post: (order, key) => {
        this.#send(order, key, tab);
        return here(this.server.receive(key, this.#behaviour));
      },
      whenSlow: (tell) => {
        if (this.#behaviour.endsWith('Late')) void Promise.resolve().then(tell);
      },
      showDone: (order) => {
        if (![...order.keys].some((key) => this.server.hasDone(key))) this.faults.push('shown as done and is not');
        return Promise.resolve();
      },
      showRefused: (_, { key }) => {
        this.#settled.add(key);
        if (this.server.hasDone(key)) this.faults.push(`${key} is shown as refused and is done`);
      },
    });
    transfer.subscribe(() => this.#read(transfer));
    return transfer;
  }

  readonly #last = new WeakMap<object, string>();

  /** Checks the state of a tab against the ledger. */
  #read(transfer: RunningTransfer<Order, string>): void {
    const state = transfer.read();
    if (state.status === 'sending') this.#last.set(transfer, state.record.key);
    // A tab with a question about the same transfer is notified once that is done.
    if (state.status === 'asking' && state.question.kind === 'again')
      for (const key of state.question.keys) state.order.keys.add(key);
    if (state.status !== 'refused') return;
    const key = this.#last.get(transfer);
    if (key === undefined) return;
    this.#denied.add(key);
    this.#settled.add(key);
    if (this.server.hasDone(key)) this.faults.push(`${key} is denied and is done`);
  }

  #send(order: Order, key: string, tab: number): void {
    order.keys.add(key);
    const known = this.#sent.get(key);
    if (known && !canSendAgain({ ...this.#record(key), sentAt: known.at }, this.#rules(tab)))
      this.faults.push(`${key} was sent again where that is not safe`);
    // A page closed before sending also leaves a record; sending it "again" is then the first request.
    if (!known && !order.agreed.includes(key)) this.#checkQuestions(order, key);
    if (!known) this.#sent.set(key, { body: order.body, at: this.server.now });
  }

  /** Checks that the user was asked about all open transfers of the same money and about a recent equal one. */
  #checkQuestions({ body, agreed }: Order, key: string): void {
    for (const [other, { body: before, at }] of this.#sent) {
      if (other === key || agreed.includes(other) || this.#settled.has(other)) continue;
      const isKnown = this.#records.some((one) => one.key === other && one.end?.kind === 'done');
      const isOver = this.#records.every((one) => one.key !== other || one.end !== undefined);
      if (!isKnown && !isOver) this.faults.push(`${key} is sent and nobody asked about ${other}`);
      if (isKnown && before === body && this.server.now - at < equalWithin - 5000)
        this.faults.push(`${key} is sent and nobody asked about its equal ${other}`);
    }
  }

  #record(key: string): TransferRecord {
    const known = this.#records.find((one) => one.key === key);
    return (
      known ?? {
        key,
        user: '',
        slot: '',
        money: '',
        body: '',
        sentFrom: '',
        sentAt: this.server.now,
        sends: 1,
        refusals: 0,
      }
    );
  }

  #rules(tab: number) {
    const now = this.#now(tab);
    return { now, earliest: now, honorsKeys: this.server.honorsKeys, equalWithin };
  }

  /** The server's time known to a tab, with its skew. */
  #now(tab: number): number {
    return this.server.now + (this.#skews[tab] ?? 0);
  }

  #newRequest(body: string): TransferRequest {
    const key = `key-${this.#nextKey}`;
    this.#nextKey += 1;
    return { key, user: 'user', slot: 'slot', money: 'money', body, sentFrom: '/wallet/send' };
  }

  #journal(tab: number, here: <T>(work: Promise<T>) => Promise<T>): Journal {
    const tabListeners = new Set<() => void>();
    this.#listeners.set(tab, tabListeners);
    return {
      read: () => this.#records,
      subscribe: () => () => undefined,
      onElsewhere: (listener) => {
        tabListeners.add(listener);
        return () => tabListeners.delete(listener);
      },
      canKeep: () => here(Promise.resolve(true)),
      change: <T>(work: (records: readonly TransferRecord[], seal: Seal) => Change<T>) =>
        here(
          new Promise<T>((resolve) => {
            const go = (): void => {
              const { records, result } = work(this.#records, (text) => text);
              this.#records = records;
              resolve(result);
              for (const [other, listeners] of this.#listeners)
                if (other !== tab) for (const listener of listeners) listener();
            };
            if (this.#nextKey % 2 === 0) this.#delayed.push(go);
            else go();
          }),
        ),
    };
  }

  #release(): void {
    for (const go of this.#delayed.splice(0)) go();
  }
}

/** Resolves after all pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}
