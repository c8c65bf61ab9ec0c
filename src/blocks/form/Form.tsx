import { Suspense, useMemo } from 'react';

import { deferred } from '../../engine/deferred.tsx';
import { useScope, valuesOf } from '../../engine/scope.ts';
import type { FormModule } from '../../engine/screen-model.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { FormProps } from './definition.ts';

const loaded = new Map<FormProps['form'], ReturnType<typeof formComponent>>();

/** The form and the form engine, loaded side by side when a screen with the form shows. */
function formComponent(form: FormProps['form']) {
  return deferred(async () => {
    const [{ FormInScope, areAttemptsRecalled }, module] = await Promise.all([import('./FormInScope.tsx'), form()]);
    await areAttemptsRecalled;
    const definition: FormModule = module.default;
    return {
      default: ({ parameters }: { parameters: string }) => <FormInScope form={definition} parameters={parameters} />,
    };
  });
}

/** A form of config/forms with the parameters of the screen. */
export default function Form({ form, with: given }: FormProps) {
  const parameters = JSON.stringify(valuesOf(given, useScope()));
  const Loaded = useMemo(() => {
    const known = loaded.get(form) ?? formComponent(form);
    loaded.set(form, known);
    return known;
  }, [form]);
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Loaded parameters={parameters} />
    </Suspense>
  );
}
