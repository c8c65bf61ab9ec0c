import type { Question, TransferRecord } from './idempotency.ts';

/**
 * Why the outcome is open: the answer is still awaited, none came, one came that does not say, or the request that was sent
 * again was refused while the first has no answer.
 */
type Doubt = 'slow' | 'lost' | 'unclear' | 'refusedAgain';

/** Where a transfer stands. `Order` is what is sent and from where, `Failure` what the server said of a refusal. */
export type Transfer<Order, Failure> =
  | { readonly status: 'ready' }
  /** A key is asked for: a new one, or `again` that of a transfer whose outcome is open; `record` where this form is about it. */
  | {
      readonly status: 'claiming';
      readonly order: Order;
      readonly agreed: readonly string[];
      readonly again?: string;
      readonly record?: TransferRecord;
    }
  | {
      readonly status: 'asking';
      readonly order: Order;
      readonly agreed: readonly string[];
      readonly question: Question;
    }
  | { readonly status: 'sending'; readonly order: Order; readonly record: TransferRecord }
  | {
      readonly status: 'inDoubt';
      readonly order: Order;
      readonly record: TransferRecord;
      readonly why: Doubt;
      readonly failure?: Failure | undefined;
    }
  /** The server refused each request: nothing has moved. */
  | { readonly status: 'refused'; readonly failure: Failure }
  /** The server answered, and its answer says that it did not do it. */
  | { readonly status: 'declined' }
  /** The server said that it is done; the user is being told. */
  | { readonly status: 'done' };

/** What the server's answer means; `isCertain`: each request under the key was refused. */
export type Answer<Failure> =
  /** `isNews`: nobody was told before. */
  | { readonly kind: 'accepted'; readonly value: unknown; readonly isNews: boolean }
  | { readonly kind: 'declined'; readonly isCertain: boolean }
  | { readonly kind: 'refused'; readonly isCertain: boolean; readonly failure: Failure }
  | { readonly kind: 'unclear'; readonly failure: Failure }
  | { readonly kind: 'none' };

/** What happens to a transfer. */
export type TransferEvent<Order, Failure> =
  | { readonly type: 'confirm'; readonly order: Order }
  | { readonly type: 'claimed'; readonly record: TransferRecord }
  | { readonly type: 'questioned'; readonly question: Question }
  /** The user's yes and no to the question. */
  | { readonly type: 'agree' | 'decline' }
  /** The answer to the request of this record, of its `sends`-th sending. */
  | {
      readonly type: 'answered';
      readonly order: Order;
      readonly record: TransferRecord;
      readonly answer: Answer<Failure>;
    }
  /** No answer came in the time that one usually takes; it is still awaited. */
  | { readonly type: 'slow'; readonly record: TransferRecord }
  | { readonly type: 'sendAgain' }
  /** What became of it is known elsewhere: another tab was told, or the user forgot it there. */
  | { readonly type: 'over'; readonly key: string; readonly isDone: boolean }
  /** The user leaves it open and begins another one, or says to know what became of it. */
  | { readonly type: 'setAside' | 'close' }
  /** The journal could not be asked: nothing was sent. */
  | { readonly type: 'failed' }
  /** What it takes to send could not be had: nothing was sent, and the form may be gone. */
  | { readonly type: 'notSent'; readonly failure: Failure }
  /** What was told is taken away. */
  | { readonly type: 'reset' }
  | { readonly type: 'told' };

/** What the machine asks to be done. */
export type Effect<Order> =
  | { readonly type: 'claim'; readonly order: Order; readonly agreed: readonly string[] }
  | { readonly type: 'claimAgain'; readonly key: string; readonly record: TransferRecord | undefined }
  | { readonly type: 'post'; readonly order: Order; readonly record: TransferRecord }
  /** It is done: `isAside` where the form is about something else by now. */
  | { readonly type: 'tell'; readonly order: Order; readonly value: unknown; readonly isAside: boolean }
  | { readonly type: 'close'; readonly key: string };

type Step<Order, Failure> = readonly [Transfer<Order, Failure>, ...Effect<Order>[]];

/**
 * What follows from an event: the next state and what is to be done. An event that a state does not know leaves it as it is.
 * Only the server's word leads to `done`, `refused` and `declined` (decisions.md, an answer that was lost).
 */
export function transition<Order, Failure>(
  state: Transfer<Order, Failure>,
  event: TransferEvent<Order, Failure>,
): Step<Order, Failure> {
  switch (event.type) {
    case 'confirm':
      return isFree(state) ? claiming(event.order, []) : [state];
    case 'claimed':
      return state.status === 'claiming' ? sending(state.order, event.record) : [state];
    case 'questioned':
      return questioned(state, event.question);
    case 'agree':
      return agreed(state);
    case 'decline':
      return state.status === 'asking' ? [{ status: 'ready' }] : [state];
    case 'answered':
      return answered(state, event);
    case 'slow':
      return state.status === 'sending' && isSame(state.record, event.record)
        ? [{ ...state, status: 'inDoubt', why: 'slow' }]
        : [state];
    case 'sendAgain':
      return state.status === 'inDoubt' ? claimingAgain(state.order, [], state.record.key, state.record) : [state];
    case 'over':
      return over(state, event);
    case 'failed':
      return failed(state);
    case 'notSent':
      return isFree(state) ? [{ status: 'refused', failure: event.failure }] : [state];
    case 'setAside':
      return state.status === 'inDoubt' ? [{ status: 'ready' }] : [state];
    case 'close':
      return state.status === 'inDoubt' ? [{ status: 'ready' }, { type: 'close', key: state.record.key }] : [state];
    case 'reset':
      return state.status === 'refused' || state.status === 'declined' ? [{ status: 'ready' }] : [state];
    default:
      return state.status === 'done' ? [{ status: 'ready' }] : [state];
  }
}

/** Whether something new may be confirmed. */
export function isFree({ status }: Transfer<unknown, unknown>): boolean {
  return status === 'ready' || status === 'refused' || status === 'declined';
}

/** Whether it is on its way, so that nothing is to be tapped. */
export function isBusy({ status }: Transfer<unknown, unknown>): boolean {
  return status === 'claiming' || status === 'sending' || status === 'done';
}

function claiming<O, F>(order: O, keys: readonly string[]): Step<O, F> {
  return [
    { status: 'claiming', order, agreed: keys },
    { type: 'claim', order, agreed: keys },
  ];
}

function claimingAgain<O, F>(order: O, keys: readonly string[], again: string, record?: TransferRecord): Step<O, F> {
  return [
    { status: 'claiming', order, agreed: keys, again, ...(record && { record }) },
    { type: 'claimAgain', key: again, record },
  ];
}

function sending<O, F>(order: O, record: TransferRecord): Step<O, F> {
  return [
    { status: 'sending', order, record },
    { type: 'post', order, record },
  ];
}

function questioned<O, F>(state: Transfer<O, F>, question: Question): Step<O, F> {
  if (state.status !== 'claiming') return [state];
  const { order, agreed: keys, record } = state;
  // What can no longer be sent again stays in doubt.
  return record
    ? [{ status: 'inDoubt', order, record, why: 'lost' }]
    : [{ status: 'asking', order, agreed: keys, question }];
}

function agreed<O, F>(state: Transfer<O, F>): Step<O, F> {
  if (state.status !== 'asking') return [state];
  const { order, question, agreed: keys } = state;
  const [key] = question.keys;
  if (question.kind === 'again' && key !== undefined) return claimingAgain(order, keys, key);
  return claiming(order, [...keys, ...question.keys]);
}

function answered<O, F>(
  state: Transfer<O, F>,
  { order, record, answer }: Extract<TransferEvent<O, F>, { type: 'answered' }>,
): Step<O, F> {
  const own = 'record' in state ? state.record : undefined;
  const isOwn = own?.key === record.key;
  if (answer.kind === 'accepted') {
    if (isOwn) return [{ status: 'done' }, { type: 'tell', order, value: answer.value, isAside: false }];
    return answer.isNews ? [state, { type: 'tell', order, value: answer.value, isAside: true }] : [state];
  }
  if (!isOwn) return [state];
  if (answer.kind === 'refused' && answer.isCertain) return [{ status: 'refused', failure: answer.failure }];
  if (answer.kind === 'declined' && answer.isCertain) return [{ status: 'declined' }];
  // The answer to the latest request is still to come.
  if (state.status === 'claiming' || !isSame(own, record)) return [state];
  const why = { none: 'lost', unclear: 'unclear', refused: 'refusedAgain', declined: 'refusedAgain' } as const;
  const failure = 'failure' in answer ? answer.failure : undefined;
  return [{ status: 'inDoubt', order, record: own, why: why[answer.kind], failure }];
}

function over<O, F>(state: Transfer<O, F>, { key, isDone }: { key: string; isDone: boolean }): Step<O, F> {
  const isMeant =
    (state.status === 'claiming' && state.again === key) ||
    (state.status === 'inDoubt' && state.record.key === key) ||
    (state.status === 'asking' && state.question.kind === 'again' && state.question.keys[0] === key);
  if (!isMeant) return [state];
  return isDone ? done(state.order) : [{ status: 'ready' }];
}

function failed<O, F>(state: Transfer<O, F>): Step<O, F> {
  if (state.status !== 'claiming') return [state];
  const { order, record } = state;
  return [record ? { status: 'inDoubt', order, record, why: 'lost' } : { status: 'ready' }];
}

function done<O, F>(order: O): Step<O, F> {
  return [{ status: 'done' }, { type: 'tell', order, value: undefined, isAside: false }];
}

function isSame(own: TransferRecord, other: TransferRecord): boolean {
  return own.key === other.key && own.sends === other.sends;
}
