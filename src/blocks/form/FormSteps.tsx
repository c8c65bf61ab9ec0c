import { useEffect, useMemo, useRef, useState } from 'react';

import { tellOutcome } from '../../engine/outcome.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { messageText } from '../../engine/resolved.tsx';
import { ScopeProvider, type Scope, useScope, valueOf } from '../../engine/scope.ts';
import type { FormModule, SubmitNode } from '../../engine/screen-model.ts';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FieldsStep } from './FieldsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { type Draft, useDraft } from './draft.ts';
import { firstFault, stepOf } from './faults.ts';
import { type Submission, useSubmission } from './use-submission.ts';

/** A fault that came from outside of the field: from the server, or from a balance that has changed since. */
export interface OutsideFault {
  readonly field: string;
  readonly message: string;
}

const nothing: Extract<SubmitNode, { operation: string }> = {
  operation: '',
  body: {},
  movesMoney: false,
  failed: '',
  post: () => Promise.reject(new Error('this form posts nothing')),
};

/** A form, step by step; what is typed is `$form` for the cells and the request. */
export function FormSteps({ form }: { form: FormModule }) {
  const outer = useScope();
  const texts = useTexts();
  const start = useMemo(() => startOf(form, outer), [form, outer]);
  const [draft, keep, clear] = useDraft(form.name, start);
  const [step, setStep] = useState(0);
  const [fault, setFault] = useState<OutsideFault>();
  const element = useRef<HTMLDivElement>(null);
  const scope = useMemo<Scope>(() => ({ ...outer, roots: { ...outer.roots, form: draft } }), [outer, draft]);
  const context = useActionContext(scope);
  const { submit, done } = form;

  const onDone = async (sent: Scope, answer: unknown): Promise<void> => {
    clear();
    const told: Scope = { ...sent, roots: { ...sent.roots, answer } };
    if (done.then) await done.then.bind(done.then.props, { ...context, scope: told }).run();
    if (done.title !== undefined) tellOutcome({ title: done.title, message: done.message, facts: done.facts, actions: done.actions, scope: told });
  };
  const submission = useSubmission('operation' in submit ? submit : nothing, onDone);
  useFieldOfRefusal(submission, form, (field, message) => {
    setFault({ field, message });
    setStep(stepOf(form, field));
  });

  const goTo = (next: number): void => {
    setStep(next);
    element.current?.scrollIntoView({ block: 'nearest' });
  };
  const advance = async (): Promise<void> => {
    setFault(undefined);
    if (step < form.steps.length - 1) {
      submission.prepare(scope);
      return goTo(step + 1);
    }
    if ('preference' in submit) {
      await chooseLanguage(String(valueOf(submit.value, scope)));
      return onDone(scope, undefined);
    }
    const late = firstFault(form, draft, scope);
    if (!late) return submission.send(scope);
    setFault({ field: late.field, message: messageText(late.message, scope, texts) });
    goTo(stepOf(form, late.field));
  };

  const current = form.steps[step];
  return (
    <ScopeProvider value={scope}>
      <div ref={element}>
        {current && 'fields' in current ? (
          <FieldsStep
            key={step}
            form={form}
            step={current}
            draft={draft}
            start={start}
            fault={fault}
            submission={submission}
            onChange={(next: Draft) => {
              setFault(undefined);
              if (submission.state.status === 'refused') submission.reset();
              keep(next);
            }}
            onSubmit={() => void advance()}
          />
        ) : (
          current && (
            <ReviewStep
              form={form}
              step={current}
              number={step}
              submission={submission}
              onEdit={() => {
                submission.reset();
                goTo(0);
              }}
              onSubmit={() => void advance()}
              onCheck={() => void submission.check(scope)}
            />
          )
        )}
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

/** A refusal that names a field of the form leads back to that field. */
function useFieldOfRefusal(submission: Submission, form: FormModule, onField: (field: string, message: string) => void): void {
  const { state } = submission;
  const failure = state.status === 'refused' ? state.failure : undefined;
  const handled = useRef(failure);
  useEffect(() => {
    if (handled.current === failure) return;
    handled.current = failure;
    if (failure?.field !== undefined && failure.field in form.fields) onField(failure.field, failure.serverMessage ?? '');
  });
}
