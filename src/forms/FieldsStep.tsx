import { Stack, VisuallyHidden } from '@mantine/core';
import { type default as RjsfForm, withTheme, type FormProps as RjsfProps, type ThemeProps } from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  type FormValidation,
  type RJSFSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { runtime } from '../runtime/runtime.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { useSendState } from '../engine/send-state.ts';
import { messageText } from '../engine/resolved.tsx';
import { ScopeProvider, useScope } from 'engine/runtime/scope.ts';
import type { FormModule, StepNode } from 'engine/runtime/screen-model.ts';
import styles from './FieldsStep.module.css';
import { FactCard } from './FactCard.tsx';
import { MainAction } from './MainAction.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TransferNotice } from './TransferNotice.tsx';
import { type Draft, isDifferent, readDraft } from './draft.ts';
import { type ExternalFault, faultOf, isPending, isUnknownYet, requiredMessage } from './faults.ts';
import { useIsGuarded } from './tap-guard.ts';
import { type FieldContext, theme } from './theme.tsx';
import { useExtraValues } from './use-extra-values.ts';
import { usePendingTap } from './use-pending-tap.ts';
import type { TransferOfForm } from './use-transfer.ts';
import { isBusy as isOnItsWay, isFree } from '../transfer/machine.ts';
import { Button } from '../ui/button/Button.tsx';

const ThemedForm = withTheme<Draft, RJSFSchema, FieldContext>(
  theme satisfies ThemeProps<Draft, RJSFSchema, FieldContext>,
);

/** Steps have their own submit buttons. */
const uiSchema = { 'ui:submitButtonOptions': { norender: true } };

interface FieldsStepProps {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { fields: readonly string[] }>;
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

/**
 * A step with fields, rendered by rjsf. The precompiled validator checks the schema; the field kinds check exact
 * bounds.
 */
export function FieldsStep({
  form,
  step,
  number,
  draft,
  start,
  fault,
  transfer,
  loading,
  onChange,
  onBack,
  onSubmit,
}: FieldsStepProps) {
  const scope = useScope();
  // A keystroke is painted first; what reads the typed values follows. Faults are found with the current scope.
  const shownScope = useDeferredValue(scope);
  const { t, i18n } = useTranslation();
  const validator = useMemo(() => validatorOf(form), [form]);
  const [checked, setChecked] = useState<Draft>();
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
  const names = step.fields.filter((name) => evaluate(form.fields[name]?.when, scope));
  const nodes = names.flatMap((name) => form.fields[name] ?? []);
  const isOpen = (isSent && sending.isConnecting) || nodes.some((node) => isPending(node, scope));
  const element = useRef<RjsfForm<Draft, RJSFSchema, FieldContext>>(null);
  const tap = usePendingTap(isOpen, offline === '' && !isBusy && !isAsking, () => element.current?.submit());
  const isChanged = isDifferent(draft, start);
  const { setExtraValues, withExtraValues } = useExtraValues(form, draft);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (fault) document.getElementById(`root_${fault.field}`)?.focus();
  }, [fault]);

  const customValidate = (data: Draft | undefined, errors: FormValidation<Draft>): FormValidation<Draft> => {
    for (const name of names) {
      const node = form.fields[name];
      const given = data?.[name] ?? '';
      const message = node && given !== '' ? faultOf(node, given, scope) : undefined;
      if (node && message !== undefined && !isUnknownYet(message, node, scope))
        errors[name]?.addError(messageText(message, scope, i18n));
    }
    return errors;
  };
  const transformErrors = (errors: RJSFValidationError[]): RJSFValidationError[] =>
    errors.flatMap((error) => {
      const name = String(
        error.name === 'required' ? error.params?.['missingProperty'] : error.property?.replace(/^\./, ''),
      );
      const node = form.fields[name];
      if (!names.includes(name) || !node) return [];
      const required = requiredMessage(node);
      const message = error.name === 'required' && required !== undefined ? t(required) : t('form.notAmount');
      return [{ ...error, message, stack: message }];
    });
  const check = (data: Draft | undefined): void => setChecked({ ...data });
  const refuse = (data: Draft | undefined): void => {
    check(data);
    runtime.buzz('error');
  };
  const props: Pick<RjsfProps<Draft, RJSFSchema, FieldContext>, 'customValidate' | 'transformErrors'> = {
    customValidate,
    transformErrors,
  };
  const hasResults = step.results.some((fact) => evaluate(fact.when, scope));
  // A step without a submit button is validated on every change.
  const isLive = step.submit === undefined;
  const extraErrors = fault && new ErrorSchemaBuilder<Draft>().addErrors(fault.message, fault.field).ErrorSchema;
  return (
    <ScopeProvider value={shownScope}>
      <Stack className={isLive ? styles.calculator : undefined}>
        {number > 0 && <StepHeading ref={heading} form={form} number={number} />}
        <FactCard facts={step.facts} />
        <ThemedForm
          {...props}
          ref={element}
          schema={form.schema}
          uiSchema={uiSchema}
          validator={validator}
          formData={filled(form, draft)}
          className={clsx(styles.form, hasResults && styles.calculates)}
          formContext={{
            form,
            step,
            checked: isLive ? filled(form, draft) : checked,
            fault,
            isDisabled: isBusy || isAsking,
            setExtraValues,
          }}
          {...(extraErrors ? { extraErrors } : {})}
          noHtml5Validate
          liveValidate={isLive ? 'onChange' : false}
          showErrorList={false}
          focusOnFirstError
          onChange={({ formData }, id) => {
            const changed = names.find((name) => id === `root_${name}`);
            const next = withExtraValues(typed(form, formData), changed);
            setTouched(true);
            // Only a change of the value cancels the tap, not the formatting of an amount on blur.
            if (isDifferent(readDraft(form, next), readDraft(form, draft))) tap.drop();
            onChange(next);
          }}
          onError={() => refuse(filled(form, draft))}
          onSubmit={({ formData }) => {
            check(formData);
            if (isLive) return;
            if (isOpen) tap.hold();
            else onSubmit();
          }}
        >
          <TransferNotice form={form} transfer={transfer} />
          <FactCard facts={step.results} isLive />
          {step.submit !== undefined && !isAsking && (!form.isShownWhenChanged || isChanged) && (
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

/** The data of rjsf as a draft; missing fields are empty texts. */
function typed(form: FormModule, data: Draft | undefined): Draft {
  return Object.fromEntries(Object.keys(form.fields).map((name) => [name, data?.[name] ?? '']));
}

/** The data of a draft for rjsf: without empty fields, which it treats as missing. */
function filled(form: FormModule, draft: Draft): Draft {
  return Object.fromEntries(Object.entries(typed(form, draft)).filter(([, text]) => text !== ''));
}

/** The rjsf validator with the functions compiled in the build. */
function validatorOf(form: FormModule): ValidatorType<Draft, RJSFSchema, FieldContext> {
  return createPrecompiledValidator<Draft, RJSFSchema, FieldContext>(form.validators, form.schema);
}
