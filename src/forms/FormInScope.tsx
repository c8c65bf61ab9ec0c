import { useMemo } from 'react';

import { parameterRoot, useBaseScope } from '../engine/base-scope.ts';
import { useData } from '../engine/data.ts';
import { type DataState, type Scope, ScopeProvider, useScope } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { StaleNote } from '../engine/StaleNote.tsx';
import { unconfirmed } from '../engine/unconfirmed.ts';
import { FormSteps } from './FormSteps.tsx';
import { type Picks, PicksContext } from './picks.ts';
import OpenTransfers from './OpenTransfers.tsx';

// What is sent from now on is told of on every screen.
unconfirmed.write(OpenTransfers);

/** A form with its own scope: its parameters, its data and what is typed (`$form`); with other parameters it begins anew. */
export function FormInScope({ form, parameters, picks }: { form: FormModule; parameters: string; picks: Picks }) {
  const base = useBaseScope();
  const withParameters = useMemo(
    () => ({ ...base, roots: { ...base.roots, parameter: parameterRoot(form.parameters, JSON.parse(parameters)) } }),
    [base, form, parameters],
  );
  const data = useData(form.data, withParameters);
  const scope = useMemo(() => ({ ...withParameters, data }), [withParameters, data]);
  const broken = brokenOf(data);
  const isTold = brokenOf(useScope().data).length > 0;
  return (
    <ScopeProvider value={scope}>
      {broken.length > 0 && !isTold && (
        <StaleNote states={broken} onRetry={() => broken.forEach((state) => state.retry())} />
      )}
      <PicksContext value={picks}>
        <FormSteps key={parameters} form={form} parameters={parameters} />
      </PicksContext>
    </ScopeProvider>
  );
}

/** What could not be loaded or refreshed; the screen around tells it once for itself. */
function brokenOf(data: Scope['data']): DataState[] {
  return Object.values(data).filter((state) => state.isStale || state.status === 'failed');
}
