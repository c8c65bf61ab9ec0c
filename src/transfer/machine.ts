import type { End, Question, TransferRecord } from './idempotency.ts';

/** Why the outcome is unknown: the answer is late, lost or unclear, or a repeat was refused while the first has no answer. */
type Doubt = 'slow' | 'lost' | 'unclear' | 'refusedAgain';

/** The state of a transfer: `Order` is sent, `Failure` is why the server refused, `agreed` the keys of the user's yes. */
export type Transfer<Order, Failure> =
  | { readonly status: 'ready' }
  /** Claims a new key, or `again` that of an open transfer; `record` if this form shows that transfer. */
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
  | {
      readonly status: 'sending';
      readonly order: Order;
      readonly agreed: readonly string[];
      readonly record: TransferRecord;
    }
  | {
      readonly status: 'inDoubt';
      readonly order: Order;
      readonly agreed: readonly string[];
      readonly record: TransferRecord;
      readonly why: Doubt;
      readonly failure?: Failure | undefined;
    }
  /** The server refused every request, so no money was sent. */
  | { readonly status: 'refused'; readonly failure: Failure; readonly agreed: readonly string[] }
  /** The server did not carry out the transfer; `answer` says so, absent if another tab got it. */
  | { readonly status: 'declined'; readonly answer?: unknown }
  /** The server confirmed the transfer; the user is being notified. */
  | { readonly status: 'done' };

/** The meaning of the server's answer; `isCertain`: every request with the key was refused. */
export type Answer<Failure> =
  /** `isNews`: the user has not been notified before. */
  | { readonly kind: 'accepted'; readonly value: unknown; readonly isNews: boolean }
  | { readonly kind: 'declined'; readonly isCertain: boolean; readonly value: unknown }
  | { readonly kind: 'refused'; readonly isCertain: boolean; readonly failure: Failure }
  | { readonly kind: 'unclear'; readonly failure: Failure }
  | { readonly kind: 'none' };

/** The events of a transfer. */
export type TransferEvent<Order, Failure> =
  /** `isWithCode`: the order that was refused for the sake of its code, so that no question about it comes twice. */
  | { readonly type: 'confirm'; readonly order: Order; readonly isWithCode?: boolean }
  | { readonly type: 'claimed'; readonly record: TransferRecord }
  | { readonly type: 'questioned'; readonly question: Question }
  /** The user's answer to the question: yes, with the order as it is shown now, or no. */
  | { readonly type: 'agree'; readonly order?: Order }
  | { readonly type: 'decline' }
  /** The answer to the `sends`-th request of this record. */
  | {
      readonly type: 'answered';
      readonly order: Order;
      readonly record: TransferRecord;
      readonly answer: Answer<Failure>;
    }
  /** The answer is late; it is still awaited. */
  | { readonly type: 'slow'; readonly record: TransferRecord }
  /** Sends the transfer again, with the order as it is shown now. */
  | { readonly type: 'sendAgain'; readonly order?: Order }
  /** The outcome became known, by an answer or because the user closed it; a question about it alone is withdrawn. */
  | { readonly type: 'over'; readonly key: string; readonly end: End }
  /** The user leaves the transfer open for a new one, or closes it with a known outcome. */
  | { readonly type: 'setAside' | 'close' }
  /** The journal failed; nothing was sent. */
  | { readonly type: 'failed' }
  /** Sending is not possible, for example without a session; nothing was sent, and the form may be unmounted. */
  | { readonly type: 'notSent'; readonly failure: Failure }
  /** The message about a refusal is removed. */
  | { readonly type: 'reset' }
  | { readonly type: 'shown' };

/** The effects to run after a transition. */
export type Effect<Order> =
  | { readonly type: 'claim'; readonly order: Order; readonly agreed: readonly string[] }
  | { readonly type: 'claimAgain'; readonly key: string; readonly record: TransferRecord | undefined }
  | { readonly type: 'post'; readonly order: Order; readonly record: TransferRecord }
  /** Tells the user that it is done; `isAside` if the form has moved on to another transfer. */
  | { readonly type: 'showDone'; readonly order: Order; readonly value: unknown; readonly isAside: boolean }
  /** Tells the user that a transfer was refused that the form no longer shows. */
  | { readonly type: 'showRefused'; readonly order: Order; readonly record: TransferRecord }
  | { readonly type: 'close'; readonly key: string };

type Step<Order, Failure> = readonly [Transfer<Order, Failure>, ...Effect<Order>[]];

/**
 * The next state and the effects of an event. An event that does not apply to a state leaves it unchanged. Only an
 * answer of the server leads to `done` and `declined` (docs/decisions/product.md, Transfers).
 */
export function transition<Order, Failure>(
  state: Transfer<Order, Failure>,
  event: TransferEvent<Order, Failure>,
): Step<Order, Failure> {
  switch (event.type) {
    case 'confirm':
      return isFree(state) ? claiming(event.order, event.isWithCode ? agreedIn(state) : []) : [state];
    case 'claimed':
      return state.status === 'claiming' ? sending(state.order, state.agreed, event.record) : [state];
    case 'questioned':
      return questioned(state, event.question);
    case 'agree':
      return agreed(state, event.order);
    case 'decline':
      return state.status === 'asking' ? [{ status: 'ready' }] : [state];
    case 'answered':
      return answered(state, event);
    case 'slow':
      return state.status === 'sending' && isSame(state.record, event.record)
        ? [{ ...state, status: 'inDoubt', why: 'slow' }]
        : [state];
    case 'sendAgain':
      return state.status === 'inDoubt'
        ? claimingAgain(event.order ?? state.order, state.agreed, state.record.key, state.record)
        : [state];
    case 'over':
      return over(state, event);
    case 'failed':
      return failed(state);
    case 'notSent':
      return isFree(state) ? [{ status: 'refused', failure: event.failure, agreed: [] }] : [state];
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

/** Whether a new transfer may be confirmed. */
export function isFree({ status }: Transfer<unknown, unknown>): boolean {
  return status === 'ready' || status === 'refused' || status === 'declined';
}

/** Whether the transfer is running, so that actions are disabled. */
export function isBusy({ status }: Transfer<unknown, unknown>): boolean {
  return status === 'claiming' || status === 'sending' || status === 'done';
}

function agreedIn(state: Transfer<unknown, unknown>): readonly string[] {
  return 'agreed' in state ? state.agreed : [];
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

function sending<O, F>(order: O, keys: readonly string[], record: TransferRecord): Step<O, F> {
  return [
    { status: 'sending', order, agreed: keys, record },
    { type: 'post', order, record },
  ];
}

function questioned<O, F>(state: Transfer<O, F>, question: Question): Step<O, F> {
  if (state.status !== 'claiming') return [state];
  const { order, agreed: keys, record } = state;
  // A transfer that can no longer be sent again stays in doubt.
  return record ? failed(state) : [{ status: 'asking', order, agreed: keys, question }];
}

function agreed<O, F>(state: Transfer<O, F>, order?: O): Step<O, F> {
  if (state.status !== 'asking') return [state];
  const { question, agreed: keys } = state;
  const current = order ?? state.order;
  const [key] = question.keys;
  if (question.kind === 'again' && key !== undefined) return claimingAgain(current, keys, key);
  return claiming(current, [...keys, ...question.keys]);
}

function answered<O, F>(
  state: Transfer<O, F>,
  { order, record, answer }: Extract<TransferEvent<O, F>, { type: 'answered' }>,
): Step<O, F> {
  const current = 'record' in state ? state.record : undefined;
  const keys = agreedIn(state);
  const isCurrent = current?.key === record.key;
  if (answer.kind === 'accepted') {
    if (isCurrent) return [{ status: 'done' }, { type: 'showDone', order, value: answer.value, isAside: false }];
    return answer.isNews ? [state, { type: 'showDone', order, value: answer.value, isAside: true }] : [state];
  }
  const isRefused = (answer.kind === 'refused' || answer.kind === 'declined') && answer.isCertain;
  if (!isCurrent) return isRefused ? [state, { type: 'showRefused', order, record }] : [state];
  if (isRefused)
    return [
      answer.kind === 'refused'
        ? { status: 'refused', failure: answer.failure, agreed: keys }
        : { status: 'declined', answer: answer.value },
    ];
  // The latest request is still without an answer.
  if (state.status === 'claiming' || !isSame(current, record)) return [state];
  const why = { none: 'lost', unclear: 'unclear', refused: 'refusedAgain', declined: 'refusedAgain' } as const;
  const failure = 'failure' in answer ? answer.failure : undefined;
  return [{ status: 'inDoubt', order, agreed: keys, record: current, why: why[answer.kind], failure }];
}

function over<O, F>(state: Transfer<O, F>, { key, end }: { key: string; end: End }): Step<O, F> {
  if (state.status === 'asking' && state.question.kind === 'unconfirmed') {
    const keys = state.question.keys.filter((one) => one !== key);
    if (keys.length === 0) return [{ status: 'ready' }];
    return [keys.length < state.question.keys.length ? { ...state, question: { ...state.question, keys } } : state];
  }
  const isMeant =
    (state.status === 'claiming' && state.again === key) ||
    (state.status === 'inDoubt' && state.record.key === key) ||
    (state.status === 'asking' && state.question.kind === 'again' && state.question.keys[0] === key);
  if (!isMeant) return [state];
  if (end === 'done') return done(state.order);
  return [{ status: end === 'refused' ? 'declined' : 'ready' }];
}

function failed<O, F>(state: Transfer<O, F>): Step<O, F> {
  if (state.status !== 'claiming') return [state];
  const { order, agreed: keys, record } = state;
  return [record ? { status: 'inDoubt', order, agreed: keys, record, why: 'lost' } : { status: 'ready' }];
}

function done<O, F>(order: O): Step<O, F> {
  return [{ status: 'done' }, { type: 'showDone', order, value: undefined, isAside: false }];
}

function isSame(one: TransferRecord, other: TransferRecord): boolean {
  return one.key === other.key && one.sends === other.sends;
}
