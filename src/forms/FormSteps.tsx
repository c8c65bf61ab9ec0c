import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useData } from '../engine/data.ts';
import { useHoldChoices } from '../engine/held-choices.ts';
import { useActionContext } from '../engine/navigation.ts';
import { tellOutcome } from '../engine/outcome.ts';
import { messageText } from '../engine/resolved.tsx';
import { type Scope, ScopeProvider, useScope, valueOf } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { chooseLanguage } from '../i18n/i18n.ts';
import { mark } from '../session/session.ts';
import { Choices } from './Choices.tsx';
import { FieldsStep } from './FieldsStep.tsx';
import styles from './FormSteps.module.css';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { type Draft, isDifferent, readDraft, useDraft } from './draft.ts';
import { type OutsideFault, firstFault, stepOf } from './faults.ts';
import { typedRoot } from './typed.ts';
import { useFieldOfRefusal } from './use-field-of-refusal.ts';
import { useIsShown } from './use-is-shown.ts';
import { useStepBack } from '../engine/step-back.ts';
import { isBusy, isFree } from '../transfer/machine.ts';
import { type Order, postingOf, transferOf } from './transfers.ts';
import { type TransferOfForm, useTransfer } from './use-transfer.ts';
import { useUnsaved } from './use-unsaved.ts';
import { restLinks } from './rest.ts';
import { useWatch } from './use-watch.ts';
import { ApiError } from '../api/api-error.ts';
import { failureOf } from '../queries/failure.ts';

/** A form, step by step; what is typed is `$form` for the cells and the request. */
export function FormSteps({ form, parameters }: { form: FormModule; parameters: string }) {
  const outer = useScope();
  const { i18n } = useTranslation();
  const start = useMemo(() => startOf(form, outer), [form, outer]);
  const { submit, done } = form;
  // A preference that was picked and not applied is dropped when the screen is left.
  const isKept = submit === undefined || 'operation' in submit;
  const { progress, keep, clear, forget } = useDraft(isKept ? form.name : undefined, parameters, start);
  const [fault, setFault] = useState<OutsideFault>();
  const [loading, setLoading] = useState<'busy' | 'failed'>();
  const element = useRef<HTMLDivElement>(null);
  const isShown = useIsShown();

  const onDone = async (
    { draft: given, scope: sent, sentFrom }: Order,
    answer: unknown,
    isAside: boolean,
  ): Promise<void> => {
    // A condition may have hidden the form on its screen meanwhile, as that of a period that has started.
    const isHere = !isAside && (isShown.current || address() === sentFrom);
    const isReplacing = done.then !== undefined && isHere && leave();
    if (!isAside) clear(given);
    const told: Scope = { ...sent, roots: { ...sent.roots, answer } };
    if (done.session !== undefined) mark(done.session);
    const go: typeof context.go = (target) => context.go(isReplacing ? { ...target, replace: true } : target);
    try {
      if (done.then && isHere) await done.then.bind(done.then.props, { ...context, scope: told, go }).run();
    } finally {
      if (done.title !== undefined) tellOutcome(<OutcomeNotice title={done.title} form={form} scope={told} />);
    }
  };
  const transfer = useTransfer(transferOf(form, parameters), postingOf(form), onDone, (left) => clear(left.draft));
  const { order: sent, state, dispatch } = transfer;
  const draft = sent?.draft ?? progress.draft;
  const step = sent ? form.steps.length - 1 : progress.step;
  useUnsaved(isKept && isDifferent(draft, start));
  const typed = useMemo<Scope>(() => {
    // What was sent was sent with its own parameters, such as another network than the one that is picked now.
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
  useEffect(() => {
    // What follows is fetched early: without a connection it could not show that the form went through.
    if (done.then) done.then.bind(done.then.props, context).prepare?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  }, []);

  const goTo = (next: number): void => {
    restLinks();
    keep({ draft: readDraft(form, draft), step: next });
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  useFieldOfRefusal(state, form, (field, message) => {
    setFault({ field, message });
    goTo(stepOf(form, field));
  });
  const advance = async (): Promise<void> => {
    setFault(undefined);
    if (step < form.steps.length - 1) {
      if (step === 0) watch.start();
      return goTo(step + 1);
    }
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
    const late = firstFault(form, draft, scope);
    if (!late)
      return watch.confirm((fresh) => {
        dispatch({ type: 'confirm', order: { form, draft, scope: fresh, sentFrom: address() } });
      });
    dispatch({ type: 'reset' });
    setFault({ field: late.field, message: messageText(late.message, scope, i18n) });
    goTo(stepOf(form, late.field));
  };
  const isAsking = state.status === 'asking';
  const back = (): void => {
    if (isAsking) return dispatch({ type: 'decline' });
    dispatch({ type: 'reset' });
    goTo(step - 1);
  };
  // What is on its way outlives its screen, which can be left meanwhile.
  const isAtRest = !watch.isAsking && step > 0 && isFree(state);
  const { goBack, leave } = useStepBack({
    step,
    back: isAtRest || isAsking ? back : undefined,
    leadsToFirst: step === 1 && !isAsking,
  });
  useHoldChoices(step > 0 && state.status !== 'inDoubt');

  // What was confirmed reads as it did then: balance and rate may have been asked for since, with the amount taken already.
  const shown = sent && (isBusy(state) || state.status === 'inDoubt') ? sent.scope : scope;

  // What is watched, such as a rate, is asked for again before anything is sent in spite of a question, or once more.
  const watched: TransferOfForm = {
    ...transfer,
    dispatch: (event) => {
      if (event.type === 'agree' || event.type === 'sendAgain') void watch.confirm(() => dispatch(event));
      else dispatch(event);
    },
  };

  if (!current) return null;
  return (
    <div ref={element} className={styles.steps} data-step={step}>
      <Stack>
        {/* Another token waits for nothing that is in doubt of this one. */}
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
              watch={watch}
              onBack={goBack}
              onSubmit={() => void advance()}
            />
          )}
          {'show' in current && <ShowStep form={form} step={current} number={step} onBack={goBack} onEnd={forget} />}
        </ScopeProvider>
      </Stack>
    </div>
  );
}

/** Where the app is: path and search. */
function address(): string {
  return location.pathname + location.search;
}

/** What the fields hold at first: nothing, or what a field's `start` refers to. */
function startOf(form: FormModule, scope: Scope): Draft {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, node]) => {
      const start: unknown = valueOf(Reflect.get(node.props, 'start'), scope);
      return [name, typeof start === 'string' ? start : ''];
    }),
  );
}
