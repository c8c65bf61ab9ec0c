import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { ApiError } from '../../api/api-error.ts';
import type { Standing } from '../../domain/settlement.ts';
import { holds } from '../../engine/condition.ts';
import { failureOf } from '../../queries/failure.ts';
import { refetchedAfter } from '../../queries/refetched-after.ts';
import { type Scope, valuesOf } from '../../engine/scope.ts';
import type { SubmitNode } from '../../engine/screen-model.ts';
import { type Attempt, type SubmissionState, address, isOpen, isTold } from './attempt.ts';
import type { Draft } from './draft.ts';
import { intentionOf } from './intention.ts';
import { knownEntries, wantedEntry, whatBecame } from './verify.ts';

/** The status of a refusal because it was done before. */
const conflict = 409;
/** The refusals of the contract that come before anything is done; of any other, such as a gateway's, nobody can tell. */
const plain: ReadonlySet<number> = new Set([400, 401, 403, 404, 422, 429]);

type Posting = Extract<SubmitNode, { operation: string }>;

/** A form's way to the server: each intention is sent at most once at a time, and never again by itself. */
export interface Submission {
  readonly state: SubmissionState;
  /** What was typed when it was sent, and the scope, as long as the form is about that and nothing new. */
  readonly sent: Attempt['sent'];
  /** Learns what is there before anything is sent. */
  readonly prepare: (scope: Scope) => void;
  readonly send: (scope: Scope, draft: Draft) => Promise<void>;
  /** When it was sent, ms, where an earlier page did that. */
  readonly recalledFrom: number | undefined;
  /** Looks again whether a submission whose answer was lost went through; `scope` is where that was by an earlier page. */
  readonly check: (scope: Scope) => Promise<void>;
  /** The user knows what became of what an earlier page sent. */
  readonly dismiss: () => void;
  /** What was told of the last submission is taken away, once that is over. */
  readonly reset: () => void;
}

function nothingToPost(): Promise<never> {
  return Promise.reject(new Error('this form posts nothing'));
}

/** What sends an attempt, and asks again for what it changes. */
interface Sender {
  readonly attempt: Attempt;
  readonly submit: Posting | undefined;
  readonly post: Posting['post'];
  readonly refetch: (operation: string) => void;
}

/** Sends a form; `onDone` runs once it is certain that it went through, even where the form has been left. */
export function useSubmission(
  attempt: Attempt,
  submit: Posting | undefined,
  onDone: (scope: Scope, answer: unknown) => Promise<void>,
): Submission {
  const state = useSyncExternalStore(attempt.subscribe, () => attempt.state);
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: submit?.post ?? nothingToPost,
    meta: { operation: submit?.operation ?? '', isToldInPlace: true },
  });
  const done = useEffectEvent(onDone);
  useEffect(() => attempt.follow(done), [attempt]);
  useEffect(
    () => () => {
      if (isTold(attempt.state)) attempt.move({ status: 'idle' });
    },
    [attempt],
  );

  const sender: Sender = {
    attempt,
    submit,
    post: mutateAsync,
    refetch: (operation) => void client.invalidateQueries({ queryKey: [operation] }),
  };
  return {
    state,
    recalledFrom: isOfEarlierPage(attempt) ? attempt.sentAt : undefined,
    sent: isOpen(state) ? attempt.sent : undefined,
    prepare: (scope) => prepare(sender, scope),
    send: (scope, draft) => exclusively(attempt, () => send(sender, scope, draft)),
    check: (scope) => exclusively(attempt, () => look(sender, attempt.sent?.scope ?? scope)),
    dismiss: () => dismiss(attempt),
    reset: () => {
      if (!attempt.isBusy && attempt.state.status !== 'unknown') attempt.move({ status: 'idle' });
    },
  };
}

/** Whether what is told of an attempt is about what an earlier page sent. */
function isOfEarlierPage({ isRecalled, state }: Attempt): boolean {
  return isRecalled || state.status === 'found' || (state.status === 'failed' && state.isRecalled);
}

async function exclusively(attempt: Attempt, work: () => Promise<void>): Promise<void> {
  if (attempt.isBusy) return;
  attempt.isBusy = true;
  try {
    await work();
  } finally {
    attempt.isBusy = false;
  }
}

async function look(sender: Sender, scope: Scope): Promise<void> {
  const { attempt, submit } = sender;
  if (!submit?.verify) return attempt.move({ status: 'unknown' });
  const { wanted, known, sentAt, doubtful, isRecalled } = attempt;
  attempt.move({ status: 'checking', isLost: !doubtful && !isRecalled });
  let standing: Standing | undefined;
  try {
    standing = await whatBecame(submit.verify, scope, wanted, known, sentAt);
  } catch {
    return attempt.move({ status: 'unknown' });
  }
  if (!standing) return attempt.move(doubtful ? { status: 'refused', failure: doubtful } : { status: 'notFound' });
  // What was fetched again when the answer was lost may have been from before it was done.
  for (const operation of refetchedAfter(submit.operation)) sender.refetch(operation);
  if (standing !== 'failed' && !isRecalled) return finish(attempt, scope, undefined);
  attempt.end();
  attempt.move(
    standing === 'failed' ? { status: 'failed', isRecalled } : { status: 'found', isUnderWay: standing === 'underWay' },
  );
}

async function finish(attempt: Attempt, scope: Scope, answer: unknown): Promise<void> {
  attempt.end();
  try {
    await attempt.onDone(scope, answer);
  } finally {
    attempt.move({ status: 'idle' });
  }
}

function refuse(attempt: Attempt, refusal: SubmissionState): void {
  // A refusal says nothing of an earlier answer that was lost.
  if (!attempt.isInDoubt) attempt.forget();
  attempt.move(refusal);
}

async function send(sender: Sender, scope: Scope, draft: Draft): Promise<void> {
  const { attempt, submit, post } = sender;
  if (!submit || attempt.state.status === 'unknown') return;
  attempt.sent = { draft, scope };
  attempt.sentFrom = address();
  attempt.move({ status: 'sending' });
  if (submit.movesMoney && (await attempt.takeOver())) return look(sender, scope);
  const body = valuesOf(submit.body, scope);
  const intention = intentionOf(body, attempt.intention);
  if (!attempt.isInDoubt || intention !== attempt.intention) {
    // Known before it is sent: an entry that is read later could be the one that is sent now.
    attempt.known = submit.verify && ((await attempt.prepared) ?? (await knownEntries(submit.verify, scope)));
    attempt.isInDoubt = false;
    attempt.sentAt = Date.now();
  }
  attempt.isRecalled = false;
  attempt.doubtful = undefined;
  attempt.intention = intention;
  attempt.wanted = submit.verify ? wantedEntry(submit.verify, scope) : {};
  if (submit.movesMoney) await attempt.keep();
  let answer: unknown;
  try {
    const headers: Record<string, string> = submit.movesMoney ? { 'idempotency-key': intention.key } : {};
    answer = await post({ path: valuesOf(submit.path ?? {}, scope), body, headers });
  } catch (error) {
    if (submit.isOnce && error instanceof ApiError && error.status === conflict)
      return finish(attempt, scope, undefined);
    const failure = failureOf(error);
    const isDoubtful = submit.verify && !(error instanceof ApiError && plain.has(error.status));
    if (failure.isCertain && !isDoubtful) return refuse(attempt, { status: 'refused', failure });
    attempt.doubtful = failure.isCertain ? failure : undefined;
    attempt.isInDoubt = true;
    return look(sender, scope);
  }
  const { accepted } = submit;
  const told = { ...scope, roots: { ...scope.roots, answer } };
  if (accepted && holds(accepted.when, told) !== true) return refuse(attempt, { status: 'declined' });
  await finish(attempt, scope, answer);
}

function prepare({ attempt, submit }: Sender, scope: Scope): void {
  attempt.prepared = submit?.verify && knownEntries(submit.verify, scope);
}

function dismiss(attempt: Attempt): void {
  if (attempt.state.status === 'unknown') attempt.end();
  // What the history does not show keeps its key: it may still come.
  else attempt.forget();
  attempt.isRecalled = false;
  attempt.move({ status: 'idle' });
}
