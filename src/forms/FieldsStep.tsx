import { Stack, VisuallyHidden } from '@mantine/core';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useSendState } from '../engine/send-state.ts';
import { ScopeProvider, useScope } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import styles from './FieldsStep.module.css';
import { FactCard } from './FactCard.tsx';
import { MainAction } from './MainAction.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TransferNotice } from './TransferNotice.tsx';
import { type Draft, isDifferent, readDraft } from './draft.ts';
import { useIsGuarded } from './tap-guard.ts';
import { type FieldsNode, ThemedForm, uiSchema } from './theme.tsx';
import { useChange } from './use-change.ts';
import { type ExternalFault, useErrors } from './use-errors.ts';
import { usePendingTap } from './use-pending-tap.ts';
import type { TransferOfForm } from './use-transfer.ts';
import { isPending, validatorOf } from './validate.ts';
import { isBusy as isOnItsWay, isFree } from '../transfer/machine.ts';
import { Button } from '../ui/button/Button.tsx';

interface FieldsStepProps {
  readonly form: FormModule;
  readonly step: FieldsNode;
  readonly number: number;
  readonly draft: Draft;
  readonly start: Draft;
  readonly fault: ExternalFault | undefined;
  readonly transfer: TransferOfForm;
  /** The state of applying a preference. */
  readonly loading: 'busy' | 'failed' | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/** A step with fields, rendered by rjsf, which gets its errors from the one validation of the step. */
export function FieldsStep(props: FieldsStepProps) {
  const { form, step, number, draft, start, fault, transfer, loading, onChange, onBack, onSubmit } = props;
  const scope = useScope();
  // A keystroke is painted first; what reads the typed values follows.
  const shownScope = useDeferredValue(scope);
  const { t } = useTranslation();
  const validator = useMemo(() => validatorOf(form), [form]);
  const isGuarded = useIsGuarded();
  // A user who has typed has seen the step.
  const [isTouched, setTouched] = useState(false);
  const sending = useSendState();
  const failed = form.submit && 'preference' in form.submit ? form.submit.failed : undefined;
  const isSent = form.submit !== undefined && 'operation' in form.submit;
  const offline = isSent ? sending.offline : '';
  const isBusy = isOnItsWay(transfer.state) || loading === 'busy';
  /** Whether the transfer waits for an answer of the user. */
  const isAsking = !isBusy && !isFree(transfer.state);
  const nodes = step.fields.flatMap((name) => form.fields[name] ?? []);
  const isOpen =
    (isSent && sending.isConnecting) || nodes.some((node) => evaluate(node.when, scope) && isPending(node, scope));
  const { errors, refuse, follow } = useErrors(form, step, draft, fault);
  // A step without a submit button only calculates.
  const isLive = step.submit === undefined;
  const tap = usePendingTap(isOpen, offline === '' && !isBusy && !isAsking, () => refuse() || onSubmit());
  const submit = (): void => {
    if (refuse() || isLive) return;
    if (isOpen) tap.hold();
    else onSubmit();
  };
  const change = useChange(form, draft, (next) => {
    follow(next);
    setTouched(true);
    // Only a change of the value cancels the tap, not the formatting of an amount on blur.
    if (isDifferent(readDraft(form, next), readDraft(form, draft))) tap.drop();
    onChange(next);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (fault) document.getElementById(`root_${fault.field}`)?.focus();
  }, [fault]);
  const hasResults = step.results.some((fact) => evaluate(fact.when, scope));
  return (
    <ScopeProvider value={shownScope}>
      <Stack className={isLive ? styles.calculator : undefined}>
        {number > 0 && <StepHeading ref={heading} form={form} number={number} />}
        <FactCard facts={step.facts} />
        <ThemedForm
          schema={form.schema}
          uiSchema={uiSchema}
          validator={validator}
          formData={draft}
          className={clsx(styles.form, hasResults && styles.calculates)}
          formContext={{ form, step, isDisabled: isBusy || isAsking, change }}
          extraErrors={errors}
          noValidate
          noHtml5Validate
          showErrorList={false}
          onSubmit={submit}
        >
          <TransferNotice form={form} transfer={transfer} />
          <FactCard facts={step.results} isLive />
          {step.submit !== undefined && !isAsking && (!form.isShownWhenChanged || isDifferent(draft, start)) && (
            <MainAction
              label={t(step.submit)}
              isBusy={isBusy || tap.isRequested}
              isDisabled={transfer.isGuarded || (number > 0 && isGuarded && !isTouched)}
              disabledReason={offline}
              isStuck
              failure={failed && (loading === 'failed' ? t(failed) : '')}
            />
          )}
          {number > 0 && (
            <Button variant="quiet" disabled={isBusy || isGuarded || isAsking} onClick={onBack}>
              {t('action.edit')}
            </Button>
          )}
          <VisuallyHidden aria-live="polite">{tap.isRequested && t('auth.loading')}</VisuallyHidden>
        </ThemedForm>
      </Stack>
    </ScopeProvider>
  );
}
