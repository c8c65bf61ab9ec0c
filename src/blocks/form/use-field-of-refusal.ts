import { useEffect, useRef } from 'react';

import type { FormModule } from '../../engine/screen-model.ts';
import type { Submission } from './use-submission.ts';

/** A refusal that names a field of the form leads back to that field. */
export function useFieldOfRefusal(
  submission: Submission,
  form: FormModule,
  onField: (field: string, message: string) => void,
): void {
  const { state } = submission;
  const failure = state.status === 'refused' ? state.failure : undefined;
  const handled = useRef(failure);
  useEffect(() => {
    if (handled.current === failure) return;
    handled.current = failure;
    if (failure?.field !== undefined && failure.field in form.fields)
      onField(failure.field, failure.serverMessage ?? '');
  });
}
