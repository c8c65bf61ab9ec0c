import { useState } from 'react';

import type { FormModule } from 'engine/runtime/screen-model.ts';
import { isFree } from '../transfer/machine.ts';
import type { CodeRefusal } from './refusals.ts';
import { type FormState, postingOf } from './transfers.ts';

/** Whether a form can ask for a two-factor code. */
export function takesCode(form: FormModule): boolean {
  return (postingOf(form)?.twoFactor ?? 'never') !== 'never';
}

/** The refusal that a form answers by asking for a code; undefined for a form that never asks. */
export function codeRefusalIn(form: FormModule, state: FormState): CodeRefusal | undefined {
  return takesCode(form) && 'failure' in state ? state.failure?.ofCode : undefined;
}

/** The step for the two-factor code, after the review. */
export interface TwoFactor {
  readonly isOpen: boolean;
  readonly refusal: CodeRefusal | undefined;
  /** Opens the step if the next request needs a code that was not requested yet; returns whether it did. */
  readonly open: () => boolean;
  /** Keeps the step open while the code is sent. */
  readonly keep: () => void;
  /** Closes the step; undefined where the API has requested a code and the request may be under way. */
  readonly close: (() => void) | undefined;
}

/**
 * The step for the two-factor code of a form: open once it is to be confirmed, if the form always asks, or once the API has
 * refused a request for want of a code. A request that is sent again asks for a new code, if the one before had one.
 */
export function useTwoFactor(form: FormModule, state: FormState): TwoFactor {
  /** What the code was last requested for: a new transfer, or the request of a record that is sent again. */
  const [openFor, setOpenFor] = useState<object | 'new'>();
  const refusal = codeRefusalIn(form, state);
  const isDoubt = state.status === 'inDoubt';
  const next = isDoubt ? state.record : 'new';
  const isAtRest = isDoubt || isFree(state);
  const isOpen = refusal !== undefined || (isAtRest ? openFor === next : openFor !== undefined);
  const open = (): boolean => {
    const isNeeded = postingOf(form)?.twoFactor === 'always' || (isDoubt && openFor !== undefined);
    if (isOpen || !isNeeded) return false;
    setOpenFor(next);
    return true;
  };
  const close = (): void => setOpenFor(isDoubt ? 'new' : undefined);
  return { isOpen, refusal, open, keep: () => setOpenFor(next), close: isDoubt && refusal ? undefined : close };
}
