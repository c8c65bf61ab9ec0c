import { ApiError } from '../api/api-error.ts';
import { earliestTime, latestTime } from '../api/server-time.ts';
import { parameterRoot } from '../engine/base-scope.ts';
import { type Scope, valuesOf } from 'engine/runtime/scope.ts';
import type { FormModule, SubmitNode } from 'engine/runtime/screen-model.ts';
import { type Failure, failureOf } from '../queries/failure.ts';
import { queryClient } from '../queries/query-client.ts';
import { runtime } from '../runtime/runtime.ts';
import { currentSession, hasEnded } from '../session/session.ts';
import type { Rules, TransferRequest } from '../transfer/idempotency.ts';
import { type Seal, journal } from '../transfer/journal.ts';
import { type Transfer, isBusy, isFree } from '../transfer/machine.ts';
import type { Place } from '../transfer/channels.ts';
import { type PostResult, type RunningTransfer, runTransfer } from '../transfer/transfer.ts';
import { isDeclined } from './declined.ts';
import { wasDoneBefore } from './done-before.ts';
import { createStore, useStore } from '../values/store.ts';
import { values } from '../values/values.ts';
import type { Draft } from './draft.ts';
import { type CodeRefusal, codeRefusalOf, isRefusal } from './refusals.ts';
import { typedRoot } from './typed.ts';
import { userId } from './user.ts';
import { recordOf } from 'engine/record.ts';

/** An order to send: the draft, and the scope and address of the screen where it was confirmed. */
export interface Order {
  readonly form: FormModule;
  readonly draft: Draft;
  readonly scope: Scope;
  readonly sentFrom: string;
}

/** Why a transfer was refused; `ofCode` if for the sake of the two-factor code. */
type FormFailure = Failure & { readonly ofCode?: CodeRefusal | undefined };

/** The state of a form's transfer. */
export type FormState = Transfer<Order, FormFailure>;

/** A submission by a POST operation. */
export type Posting = Extract<SubmitNode, { operation: string }>;

/** The POST submission of a form; undefined if it has none. */
export function postingOf({ submit }: FormModule): Posting | undefined {
  return submit && 'operation' in submit ? submit : undefined;
}

/** The place of a user who is at a form, for what is shown there. */
export function placeIn({ fields }: FormModule, isAtCode: boolean): Place {
  return { isAtForm: true, isAtCode, fields, showsRefusals: values.app.showsMutationErrors };
}

/** Tells that a transfer is done; `isAside` if the form has moved on to another one. */
type ShowDone = (order: Order, response: unknown, isAside: boolean) => Promise<void>;

/** The transfer of a form with its parameters; it outlives the screen. */
export interface FormTransfer extends RunningTransfer<Order, FormFailure> {
  readonly form: FormModule;
  /** The user, the form and its token. */
  readonly slot: string;
  /** Sets how the form on the screen tells that it is done; this stays once the form is left, until it shows again. */
  readonly setShowDone: (showDone: ShowDone) => void;
  /** Sets the two-factor code of the next request alone. */
  readonly setCode: (code: string | undefined) => void;
}

/** A transfer that was refused once its form had moved on; `sentAt` in epoch ms. */
interface RefusedAside {
  readonly user: string;
  readonly order: Order;
  readonly sentAt: number;
}

const transfers = new Map<string, FormTransfer>();
/** The orders confirmed on this page with their transfers, by idempotency key. */
const confirmed = new Map<string, { readonly order: Order; readonly transfer: RunningTransfer<Order, FormFailure> }>();
/** The transfers that were refused once their form had moved on, until their messages are closed. */
export const refusedAside = createStore<readonly RefusedAside[]>([]);
/** Counts the state changes of all transfers, so that components can follow them. */
const moves = createStore(0);

/**
 * The transfer of a form with its parameters, one for each token. All networks share one, as they send the same money.
 */
export function transferOf(form: FormModule, parameters: string): FormTransfer {
  const { name, parameters: declared } = form;
  const params: Record<string, unknown> = recordOf(JSON.parse(parameters));
  const moneyParameters = Object.entries(parameterRoot(declared, params)).filter(([parameter]) => {
    const declaration = declared[parameter];
    return !(declaration && 'from' in declaration && declaration.from === 'networks');
  });
  const slot = JSON.stringify([userId(), name, ...moneyParameters.map(([, value]) => recordOf(value).key ?? value)]);
  const known = transfers.get(slot) ?? start(form, slot, userId() ?? '');
  transfers.set(slot, known);
  return known;
}

/** All transfers of this page. */
export function allTransfers(): readonly FormTransfer[] {
  return [...transfers.values()];
}

/** Renders again when the state of any transfer of this page changes. */
export function useRenderOnTransferChange(): void {
  useStore(moves);
}

/** The order sent with a key, if this page sent it. */
export function orderOf(key: string): Order | undefined {
  return confirmed.get(key)?.order;
}

/** Whether the transfer of a key is running on this page, so its outcome is not due yet. */
export function isSending(key: string): boolean {
  const state = confirmed.get(key)?.transfer.read();
  return state !== undefined && isBusy(state) && (!('record' in state) || state.record?.key === key);
}

/** The current rules for transfers. */
export function rules(): Rules {
  return {
    now: latestTime(),
    earliest: earliestTime(),
    honorsKeys: values.app.honorsIdempotencyKeys,
    equalWithin: values.app.equalTransferWithin,
  };
}

function start(form: FormModule, slot: string, user: string): FormTransfer {
  let showDone: ShowDone | undefined;
  let code: string | undefined;
  const transfer = runTransfer<Order, FormFailure>({
    journal,
    rules,
    newRequest: (order, seal) => {
      const request = transferRequest(user, slot, order, seal);
      confirmed.set(request.key, { order, transfer });
      return request;
    },
    post: (order, key) => {
      confirmed.set(key, { order, transfer });
      const sent = code;
      code = undefined;
      return resultOf(order, key, sent);
    },
    whenSlow: (tell) => setTimeout(tell, values.app.requestTimeout),
    showDone: async (order, response, isAside) => showDone?.(order, response, isAside),
    showRefused: (order, { sentAt }) => refusedAside.write([...refusedAside.read(), { user, order, sentAt }]),
  });
  transfer.subscribe(() => {
    if (isFree(transfer.read())) code = undefined;
    askBeforeLeaving(isAnyUndecided());
    moves.write(moves.read() + 1);
  });
  return { ...transfer, form, slot, setShowDone: (next) => (showDone = next), setCode: (next) => (code = next) };
}

function transferRequest(user: string, slot: string, order: Order, seal: Seal): TransferRequest {
  const money = postingOf(order.form)?.money;
  return {
    key: crypto.randomUUID(),
    user: seal(user),
    slot: seal(slot),
    money: seal(JSON.stringify(money ? valuesOf(money, order.scope) : slot)),
    body: seal(JSON.stringify(requestOf(order))),
    canonical: seal(JSON.stringify(requestOf(canonicalOf(order)))),
    sentFrom: order.sentFrom,
  };
}

function requestOf({ form, scope }: Order) {
  const { path = {}, body = {} } = postingOf(form) ?? {};
  return { path: valuesOf(path, scope), body: valuesOf(body, scope) };
}

/** The order with each typed value in canonical form. */
function canonicalOf(order: Order): Order {
  const { form, draft, scope } = order;
  const canonical = Object.entries(form.fields).map(([name, { kind, props }]) => {
    const text = draft[name] ?? '';
    return [name, kind.canonical?.(text, props, scope) ?? text];
  });
  const root = typedRoot(form, Object.fromEntries(canonical), scope);
  return { ...order, scope: { ...scope, roots: { ...scope.roots, form: root } } };
}

/** Sends a POST once, without a component; what it changes is requested again afterwards (`queries/query-client.ts`). */
function post({ post: mutationFn, operation }: Posting, request: Parameters<Posting['post']>[0]): Promise<unknown> {
  // The request may have a two-factor code, which is not kept.
  const options = { mutationFn, meta: { operation, isShownInPlace: true }, gcTime: 0 };
  return queryClient.getMutationCache().build(queryClient, options).execute(request);
}

/** Sends an order once and returns the outcome according to the server's response. */
async function resultOf(order: Order, key: string, code: string | undefined): Promise<PostResult<FormFailure>> {
  const submit = postingOf(order.form);
  if (!submit) return { kind: 'none' };
  const sentAt = performance.now();
  let value: unknown;
  try {
    const { path, body } = requestOf(order);
    // The code is no part of the order, so that it is neither kept nor compared.
    value = await post(submit, {
      path,
      body: code === undefined ? body : { ...body, twoFactorCode: code },
      headers: { 'idempotency-key': key },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isUnreachable) return { kind: 'none' };
    if (submit.isOnce && error.status === 409 && error.code === 'conflict') {
      // A conflict counts as done before only if the history shows it.
      const isDone = await wasDoneBefore(submit, order.scope);
      if (isDone === true) return { kind: 'accepted', value: undefined };
      return { kind: isDone === undefined ? 'unclear' : 'refused', failure: failureOf(error) };
    }
    const isKnown = isRefusal(error, error.at - sentAt);
    return { kind: isKnown ? 'refused' : 'unclear', failure: { ...failureOf(error), ofCode: codeRefusalOf(error) } };
  }
  return { kind: isDeclined(value) ? 'declined' : 'accepted', value };
}

/** Whether a transfer of this page has no outcome yet, so that the page has to stay. */
export function isAnyUndecided(): boolean {
  return allTransfers().some((transfer) => {
    const state = transfer.read();
    return !isFree(state) && state.status !== 'asking';
  });
}

/** Asks before the page is left, unless its session has ended, or its user has just been asked about another one. */
function ask(event: Event): void {
  if (!hasEnded() && currentSession().status !== 'asking') event.preventDefault();
}

let wasAsking = false;

/** Turns on or off the confirmation of browser and messenger before the page is reloaded or closed. */
function askBeforeLeaving(isAsking: boolean): void {
  if (isAsking !== wasAsking) runtime.hold('closing', isAsking);
  wasAsking = isAsking;
  if (isAsking) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
