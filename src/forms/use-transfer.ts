import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { refetchedAfter } from '../queries/refetched-after.ts';
import { journal } from '../transfer/journal.ts';
import { isBusy } from '../transfer/machine.ts';
import { createStore } from '../values/store.ts';
import { useIsGuardedSince } from './tap-guard.ts';
import { type FormState, type FormTransfer, type Order, type Posting } from './transfers.ts';

/** The transfer of the form on the screen, which shows its state itself. */
export const shownTransfer = createStore<FormTransfer | undefined>(undefined);

/** A form's access to its transfer. */
export interface TransferOfForm {
  readonly state: FormState;
  /** The confirmed order, while the form still shows it. */
  readonly order: Order | undefined;
  readonly dispatch: FormTransfer['dispatch'];
  readonly setCode: FormTransfer['setCode'];
  /** Leaves an unconfirmed transfer, open (`setAside`) or as known to the user (`close`), and resets the form. */
  readonly leave: (type: 'setAside' | 'close') => void;
  /** Whether a message about it has just appeared: the second tap of a double tap must not answer it or send again. */
  readonly isGuarded: boolean;
}

function nothingToPost(): Promise<never> {
  return Promise.reject(new Error('this form posts nothing'));
}

/** Connects a form with its transfer. `onDone` runs once the server has accepted, even after the user left the form. */
export function useTransfer(
  transfer: FormTransfer,
  submit: Posting | undefined,
  onDone: (order: Order, answer: unknown, isAside: boolean) => Promise<void>,
  onLeave: (order: Order) => void,
): TransferOfForm {
  const state = useSyncExternalStore(transfer.subscribe, transfer.read);
  const client = useQueryClient();
  const { mutateAsync: post } = useMutation({
    mutationFn: submit?.post ?? nothingToPost,
    meta: { operation: submit?.operation ?? '', isToldInPlace: true },
    // The request may have a two-factor code, which is not kept.
    gcTime: 0,
  });
  const isGuarded = useIsGuardedSince(isBusy(state) || state.status === 'ready' ? undefined : state);
  const showDone = useEffectEvent(onDone);
  const refetch = useEffectEvent(() => {
    for (const operation of refetchedAfter(submit?.operation ?? ''))
      void client.invalidateQueries({ queryKey: [operation] });
  });
  useEffect(() => {
    transfer.follow({ post, showDone: (order, answer, isAside) => showDone(order, answer, isAside) });
    shownTransfer.write(transfer);
    const stop = journal.onElsewhere(refetch);
    return () => {
      stop();
      shownTransfer.write(undefined);
      // Remove the message of a finished transfer with the screen.
      transfer.dispatch({ type: 'decline' });
      transfer.dispatch({ type: 'reset' });
    };
  }, [transfer, post]);
  const order = 'order' in state ? state.order : undefined;
  const leave = (type: 'setAside' | 'close'): void => {
    transfer.dispatch({ type });
    if (order) onLeave(order);
  };
  return { state, order, dispatch: transfer.dispatch, setCode: transfer.setCode, leave, isGuarded };
}
