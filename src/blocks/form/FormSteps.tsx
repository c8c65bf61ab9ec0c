import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useData } from '../../engine/data.ts';
import { useHoldChoices } from '../../engine/held-choices.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { tellOutcome } from '../../engine/outcome.ts';
import { messageText } from '../../engine/resolved.tsx';
import { type Scope, ScopeProvider, useScope, valueOf } from '../../engine/scope.ts';
import type { FormModule } from '../../engine/screen-model.ts';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { mark } from '../../session/session.ts';
import { FieldsStep } from './FieldsStep.tsx';
import styles from './FormSteps.module.css';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { address, attemptOf } from './attempt.ts';
import { type Draft, isDifferent, readDraft, useDraft } from './draft.ts';
import { type OutsideFault, firstFault, stepOf } from './faults.ts';
import { typedRoot } from './typed.ts';
import { useFieldOfRefusal } from './use-field-of-refusal.ts';
import { useIsShown } from './use-is-shown.ts';
import { useStepBack } from '../../engine/step-back.ts';
import { useSubmission } from './use-submission.ts';
import { useUnsaved } from './use-unsaved.ts';
import { useWatch } from './use-watch.ts';

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
  const element = useRef<HTMLDivElement>(null);
  const isShown = useIsShown();

  const onDone = async (sent: Scope, answer: unknown): Promise<void> => {
    clear(attempt.sent?.draft ?? draft);
    const told: Scope = { ...sent, roots: { ...sent.roots, answer } };
    // A condition may have hidden the form on its screen meanwhile, as that of a period that has started.
    const isHere = isShown.current || address() === attempt.sentFrom;
    if (done.then && isHere) await done.then.bind(done.then.props, { ...context, scope: told }).run();
    if (done.title !== undefined) tellOutcome(<OutcomeNotice title={done.title} done={done} scope={told} />);
    if (done.session !== undefined) mark(done.session);
  };
  const attempt = attemptOf(form, parameters);
  const submission = useSubmission(attempt, submit && 'operation' in submit ? submit : undefined, onDone);
  const { sent, state } = submission;
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
  const watch = useWatch(form, parameters, scope, (current) => submission.send(current, draft));
  useEffect(() => {
    // What follows is fetched early: without a connection it could not show that the form went through.
    if (done.then) done.then.bind(done.then.props, context).prepare?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once is enough
  }, []);

  useEffect(() => {
    if (attempt.isRecalled && attempt.state.status === 'unknown') void submission.check(scope);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by itself once each time it is shown, then on demand
  }, [attempt]);

  const goTo = (next: number): void => {
    keep({ draft: readDraft(form, draft), step: next });
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  useFieldOfRefusal(submission, form, (field, message) => {
    setFault({ field, message });
    goTo(stepOf(form, field));
  });
  const advance = async (): Promise<void> => {
    setFault(undefined);
    if (step < form.steps.length - 1) {
      if (step === 0) watch.start();
      submission.prepare(scope);
      return goTo(step + 1);
    }
    if (!submit || ['sending', 'checking', 'unknown'].includes(state.status)) return;
    if ('preference' in submit) {
      await chooseLanguage(String(valueOf(submit.value, scope)));
      return onDone(scope, undefined);
    }
    const late = firstFault(form, draft, scope);
    if (!late) return watch.confirm();
    submission.reset();
    setFault({ field: late.field, message: messageText(late.message, scope, i18n) });
    goTo(stepOf(form, late.field));
  };
  const back = (): void => {
    submission.reset();
    goTo(step - 1);
  };
  // What is on its way outlives its screen, which can be left meanwhile.
  const isFree = !watch.isAsking && ['idle', 'refused', 'declined', 'notFound', 'failed'].includes(state.status);
  useStepBack(step > 0 && isFree ? back : undefined);
  useHoldChoices(step > 0 && state.status !== 'unknown');

  // What was confirmed reads as it did then: the balance may have been asked for since, with the amount taken already.
  const isOnItsWay = ['sending', 'checking', 'unknown'].includes(state.status);
  const shown = sent && isOnItsWay ? { ...scope, data: sent.scope.data } : scope;

  const current = form.steps[step];
  if (!current) return null;
  return (
    <ScopeProvider value={shown}>
      <div ref={element} className={styles.steps} data-step={step}>
        <Stack>
          <OpenElsewhere own={attempt} />
          {'fields' in current && (
            <FieldsStep
              key={step}
              form={form}
              step={current}
              number={step}
              draft={draft}
              start={start}
              fault={fault}
              submission={submission}
              onChange={(next: Draft) => {
                setFault(undefined);
                if (['refused', 'declined'].includes(state.status)) submission.reset();
                keep({ draft: next, step });
              }}
              onBack={back}
              onSubmit={() => void advance()}
              onCheck={() => void submission.check(scope)}
            />
          )}
          {'review' in current && (
            <ReviewStep
              form={form}
              step={current}
              number={step}
              submission={submission}
              watch={watch}
              onBack={back}
              onSubmit={() => void advance()}
              onCheck={() => void submission.check(scope)}
            />
          )}
          {'show' in current && <ShowStep form={form} step={current} number={step} onBack={back} onEnd={forget} />}
        </Stack>
      </div>
    </ScopeProvider>
  );
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
