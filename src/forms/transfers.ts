import { ApiError } from '../api/api-error.ts';
import { serverNow } from '../api/server-time.ts';
import { parameterRoot } from '../engine/base-scope.ts';
import { holds } from '../engine/condition.ts';
import { holdReload } from '../engine/missing-code.ts';
import { type Scope, valuesOf } from '../engine/scope.ts';
import type { FormModule, SubmitNode } from '../engine/screen-model.ts';
import { type Failure, failureOf } from '../queries/failure.ts';
import { runtime } from '../runtime/runtime.ts';
import type { Rules, Wanted } from '../transfer/idempotency.ts';
import { type Seal, journal } from '../transfer/journal.ts';
import { type Transfer, isBusy, isFree } from '../transfer/machine.ts';
import { type Outcome, type RunningTransfer, runTransfer } from '../transfer/transfer.ts';
import { createStore, useStore } from '../values/store.ts';
import { values } from '../values/values.ts';
import type { Draft } from './draft.ts';
import { userId } from './user.ts';

/** What is sent: what was typed, and the scope and the address of the screen it was confirmed on. */
export interface Order {
  readonly form: FormModule;
  readonly draft: Draft;
  readonly scope: Scope;
  readonly sentFrom: string;
}

/** Where a form's transfer stands. */
export type FormState = Transfer<Order, Failure>;

/** A submission by a POST of the contract. */
export type Posting = Extract<SubmitNode, { operation: string }>;

/** What a form posts; undefined where it sends nothing. */
export function postingOf({ submit }: FormModule): Posting | undefined {
  return submit && 'operation' in submit ? submit : undefined;
}

/** What a form does for its transfer; the last form that showed it does so after it was left, too. */
export interface Follower {
  readonly post: Posting['post'];
  /** Tells that it is done; `isAside` where the form is about another one by now. */
  readonly tell: (order: Order, answer: unknown, isAside: boolean) => Promise<void>;
}

/** The transfer of a form with its parameters; it outlives the screen. */
export interface FormTransfer extends RunningTransfer<Order, Failure> {
  readonly form: FormModule;
  readonly follow: (follower: Follower) => void;
}

/**
 * The refusals of the contract by status and code; anything else may be a gateway's, and nobody can tell. Those of the account's
 * state count where keys are honored alone: a browser by itself repeats a request whose connection broke, and the state may come from
 * the first copy.
 */
const refusals: Readonly<Record<number, string>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'rate_limited',
};
const refusalsOfState: Readonly<Record<number, string>> = { 409: 'conflict', 422: 'rejected' };

const transfers = new Map<string, FormTransfer>();
/** What this page has confirmed, by the key for it, and the transfer that it is of. */
const confirmed = new Map<string, { readonly order: Order; readonly transfer: RunningTransfer<Order, Failure> }>();
/** Counts what any transfer has moved to, for those who follow all of them. */
const moves = createStore(0);

/**
 * The transfer of a form with its parameters: each token, such as of a withdrawal, has its own. Networks share it: they
 * lead the same money elsewhere.
 */
export function transferOf(form: FormModule, parameters: string): FormTransfer {
  const { name, parameters: declared } = form;
  const given: Record<string, unknown> = Object(JSON.parse(parameters));
  const ownMoney = Object.entries(parameterRoot(declared, given)).filter(([parameter]) => {
    const own = declared[parameter];
    return !(own && 'from' in own && own.from === 'networks');
  });
  const slot = JSON.stringify([userId(), name, ...ownMoney.map(([, held]) => Object(held).key ?? held)]);
  const known = transfers.get(slot) ?? start(form, slot, userId() ?? '');
  transfers.set(slot, known);
  return known;
}

/** The transfers of this page. */
export function allTransfers(): readonly FormTransfer[] {
  return [...transfers.values()];
}

/** Draws anew whenever a transfer of this page has moved. */
export function useMoves(): void {
  useStore(moves);
}

/** What was sent under a key, if this page did. */
export function orderOf(key: string): Order | undefined {
  return confirmed.get(key)?.order;
}

/** Whether this page has sent it just now, so that there is nothing to tell yet. */
export function isOnItsWay(key: string): boolean {
  const state = confirmed.get(key)?.transfer.read();
  return state !== undefined && isBusy(state) && (!('record' in state) || state.record?.key === key);
}

/** What holds for transfers now. */
export function rules(): Rules {
  return {
    now: serverNow(),
    honorsKeys: values.app.honorsIdempotencyKeys,
    equalWithin: values.app.equalTransferWithin,
  };
}

function start(form: FormModule, slot: string, user: string): FormTransfer {
  let follower: Follower | undefined;
  const transfer = runTransfer<Order, Failure>({
    journal,
    rules,
    wanted: (order, seal) => {
      const wanted = wantedOf(user, slot, order, seal);
      confirmed.set(wanted.key, { order, transfer });
      return wanted;
    },
    post: (order, key) => {
      confirmed.set(key, { order, transfer });
      return follower ? outcomeOf(order, key, follower.post) : Promise.resolve({ kind: 'none' });
    },
    whenSlow: (tell) => setTimeout(tell, values.app.requestTimeout),
    tell: async (order, answer, isAside) => follower?.tell(order, answer, isAside),
  });
  transfer.subscribe(() => {
    askBeforeLeaving(isAnyUndecided());
    moves.write(moves.read() + 1);
  });
  return { ...transfer, form, follow: (next) => (follower = next) };
}

function wantedOf(user: string, slot: string, order: Order, seal: Seal): Wanted {
  const money = postingOf(order.form)?.money;
  return {
    key: crypto.randomUUID(),
    user: seal(user),
    slot: seal(slot),
    money: seal(JSON.stringify(money ? valuesOf(money, order.scope) : slot)),
    body: seal(JSON.stringify(requestOf(order))),
    sentFrom: order.sentFrom,
  };
}

function requestOf({ form, scope }: Order) {
  const { path = {}, body = {} } = postingOf(form) ?? {};
  return { path: valuesOf(path, scope), body: valuesOf(body, scope) };
}

/** Sends an order once, and says what the server's answer means. */
async function outcomeOf(order: Order, key: string, post: Posting['post']): Promise<Outcome<Failure>> {
  const submit = postingOf(order.form);
  if (!submit) return { kind: 'none' };
  let value: unknown;
  try {
    value = await post({ ...requestOf(order), headers: { 'idempotency-key': key } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUnreachable) return { kind: 'none' };
    if (submit.isOnce && error.status === 409 && error.code === 'conflict')
      return outcomeBefore(order, submit, failureOf(error));
    return { kind: isRefusal(error) ? 'refused' : 'unclear', failure: failureOf(error) };
  }
  const { accepted } = submit;
  const told = { ...order.scope, roots: { ...order.scope.roots, answer: value } };
  return accepted && holds(accepted.when, told) !== true ? { kind: 'declined' } : { kind: 'accepted', value };
}

/**
 * What a conflict of something that is done once means: it was done before where the history has it, and is refused for
 * another reason where it has nothing.
 */
async function outcomeBefore(order: Order, { history }: Posting, failure: Failure): Promise<Outcome<Failure>> {
  try {
    const asked = { ...valuesOf(history?.with ?? {}, order.scope), offset: 0, limit: 1 };
    const { result }: { result?: unknown } = Object(await history?.fetch(asked, { cache: 'no-store' }));
    if (!Array.isArray(result)) return { kind: 'unclear', failure };
    return result.length > 0 ? { kind: 'accepted', value: undefined } : { kind: 'refused', failure };
  } catch {
    return { kind: 'unclear', failure };
  }
}

function isRefusal({ kind, status, code }: ApiError): boolean {
  const known = refusals[status] ?? (values.app.honorsIdempotencyKeys ? refusalsOfState[status] : undefined);
  return kind === 'answer' && code !== undefined && known === code;
}

function isAnyUndecided(): boolean {
  return allTransfers().some((transfer) => {
    const state = transfer.read();
    return !isFree(state) && state.status !== 'asking';
  });
}
holdReload(isAnyUndecided);

function ask(event: Event): void {
  event.preventDefault();
}

let wasAsking = false;

/** Has the browser or the messenger ask before the page is reloaded or closed, on whatever screen; or no longer. */
function askBeforeLeaving(isAsking: boolean): void {
  if (isAsking !== wasAsking) runtime.hold('closing', isAsking);
  wasAsking = isAsking;
  if (isAsking) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
