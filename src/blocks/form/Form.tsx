import { Suspense, use } from 'react';
import { useScope, valuesOf } from 'engine/runtime/scope.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { retryable } from '../../ui/retryable.ts';
import type { FormProps } from './definition.ts';
import { Growing } from '../../ui/growing/Growing.tsx';
import { SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';

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

/** The placeholder of a form. */
function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('auth.loading')}>
      <Stack>
        <Skeleton height="128px" />
        <Skeleton height="78px" />
        <Skeleton height="52px" />
      </Stack>
      <Growing />
    </SkeletonGroup>
  );
}
