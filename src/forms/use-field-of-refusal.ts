import { useEffect, useRef } from 'react';

import type { FormModule } from 'engine/runtime/screen-model.ts';
import type { FormState } from './transfers.ts';

/** Calls `onField` for a refusal that names a field of the form. */
export function useFieldOfRefusal(
  state: FormState,
  form: FormModule,
  onField: (field: string, message: string) => void,
): void {
  const failure = state.status === 'refused' ? state.failure : undefined;
  const handled = useRef(failure);
  useEffect(() => {
    if (handled.current === failure) return;
    handled.current = failure;
    if (failure?.field !== undefined && failure.field in form.fields)
      onField(failure.field, failure.serverMessage ?? '');
  });
}
