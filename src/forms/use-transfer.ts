import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { refetchAfter } from '../queries/query-client.ts';
import { journal } from '../transfer/journal.ts';
import { isBusy } from '../transfer/machine.ts';
import { createStore } from '../values/store.ts';
import { useIsGuardedSince } from './tap-guard.ts';
import { type FormState, type FormTransfer, type Order } from './transfers.ts';

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

/** Connects a form with its transfer. `onDone` runs once the server has accepted, even after the user left the form. */
export function useTransfer(
  transfer: FormTransfer,
  operation: string | undefined,
  onDone: (order: Order, response: unknown, isAside: boolean) => Promise<void>,
  onLeave: (order: Order) => void,
): TransferOfForm {
  const state = useSyncExternalStore(transfer.subscribe, transfer.read);
  const isGuarded = useIsGuardedSince(isBusy(state) || state.status === 'ready' ? undefined : state);
  const showDone = useEffectEvent(onDone);
  const refetch = useEffectEvent(() => {
    if (operation !== undefined) refetchAfter(operation);
  });
  useEffect(() => {
    transfer.setShowDone((order, response, isAside) => showDone(order, response, isAside));
    shownTransfer.write(transfer);
    const stop = journal.onElsewhere(refetch);
    return () => {
      stop();
      shownTransfer.write(undefined);
      // Remove the message of a finished transfer with the screen.
      transfer.dispatch({ type: 'decline' });
      transfer.dispatch({ type: 'reset' });
    };
  }, [transfer]);
  const order = 'order' in state ? state.order : undefined;
  const leave = (type: 'setAside' | 'close'): void => {
    transfer.dispatch({ type });
    if (order) onLeave(order);
  };
  return { state, order, dispatch: transfer.dispatch, setCode: transfer.setCode, leave, isGuarded };
}
