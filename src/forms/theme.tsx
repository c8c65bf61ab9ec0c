import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ThemeProps } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { createElement } from 'react';

import { holds } from '../engine/condition.ts';
import type { Carried } from '../engine/field.ts';
import { messageText } from '../engine/resolved.tsx';
import { useScope } from '../engine/scope.ts';
import type { FormModule, StepNode } from '../engine/screen-model.ts';
import { Choices } from './Choices.tsx';
import { QuietLine } from './QuietLine.tsx';
import type { Draft } from './draft.ts';
import { type OutsideFault, faultOf } from './faults.ts';

/** What the form's own widgets need beyond what rjsf gives them. */
export interface FieldContext {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { fields: readonly string[] }>;
  /** What was in the fields when they were last checked: a fault is shown until its text changes. */
  readonly checked: Draft | undefined;
  readonly fault: OutsideFault | undefined;
  readonly isDisabled: boolean;
  /** Keeps what came along with the text that a field is about to get, for the fields of the step that take it. */
  readonly carry: (carried: Carried) => void;
}

type Widget = WidgetProps<Draft, RJSFSchema, FieldContext>;

/** Every field is the input of its kind, with the fault that was found when it was checked for as long as it is one. */
function KindWidget({ id, name, value, onChange, onBlur, rawErrors, registry }: Widget) {
  const { form, checked, fault, isDisabled, carry } = registry.formContext;
  const scope = useScope();
  const { i18n } = useTranslation();
  const node = form.fields[name];
  if (!node) return null;
  const text = typeof value === 'string' ? value : '';
  const isChecked = checked !== undefined && (checked[name] ?? '') === text;
  const found = rawErrors?.[0];
  const told = (): string | undefined => {
    if (fault?.field === name) return found;
    if (!isChecked || found === undefined) return undefined;
    if (!node.kind.fault || text === '') return found;
    // A bound may have come or moved since the check, such as a balance that was still on its way.
    const now = faultOf(node, text, scope);
    return now && messageText(now, scope, i18n);
  };
  return createElement(node.kind.Input, {
    id,
    name,
    text,
    error: told(),
    isDisabled,
    props: node.props,
    onChange: (next, carried) => {
      if (carried) carry(carried);
      onChange(next === '' ? undefined : next);
    },
    onBlur: () => onBlur(id, value),
  });
}

/** A field without label and errors of its own: its input has them. */
function PlainField({ children }: FieldTemplateProps<Draft, RJSFSchema, FieldContext>) {
  return children;
}

/** The fields of the current step, in the step's order; what is chosen and good to know stands under the first one. */
function StepFields({ properties, registry }: ObjectFieldTemplateProps<Draft, RJSFSchema, FieldContext>) {
  const { form, step, isDisabled } = registry.formContext;
  const scope = useScope();
  const shown = step.fields.flatMap((name) =>
    properties.filter((property) => property.name === name && holds(form.fields[name]?.when, scope)),
  );
  const [first, ...others] = shown.map((property) => property.content);
  return (
    <Stack>
      {first}
      <Choices form={form} choices={step.choices} isDisabled={isDisabled} />
      <QuietLine facts={step.line} />
      {others}
    </Stack>
  );
}

/** The theme of all forms: one widget and two templates. */
export const theme: ThemeProps<Draft, RJSFSchema, FieldContext> = {
  widgets: { TextWidget: KindWidget },
  templates: { FieldTemplate: PlainField, ObjectFieldTemplate: StepFields },
};
