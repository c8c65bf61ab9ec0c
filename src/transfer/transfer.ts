import { type Store, createStore } from '../values/store.ts';
import {
  type Claim,
  type Rules,
  type TransferRecord,
  type Wanted,
  claim,
  claimAgain,
  close,
  settleDone,
  settleRefused,
} from './idempotency.ts';
import type { Journal, Seal } from './journal.ts';
import { type Answer, type Effect, type Transfer, type TransferEvent, transition } from './machine.ts';

/** What the server answered to one request, before it is known what was answered to others under the same key. */
export type Outcome<Failure> =
  | { readonly kind: 'accepted'; readonly value: unknown }
  | { readonly kind: 'declined' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unclear'; readonly failure: Failure };

/** What a transfer needs of the world around it. */
export interface Ports<Order, Failure> {
  readonly journal: Journal;
  readonly rules: () => Rules;
  /** What the journal keeps of an order, with a new key; `seal` hides a text. */
  readonly wanted: (order: Order, seal: Seal) => Wanted;
  /** Sends the one request; never throws. */
  readonly post: (order: Order, key: string) => Promise<Outcome<Failure>>;
  /** Calls back once an answer is late. */
  readonly whenSlow: (tell: () => void) => void;
  /** Tells the user that it is done. */
  readonly tell: (order: Order, value: unknown, isAside: boolean) => Promise<void>;
}

/** A running transfer: its state, for who watches it, and what carries out the effects of the machine. */
export interface RunningTransfer<Order, Failure> extends Pick<Store<Transfer<Order, Failure>>, 'read' | 'subscribe'> {
  readonly dispatch: (event: TransferEvent<Order, Failure>) => void;
}

/** Starts a machine that is ready to send; it lives as long as its page. */
export function runTransfer<Order, Failure>(ports: Ports<Order, Failure>): RunningTransfer<Order, Failure> {
  const { journal, rules, wanted, post, whenSlow, tell } = ports;
  const state = createStore<Transfer<Order, Failure>>({ status: 'ready' });

  const dispatch = (event: TransferEvent<Order, Failure>): void => {
    const [next, ...effects] = transition(state.read(), event);
    // Nobody is told of an event that changes nothing, such as one of each keystroke.
    if (next !== state.read()) state.write(next);
    for (const effect of effects) run(effect).catch(fail);
  };
  const fail = (error: unknown): void => {
    console.error('a transfer is not carried on:', error);
    dispatch({ type: 'failed' });
  };
  const claimed = (key: string, answer: Claim): void => {
    if (answer.kind === 'claimed') dispatch({ type: 'claimed', record: answer.record });
    else if (answer.kind === 'question') dispatch({ type: 'questioned', question: answer.question });
    else dispatch({ type: 'over', key, isDone: answer.isDone });
  };
  const run = async (effect: Effect<Order>): Promise<void> => {
    switch (effect.type) {
      case 'claim': {
        const { order, agreed } = effect;
        const ask = journal.change((records, seal) => claim(records, wanted(order, seal), agreed, rules()));
        return claimed('', await ask);
      }
      case 'claimAgain': {
        const { key, record } = effect;
        return claimed(key, await journal.change((records) => claimAgain(records, key, record, rules())));
      }
      case 'post': {
        const { order, record } = effect;
        whenSlow(() => dispatch({ type: 'slow', record }));
        const answer = await settled(record, await post(order, record.key));
        return dispatch({ type: 'answered', order, record, answer });
      }
      case 'tell':
        try {
          await tell(effect.order, effect.value, effect.isAside);
        } finally {
          if (!effect.isAside) dispatch({ type: 'told' });
        }
        return undefined;
      default:
        return journal.change((records) => close(records, effect.key, rules()));
    }
  };
  const settled = async (record: TransferRecord, outcome: Outcome<Failure>): Promise<Answer<Failure>> => {
    if (outcome.kind === 'accepted')
      return { ...outcome, isNews: await journal.change((records) => settleDone(records, record, rules())) };
    if (outcome.kind !== 'refused' && outcome.kind !== 'declined') return { ...outcome };
    return { ...outcome, isCertain: await journal.change((records) => settleRefused(records, record.key, rules())) };
  };

  journal.onElsewhere(() => {
    for (const { key, end } of journal.read()) if (end) dispatch({ type: 'over', key, isDone: end.kind === 'done' });
  });
  return { read: state.read, subscribe: state.subscribe, dispatch };
}
