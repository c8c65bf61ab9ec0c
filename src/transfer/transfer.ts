import { type Store, createStore } from '../values/store.ts';
import {
  type Claim,
  type Rules,
  type TransferRecord,
  type TransferRequest,
  claim,
  claimAgain,
  close,
  recordDone,
  recordRefused,
} from './idempotency.ts';
import type { Journal, Seal } from './journal.ts';
import { type Answer, type Effect, type Transfer, type TransferEvent, transition } from './machine.ts';

/** The server's answer to one request, regardless of the answers to other requests with the same key. */
export type PostResult<Failure> =
  | { readonly kind: 'accepted'; readonly value: unknown }
  | { readonly kind: 'declined'; readonly value: unknown }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unclear'; readonly failure: Failure };

/** The dependencies of a transfer. */
export interface Ports<Order, Failure> {
  readonly journal: Journal;
  readonly rules: () => Rules;
  /** The journal's record of an order with a new key; `seal` hashes a text. */
  readonly newRequest: (order: Order, seal: Seal) => TransferRequest;
  /** Sends one request; never throws. */
  readonly post: (order: Order, key: string) => Promise<PostResult<Failure>>;
  /** Calls `onLate` once an answer is late. */
  readonly whenSlow: (onLate: () => void) => void;
  /** Shows that it is done. */
  readonly showDone: (order: Order, value: unknown, isAside: boolean) => Promise<void>;
  /** Shows that a transfer was refused that the form no longer shows. */
  readonly showRefused: (order: Order, record: TransferRecord) => void;
}

/** A running transfer: its observable state, and `dispatch`, which also runs the effects. */
export interface RunningTransfer<Order, Failure> extends Pick<Store<Transfer<Order, Failure>>, 'read' | 'subscribe'> {
  readonly dispatch: (event: TransferEvent<Order, Failure>) => void;
}

/** The question before a transfer whose record would be lost with the page. */
const unkept = { kind: 'unkept', keys: ['unkept'] } as const;

/** Creates a transfer in the state `ready`; it lives as long as the page. */
export function runTransfer<Order, Failure>(ports: Ports<Order, Failure>): RunningTransfer<Order, Failure> {
  const { journal, rules, newRequest, post, whenSlow, showDone, showRefused } = ports;
  const state = createStore<Transfer<Order, Failure>>({ status: 'ready' });
  /** Whether the user knows that this page has to stay open. */
  let isWarned = false;

  const dispatch = (event: TransferEvent<Order, Failure>): void => {
    const [next, ...effects] = transition(state.read(), event);
    // Do not notify for events that change nothing, such as one per keystroke.
    if (next !== state.read()) state.write(next);
    for (const effect of effects) run(effect).catch((error: unknown) => fail(effect, error));
  };
  const fail = ({ type }: Effect<Order>, error: unknown): void => {
    console.error('a transfer is not carried on:', error);
    // The failure of another effect, such as a message about an earlier transfer, leaves a claim running.
    if (type === 'claim' || type === 'claimAgain') dispatch({ type: 'failed' });
  };
  const claimed = (key: string, answer: Claim): void => {
    if (answer.kind === 'claimed') dispatch({ type: 'claimed', record: answer.record });
    else if (answer.kind === 'question') {
      dispatch({ type: 'questioned', question: answer.question });
      hear();
    } else dispatch({ type: 'over', key, end: answer.end });
  };
  const run = async (effect: Effect<Order>): Promise<void> => {
    switch (effect.type) {
      case 'claim': {
        const { order, agreed } = effect;
        isWarned ||= agreed.includes(unkept.kind);
        if (!isWarned && !(await journal.canKeep()))
          return dispatch({ type: 'questioned', question: { ...unkept, sentAt: rules().now } });
        const ask = journal.change((records, seal) => claim(records, newRequest(order, seal), agreed, rules()));
        return claimed('', await ask);
      }
      case 'claimAgain': {
        const { key, record } = effect;
        return claimed(key, await journal.change((records) => claimAgain(records, key, record, rules())));
      }
      case 'post': {
        const { order, record } = effect;
        whenSlow(() => {
          dispatch({ type: 'slow', record });
          hear();
        });
        const answer = await settled(record, await post(order, record.key));
        dispatch({ type: 'answered', order, record, answer });
        return hear();
      }
      case 'showRefused':
        return showRefused(effect.order, effect.record);
      case 'showDone':
        try {
          await showDone(effect.order, effect.value, effect.isAside);
        } finally {
          if (!effect.isAside) dispatch({ type: 'shown' });
        }
        return undefined;
      default:
        return journal.change((records) => close(records, effect.key, rules()));
    }
  };
  const settled = async (record: TransferRecord, result: PostResult<Failure>): Promise<Answer<Failure>> => {
    if (result.kind === 'accepted')
      return { ...result, isNews: await journal.change((records) => recordDone(records, record, rules())) };
    if (result.kind !== 'refused' && result.kind !== 'declined') return { ...result };
    return { ...result, isCertain: await journal.change((records) => recordRefused(records, record.key, rules())) };
  };

  // What another tab knows of this transfer, also if it became known while this one was being sent.
  const hear = (): void => {
    for (const { key, end } of journal.read()) if (end) dispatch({ type: 'over', key, end: end.kind });
  };
  journal.onElsewhere(hear);
  return { read: state.read, subscribe: state.subscribe, dispatch };
}
