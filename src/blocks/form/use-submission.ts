import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { ApiError } from '../../api/api-error.ts';
import { holds } from '../../engine/condition.ts';
import { failureOf } from '../../queries/failure.ts';
import { refetchedAfter } from '../../queries/refetched-after.ts';
import { type Scope, valuesOf } from '../../engine/scope.ts';
import type { SubmitNode } from '../../engine/screen-model.ts';
import { type Attempt, type SubmissionState, isOpen } from './attempt.ts';
import type { Draft } from './draft.ts';
import { intentionOf } from './intention.ts';
import { knownEntries, wentThrough } from './verify.ts';

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
  /** Looks again whether a submission whose answer was lost went through. */
  readonly check: () => Promise<void>;
  readonly reset: () => void;
}

function nothingToPost(): Promise<never> {
  return Promise.reject(new Error('this form posts nothing'));
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
  useEffect(() => {
    attempt.onDone = onDone;
  });
  useEffect(
    () => () => {
      if (['refused', 'declined', 'notFound'].includes(attempt.state.status)) attempt.move({ status: 'idle' });
    },
    [attempt],
  );

  const exclusively = async (work: () => Promise<void>): Promise<void> => {
    if (attempt.isBusy) return;
    attempt.isBusy = true;
    try {
      await work();
    } finally {
      attempt.isBusy = false;
    }
  };

  const look = async (scope: Scope): Promise<void> => {
    if (!submit?.verify) return attempt.move({ status: 'unknown' });
    attempt.move({ status: 'checking', isLost: !attempt.doubtful });
    try {
      const isThrough = await wentThrough(submit.verify, scope, await attempt.known, attempt.sentAt);
      const { doubtful } = attempt;
      if (!isThrough) return attempt.move(doubtful ? { status: 'refused', failure: doubtful } : { status: 'notFound' });
    } catch {
      return attempt.move({ status: 'unknown' });
    }
    // What was fetched again when the answer was lost may have been from before it was done.
    for (const operation of refetchedAfter(submit.operation)) void client.invalidateQueries({ queryKey: [operation] });
    await finish(scope, undefined);
  };

  const finish = async (scope: Scope, answer: unknown): Promise<void> => {
    attempt.intention = undefined;
    attempt.known = undefined;
    try {
      await attempt.onDone(scope, answer);
    } finally {
      attempt.move({ status: 'idle' });
    }
  };

  const send = async (scope: Scope, draft: Draft): Promise<void> => {
    if (!submit || attempt.state.status === 'unknown') return;
    const body = valuesOf(submit.body, scope);
    attempt.intention = intentionOf(body, attempt.intention);
    attempt.sent = { draft, scope };
    attempt.sentFrom = location.href;
    attempt.move({ status: 'sending' });
    // Known before it is sent: an entry that is read later could be the one that is sent now.
    if (submit.verify && (await attempt.known) === undefined) attempt.known = knownEntries(submit.verify, scope);
    await attempt.known;
    attempt.sentAt = Date.now();
    let answer: unknown;
    try {
      const headers: Record<string, string> = submit.movesMoney ? { 'idempotency-key': attempt.intention.key } : {};
      answer = await mutateAsync({ path: valuesOf(submit.path ?? {}, scope), body, headers });
    } catch (error) {
      if (submit.isOnce && error instanceof ApiError && error.status === conflict) return finish(scope, undefined);
      const failure = failureOf(error);
      const isDoubtful = submit.verify && !(error instanceof ApiError && plain.has(error.status));
      if (failure.isCertain && !isDoubtful) return attempt.move({ status: 'refused', failure });
      attempt.doubtful = failure.isCertain ? failure : undefined;
      return look(scope);
    }
    const { accepted } = submit;
    const told = { ...scope, roots: { ...scope.roots, answer } };
    if (accepted && holds(accepted.when, told) !== true) return attempt.move({ status: 'declined' });
    await finish(scope, answer);
  };

  return {
    state,
    sent: isOpen(state) ? attempt.sent : undefined,
    prepare: (scope) => {
      attempt.known = submit?.verify && knownEntries(submit.verify, scope);
    },
    send: (scope, draft) => exclusively(() => send(scope, draft)),
    check: () => exclusively(() => (attempt.sent ? look(attempt.sent.scope) : Promise.resolve())),
    reset: () => attempt.move({ status: 'idle' }),
  };
}
