import { Suspense, use } from 'react';

import { retryable } from '../../ui/retryable.ts';
import { useScope, valuesOf } from 'engine/runtime/scope.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { FormProps } from './definition.ts';

type FormCode = Awaited<ReturnType<typeof codeOf>>;
const codes = new Map<FormProps['form'], () => Promise<FormCode>>();

/** The form and the form engine, loaded side by side when a screen with the form shows. */
async function codeOf(load: FormProps['form']) {
  const [{ FormInScope, startForms }, { default: form }] = await Promise.all([
    import('../../forms/FormInScope.tsx'),
    load(),
  ]);
  startForms();
  return { FormInScope, form };
}

/** A form of config/forms with the parameters of the screen. */
export default function Form({ form, with: params, picks }: FormProps) {
  const parameters = JSON.stringify(valuesOf(params, useScope()));
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Loaded load={form} parameters={parameters} picks={picks} />
    </Suspense>
  );
}

function Loaded({
  load,
  parameters,
  picks,
}: Pick<FormProps, 'picks'> & { load: FormProps['form']; parameters: string }) {
  const code = codes.get(load) ?? retryable(() => codeOf(load));
  codes.set(load, code);
  const { FormInScope, form } = use(code());
  return <FormInScope form={form} parameters={parameters} picks={picks} />;
}
