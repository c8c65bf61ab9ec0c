import { Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEffect, useId, useRef } from 'react';
import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { type Scope, resolve, useScope, valueOf, valuesOf } from 'engine/runtime/scope.ts';
import type { FormModule, StepNode } from 'engine/runtime/screen-model.ts';
import { useQuery } from '@tanstack/react-query';
import { recordOf } from 'engine/record.ts';

import { isSentOnce } from '../api/once.ts';
import { addressOf } from '../api/transport.ts';
import { ExplainButton } from '../engine/Explained.tsx';
import { useSendState } from '../engine/send-state.ts';
import { messageText, useMessage } from '../engine/resolved.tsx';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { Swipe } from '../engine/swipe/Swipe.tsx';
import action from './MainAction.module.css';
import { MainAction } from './MainAction.tsx';
import { CodeStep } from './CodeStep.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TransferNotice } from './TransferNotice.tsx';
import { isPending } from './validate.ts';
import { useIsGuarded } from './tap-guard.ts';
import { postingOf } from './transfers.ts';
import type { TransferOfForm } from './use-transfer.ts';
import { isBusy as isOnItsWay, isFree } from '../transfer/machine.ts';
import type { TwoFactor } from './use-two-factor.ts';
import type { Watch } from './use-watch.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';
import { values } from '../values/values.ts';

interface ReviewStepProps {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { review: readonly unknown[] }>;
  readonly number: number;
  readonly transfer: TransferOfForm;
  /** Whether it is done and the next screen is on its way. */
  readonly isLeaving: boolean;
  readonly watch: Watch;
  /** The values as they are now; the review shows those at the time of confirmation once it is sent. */
  readonly current: Scope;
  readonly twoFactor: TwoFactor;
  readonly onBack: () => void;
  /** `code` is the two-factor code, once its step is open. */
  readonly onSubmit: (code?: string) => void;
}

/** The review before sending: all values, and a button to go back and edit them, or the step for the code below. */
export function ReviewStep({
  form,
  step,
  number,
  transfer,
  isLeaving,
  watch,
  current,
  twoFactor,
  onBack,
  onSubmit,
}: ReviewStepProps) {
  const { t, i18n } = useTranslation();
  const scope = useScope();
  const message = useMessage();
  const { isConnecting, offline } = useSendState();
  const sent = useSent(form, scope);
  const heading = useRef<HTMLHeadingElement>(null);
  const facts = useId();
  useEffect(() => heading.current?.focus(), []);
  const isGuarded = useIsGuarded() || watch.isGuarded || transfer.isGuarded;
  const { state } = transfer;
  const isBusy = isLeaving || isOnItsWay(state) || watch.isAsking;
  const isOpen = isBusy || isFree(state);
  // Confirming has to wait until the price and the balance are shown, and until the API is connected.
  const isComing =
    isConnecting ||
    Object.values(form.fields).some((node) => isPending(node, scope)) ||
    (form.watch !== undefined && resolve(form.watch.value, scope).state === 'pending');
  return (
    <Stack data-reviewing={(number > 0 && state.status !== 'inDoubt') || undefined}>
      <Card>
        <StepHeading ref={heading} form={form} number={number} describedBy={facts} />
        <KeyValueList id={facts} hasLines>
          {step.review
            .filter((fact) => evaluate(fact.when, scope))
            .map((fact, place) => (
              <KeyValue
                key={fact.label}
                label={
                  place === 0 ? (
                    <>
                      {t(fact.label)} <ExplainButton />
                    </>
                  ) : (
                    t(fact.label)
                  )
                }
                value={<CellView node={fact.value} />}
                tone={fact.isLarge ? 'large' : 'strong'}
              />
            ))}
        </KeyValueList>
      </Card>
      {Object.entries(form.fields).map(([name, { kind, props, when }]) => {
        const text = valueOf(`$form.${name}`, scope);
        const isShown = kind.Review !== undefined && typeof text === 'string' && evaluate(when, scope);
        return isShown && kind.Review && <kind.Review key={name} text={text} props={props} sent={sent} />;
      })}
      {step.note !== undefined && <Notice tone="warn">{message(step.note)}</Notice>}
      <div role="status" className={action.live}>
        {form.watch && watch.changed && (
          <Notice tone="warn">{messageText(form.watch.changed, withBefore(current, watch.changed), i18n)}</Notice>
        )}
      </div>
      {state.status !== 'inDoubt' && mayRepeat(form) && <Notice>{t('transfer.mayRepeat')}</Notice>}
      <TransferNotice form={form} transfer={transfer} isGuarded={watch.isGuarded} hasCodeStep={twoFactor.isOpen} />
      {twoFactor.isOpen ? (
        <CodeStep
          label={t(state.status === 'inDoubt' ? 'transfer.sendAgain' : step.submit)}
          twoFactor={twoFactor}
          isBusy={isBusy || isComing}
          isDisabled={isGuarded}
          disabledReason={offline}
          isAsking={state.status === 'asking'}
          onBack={onBack}
          onSubmit={onSubmit}
        />
      ) : (
        <div className={action.stuck} data-last>
          <ButtonRow>
            {isOpen && step.confirm === 'slide' && (
              <Swipe
                label={t(step.submit)}
                isBusy={isBusy}
                isDisabled={isGuarded || isComing}
                reason={offline}
                onComplete={() => onSubmit()}
              />
            )}
            {isOpen && step.confirm === 'press' && (
              <MainAction
                label={t(step.submit)}
                isBusy={isBusy || isComing}
                isDisabled={isGuarded}
                disabledReason={offline}
                onPress={() => onSubmit()}
              />
            )}
            {number > 0 && (
              <Button variant="quiet" size="lg" disabled={isBusy || isGuarded || !isOpen} onClick={onBack}>
                {t('action.edit')}
              </Button>
            )}
          </ButtonRow>
        </div>
      )}
    </Stack>
  );
}

/** Whether the browser may send the request of a form that moves money twice: only keys or a streamed body keep it at one. */
function mayRepeat(form: FormModule): boolean {
  return postingOf(form)?.money !== undefined && !values.app.honorsIdempotencyKeys && !isSentOnce(addressOf(''));
}

/** The scope for the message about a change: the latest data, and the former value as `$before`. */
function withBefore(scope: Scope, { from, data }: NonNullable<Watch['changed']>): Scope {
  return { ...scope, data, roots: { ...scope.roots, before: { value: from } } };
}

/** The latest entries of a form's history, for warnings in the review; undefined until loaded. */
function useSent(form: FormModule, scope: Scope): readonly unknown[] | undefined {
  const history = postingOf(form)?.history;
  const params = { ...valuesOf(history?.with ?? {}, scope), offset: 0, limit: values.app.pageSize };
  const { data } = useQuery({
    queryKey: ['sent before', form.name, params],
    queryFn: async ({ signal }): Promise<readonly unknown[]> => {
      const { result }: { result?: unknown } = recordOf(await history?.fetch(params, { signal }));
      if (!Array.isArray(result)) throw new TypeError('a history without entries');
      return result;
    },
    enabled: history !== undefined && Object.values(form.fields).some(({ kind }) => kind.Review !== undefined),
    staleTime: 0,
    retry: false,
  });
  return data;
}
