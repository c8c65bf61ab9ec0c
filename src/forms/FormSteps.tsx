import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useData } from 'engine/runtime/data.ts';
import { useLockChoices } from '../engine/locked-choices.ts';
import { useActionContext } from '../engine/navigation.ts';
import { showOutcome } from '../engine/outcome.ts';
import { type Scope, ScopeProvider, useScope, valueOf } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { setFlag } from '../session/changes.ts';
import { dispatch as dispatchSession } from '../session/session.ts';
import { Choices } from './Choices.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import styles from './FormSteps.module.css';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { type Draft, isDifferent, readDraft, useDraft } from './draft.ts';
import { typedRoot } from './typed.ts';
import { type ExternalFault, stepOf } from './use-errors.ts';
import { useFieldOfRefusal } from './use-field-of-refusal.ts';
import { useIsShown } from './use-is-shown.ts';
import { useStepBack } from '../engine/step-back.ts';
import { isBusy, isFree } from '../transfer/machine.ts';
import { channelsOf } from '../transfer/channels.ts';
import { type Order, placeIn, postingOf, transferOf } from './transfers.ts';
import { type TransferOfForm, useTransfer } from './use-transfer.ts';
import { useTwoFactor } from './use-two-factor.ts';
import { useUnsaved } from './use-unsaved.ts';
import { guardLinks } from './tap-guard.ts';
import { useWatch } from './use-watch.ts';
import { validate } from './validate.ts';
import { ApiError } from '../api/api-error.ts';
import { serverNow } from '../api/server-time.ts';
import { failureOf } from '../queries/failure.ts';
import { runtime } from '../runtime/runtime.ts';

/** A form with its steps; typed values are available as `$form` to cells and to the request. */
export function FormSteps({ form, parameters }: { form: FormModule; parameters: string }) {
  const outer = useScope();
  const { i18n } = useTranslation();
  const start = useMemo(() => startOf(form, outer), [form, outer]);
  const { submit, done } = form;
  // A preference that was chosen but not applied is dropped when the user leaves the screen.
  const isKept = submit === undefined || 'operation' in submit;
  const { progress, keep, clear, forget } = useDraft(form, parameters, start, isKept);
  const [fault, setFault] = useState<ExternalFault>();
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  /** The order that is done, while the next screen is on its way: the form still shows it. */
  const [leaving, setLeaving] = useState<Order>();
  const element = useRef<HTMLDivElement>(null);
  const isShown = useIsShown();

  const onDone = async (order: Order, answer: unknown, isAside: boolean): Promise<void> => {
    const { draft: sentDraft, scope: sent, sentFrom } = order;
    // A condition may have hidden the form on the same screen, for example after a period has started.
    const isHere = !isAside && (isShown.current || address() === sentFrom);
    const isReplacing = done.then !== undefined && isHere && leave();
    runtime.buzz('success');
    if (done.then && isHere) setLeaving(order);
    if (!isAside) clear(sentDraft);
    const date = new Date(serverNow()).toISOString();
    const doneScope: Scope = { ...sent, roots: { ...sent.roots, answer, sent: { date } } };
    if (done.session !== undefined) dispatchSession(setFlag, done.session);
    const go: typeof context.go = (target) => context.go(isReplacing ? { ...target, replace: true } : target);
    try {
      if (done.then && isHere) await done.then.bind(done.then.props, { ...context, scope: doneScope, go }).run();
    } finally {
      setLeaving(undefined);
      if (done.title !== undefined) showOutcome(<OutcomeNotice title={done.title} form={form} scope={doneScope} />);
    }
  };
  const transfer = useTransfer(transferOf(form, parameters), postingOf(form)?.operation, onDone, (left) =>
    clear(left.draft),
  );
  const { order, state, dispatch } = transfer;
  const twoFactor = useTwoFactor(form, state);
  const sent = order ?? leaving;
  const draft = sent?.draft ?? progress.draft;
  const step = sent ? form.steps.length - 1 : progress.step;
  useUnsaved(isKept && !leaving && isDifferent(draft, start));
  const typed = useMemo<Scope>(() => {
    // A sent order has its own parameters, such as a network other than the currently chosen one.
    const { parameter } = (sent?.scope ?? outer).roots;
    const around = { ...outer, roots: { ...outer.roots, parameter } };
    return { ...around, roots: { ...around.roots, form: typedRoot(form, draft, around) } };
  }, [form, outer, draft, sent]);
  const live = useData(form.live, typed);
  const scope = useMemo<Scope>(() => ({ ...typed, data: { ...typed.data, ...live } }), [typed, live]);
  const context = useActionContext(scope);
  const current = form.steps[step];
  const isUnsent = isFree(state) || state.status === 'asking';
  const watch = useWatch(form, parameters, scope, {
    isTelling: current !== undefined && 'review' in current && isUnsent,
    onEnd: () => dispatch({ type: 'notSent', failure: failureOf(new ApiError('answer', '', { status: 401 })) }),
  });
  const isLast = step === form.steps.length - 1;
  useEffect(() => {
    // Preload the next screen, so that it can show the result even if the connection is lost.
    if (isLast && done.then) done.then.bind(done.then.props, context).prepare?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  }, [isLast]);

  const goTo = (next: number): void => {
    guardLinks();
    twoFactor.close?.();
    keep({ draft: readDraft(form, draft), step: next });
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  useFieldOfRefusal(state, channelsOf(state, placeIn(form, twoFactor.isOpen)).includes('field'), (field, message) => {
    setFault({ field, message });
    goTo(stepOf(form, field));
  });
  const advance = async (code?: string): Promise<void> => {
    setFault(undefined);
    if (!isLast) {
      if (step === 0) watch.start();
      return goTo(step + 1);
    }
    if (state.status === 'inDoubt' && code !== undefined) return sendAgain({ type: 'sendAgain' }, code);
    if (!submit || !isFree(state)) return;
    if ('preference' in submit) {
      setLoading('busy');
      try {
        await chooseLanguage(String(valueOf(submit.value, scope)));
      } catch {
        return setLoading('failed');
      }
      return onDone({ form, draft, scope, sentFrom: address() }, undefined, false);
    }
    const [late] = Object.keys(validate(form, Object.keys(form.fields), draft, scope, i18n, true));
    if (late === undefined && code === undefined && twoFactor.open()) return guardLinks();
    if (late === undefined)
      return watch.confirm((fresh) => {
        if (code !== undefined) twoFactor.keep();
        transfer.setCode(code);
        const confirmed = { form, draft, scope: fresh, sentFrom: address() };
        dispatch({ type: 'confirm', order: confirmed, isWithCode: code !== undefined });
      });
    dispatch({ type: 'reset' });
    setFault({ field: late });
    goTo(stepOf(form, late));
  };
  const isAsking = state.status === 'asking';
  const back = (): void => {
    if (isAsking) return dispatch({ type: 'decline' });
    dispatch({ type: 'reset' });
    if (isCodeOpen) twoFactor.close?.();
    else goTo(step - 1);
  };
  // A running transfer outlives the screen, so the user may leave it; only step changes are blocked.
  const isCodeOpen = isLast && twoFactor.isOpen;
  const place = step + Number(isCodeOpen);
  const isAtRest = !leaving && !watch.isAsking && place > 0 && isFree(state);
  const isResending = state.status === 'inDoubt' && isCodeOpen && twoFactor.close !== undefined;
  const { goBack, leave } = useStepBack({
    step: place,
    back: isAtRest || isAsking || isResending ? back : undefined,
    leadsToFirst: place === 1 && !isAsking,
  });
  useLockChoices(step > 0 && state.status !== 'inDoubt');

  // Show the values at the time of confirmation: balance and rate may have been refetched since.
  const shown = sent && (leaving || isBusy(state) || state.status === 'inDoubt') ? sent.scope : scope;

  // Check the watched value, such as a rate, before sending after a question and before sending again.
  const sendAgain = (event: { readonly type: 'agree' | 'sendAgain' }, code?: string): Promise<void> =>
    watch.confirm((fresh) => {
      if (code !== undefined) {
        twoFactor.keep();
        transfer.setCode(code);
      }
      dispatch({ ...event, ...(sent && { order: { ...sent, scope: fresh } }) });
    });
  const watched: TransferOfForm = {
    ...transfer,
    dispatch: (event) => {
      if (event.type === 'sendAgain' && twoFactor.open()) return;
      if (event.type === 'agree' || event.type === 'sendAgain') void sendAgain(event);
      else dispatch(event);
    },
  };

  if (!current) return null;
  return (
    <div ref={element} className={styles.steps} data-step={step}>
      <Stack>
        {/* A transfer of another token does not have to wait for this unconfirmed one. */}
        {state.status === 'inDoubt' && (
          <Choices form={form} choices={form.steps.flatMap((one) => ('fields' in one ? one.choices : []))} />
        )}
        <ScopeProvider value={shown}>
          {'fields' in current && (
            <FieldsStep
              key={step}
              form={form}
              step={current}
              number={step}
              draft={draft}
              start={start}
              fault={fault}
              transfer={watched}
              loading={loading}
              onChange={(next: Draft) => {
                setFault(undefined);
                setLoading(undefined);
                dispatch({ type: 'reset' });
                keep({ draft: next, step });
              }}
              onBack={goBack}
              onSubmit={() => void advance()}
            />
          )}
          {'review' in current && (
            <ReviewStep
              form={form}
              step={current}
              number={step}
              transfer={watched}
              isLeaving={leaving !== undefined}
              watch={watch}
              current={scope}
              twoFactor={twoFactor}
              onBack={goBack}
              onSubmit={(code) => void advance(code)}
            />
          )}
          {'show' in current && <ShowStep form={form} step={current} number={step} onBack={goBack} onEnd={forget} />}
        </ScopeProvider>
      </Stack>
    </div>
  );
}

/** The current path with search. */
function address(): string {
  return location.pathname + location.search;
}

/** The initial values of the fields: the value of a field's `start`, else empty. */
function startOf(form: FormModule, scope: Scope): Draft {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, node]) => {
      const start: unknown = valueOf(Reflect.get(node.props, 'start'), scope);
      return [name, typeof start === 'string' ? start : ''];
    }),
  );
}
