import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { type Failure, failureOf } from '../../queries/failure.ts';
import { type Scope, valuesOf } from '../../engine/scope.ts';
import type { SubmitNode } from '../../engine/screen-model.ts';
import { type Intention, intentionOf } from './intention.ts';
import { type Known, knownEntries, wentThrough } from './verify.ts';

type Posting = Extract<SubmitNode, { operation: string }>;

/** Where a submission stands. */
export type SubmissionState =
  | { readonly status: 'idle' | 'sending' | 'checking' }
  /** The server refused: nothing moved. */
  | { readonly status: 'refused'; readonly failure: Failure }
  /** The answer was lost, and the history says that nothing went through. */
  | { readonly status: 'notFound' }
  /** The answer was lost and the history cannot be read: nobody knows yet. */
  | { readonly status: 'unknown' };

/** A form's way to the server: each intention is sent at most once at a time, and never again by itself. */
export interface Submission {
  readonly state: SubmissionState;
  /** Learns what is there before anything is sent. */
  readonly prepare: (scope: Scope) => void;
  readonly send: (scope: Scope) => Promise<void>;
  /** Looks again whether a submission whose answer was lost went through. */
  readonly check: (scope: Scope) => Promise<void>;
  readonly reset: () => void;
}

/** Sends a form; `onDone` runs once it is certain that it went through. */
export function useSubmission(submit: Posting, onDone: (scope: Scope, answer: unknown) => Promise<void>): Submission {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const isBusy = useRef(false);
  const intention = useRef<Intention>(undefined);
  const known = useRef<Promise<Known>>(undefined);
  const sentAt = useRef(0);
  const { mutateAsync } = useMutation({ mutationFn: submit.post, meta: { operation: submit.operation, isToldInPlace: true } });

  const exclusively = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };

  const look = async (scope: Scope): Promise<void> => {
    if (!submit.verify) return setState({ status: 'unknown' });
    setState({ status: 'checking' });
    try {
      const isThrough = await wentThrough(submit.verify, scope, await known.current, sentAt.current);
      if (!isThrough) return setState({ status: 'notFound' });
      await onDone(scope, undefined);
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'unknown' });
    }
  };

  const send = async (scope: Scope): Promise<void> => {
    const body = valuesOf(submit.body, scope);
    intention.current = intentionOf(body, intention.current);
    sentAt.current = Date.now();
    setState({ status: 'sending' });
    let answer: unknown;
    try {
      const headers: Record<string, string> = submit.movesMoney ? { 'idempotency-key': intention.current.key } : {};
      answer = await mutateAsync({ path: valuesOf(submit.path ?? {}, scope), body, headers });
    } catch (error) {
      const failure = failureOf(error);
      return failure.isCertain ? setState({ status: 'refused', failure }) : look(scope);
    }
    intention.current = undefined;
    await onDone(scope, answer);
    setState({ status: 'idle' });
  };

  return {
    state,
    prepare: (scope) => {
      known.current = submit.verify && knownEntries(submit.verify, scope);
    },
    send: (scope) => exclusively(() => send(scope)),
    check: (scope) => exclusively(() => look(scope)),
    reset: () => setState({ status: 'idle' }),
  };
}
