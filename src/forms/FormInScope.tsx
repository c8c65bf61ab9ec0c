import { type ReactNode, useMemo, useState } from 'react';
import { recordOf } from 'engine/record.ts';
import { useScopeWithData } from 'engine/runtime/data.ts';
import { ScopeProvider, brokenIn, useScope } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { createPortal } from 'react-dom';

import { useBaseScope } from '../engine/base-scope.ts';
import { holdReload } from '../engine/missing-code.ts';
import { StaleNote } from '../engine/StaleNote.tsx';
import { unconfirmed } from '../engine/unconfirmed.ts';
import { FormSteps } from './FormSteps.tsx';
import { type Picks, PicksContext } from '../engine/picks.ts';
import OpenTransfers from './OpenTransfers.tsx';
import { isAnyUndecided } from './transfers.ts';

/** From now on, every screen shows unconfirmed transfers, and the page is not reloaded while one has no outcome. */
export function startForms(): void {
  unconfirmed.write(OpenTransfers);
  holdReload(isAnyUndecided);
}

/** A form with its own scope: its parameters, data and typed values (`$form`). It remounts when parameters change. */
export function FormInScope({ form, parameters, picks }: { form: FormModule; parameters: string; picks: Picks }) {
  const base = useBaseScope();
  const values = useMemo(() => recordOf(JSON.parse(parameters)), [parameters]);
  const scope = useScopeWithData(base, 'parameter', form.parameters, values, form.data);
  const broken = brokenIn(scope.data);
  const isReported = brokenIn(useScope().data).length > 0;
  return (
    <ScopeProvider value={scope}>
      <PicksContext value={picks}>
        <FormSteps key={parameters} form={form} parameters={parameters} />
      </PicksContext>
      {broken.length > 0 && !isReported && (
        <AtScreenEnd>
          <StaleNote isStuck states={broken} onRetry={() => broken.forEach((state) => state.retry())} />
        </AtScreenEnd>
      )}
    </ScopeProvider>
  );
}

/** Renders its content after all blocks of the screen, so that it moves none of them; in a dialog it stays in place. */
function AtScreenEnd({ children }: { children: ReactNode }) {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const end = mark?.closest('[data-ready]') ?? mark?.parentElement;
  return (
    <>
      <i hidden ref={setMark} />
      {end && createPortal(children, end)}
    </>
  );
}
