import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { FormModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { useIsHidden } from '../engine/privacy.ts';
import { runtime } from '../runtime/runtime.ts';
import type { Draft } from './draft.ts';
import type { FieldsNode } from './theme.tsx';
import { validate } from './validate.ts';

/** An error that the step did not find: that of the server with its message, or without one what the field breaks now. */
export interface ExternalFault {
  readonly field: string;
  readonly message?: string;
}

/**
 * The errors that a step shows, by the latest values of the scope. Those of a field show from the submit that they refuse
 * until its text changes, and in a step without a submit button from the first change on.
 */
export function useErrors(
  form: FormModule,
  step: FieldsNode,
  draft: Draft,
  fault: ExternalFault | undefined,
): {
  readonly errors: ErrorSchema<Draft>;
  /** Whether the draft has errors: the first of them gets the focus. */
  readonly refuse: () => boolean;
  /** What changes has no error any more; without a submit button, all fields have theirs. */
  readonly follow: (next: Draft) => void;
} {
  const scope = useScope();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const isHidden = useIsHidden();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const errors = useMemo(() => {
    const names = fault ? [...refused, fault.field] : refused;
    const found = names.length > 0 ? validate(form, names, draft, scope, i18n) : {};
    const builder = new ErrorSchemaBuilder<Draft>();
    for (const [name, messages] of Object.entries(found)) builder.setErrors([...messages], name);
    if (fault?.message !== undefined) {
      const [, ...detail] = found[fault.field] ?? [];
      builder.setErrors([fault.message, ...detail], fault.field);
    }
    return builder.ErrorSchema;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are of a language, and their amounts may be hidden
  }, [form, refused, fault, draft, scope, i18n, language, isHidden]);
  const refuse = (): boolean => {
    const found = validate(form, step.fields, draft, scope, i18n);
    const [first] = Object.keys(found);
    setRefused(Object.keys(found));
    if (first === undefined) return false;
    runtime.buzz('error');
    document.getElementById(`root_${first}`)?.focus();
    return true;
  };
  const follow = (next: Draft): void =>
    setRefused(step.submit === undefined ? step.fields : refused.filter((name) => next[name] === draft[name]));
  return { errors, refuse, follow };
}

/** The step that shows a field. */
export function stepOf(form: FormModule, field: string): number {
  return Math.max(
    0,
    form.steps.findIndex((step) => 'fields' in step && step.fields.includes(field)),
  );
}
