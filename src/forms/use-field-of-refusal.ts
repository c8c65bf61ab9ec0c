import { useEffect, useRef } from 'react';

import type { FormState } from './transfers.ts';

/** Calls `onField` once for each refusal that a field tells. */
export function useFieldOfRefusal(
  state: FormState,
  isAtField: boolean,
  onField: (field: string, message: string) => void,
): void {
  const failure = state.status === 'refused' ? state.failure : undefined;
  const handled = useRef(failure);
  useEffect(() => {
    if (handled.current === failure) return;
    handled.current = failure;
    if (isAtField && failure?.field !== undefined) onField(failure.field, failure.serverMessage ?? '');
  });
}
