import { Stack } from '@mantine/core';
import { withTheme } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { createElement } from 'react';

import { evaluate } from 'engine/runtime/condition.ts';
import { useScope } from 'engine/runtime/scope.ts';
import type { FormModule, StepNode } from 'engine/runtime/screen-model.ts';
import { Choices } from './Choices.tsx';
import { QuietLine } from './QuietLine.tsx';
import type { Draft } from './draft.ts';
import type { Change } from './use-change.ts';

/** A step with fields. */
export type FieldsNode = Extract<StepNode, { fields: readonly string[] }>;

/** The context of the form's widgets, in addition to the props of rjsf. */
export interface FieldContext {
  readonly form: FormModule;
  readonly step: FieldsNode;
  readonly isDisabled: boolean;
  /** Stays the same, as rjsf takes all functions for equal. */
  readonly change: Change;
}

type Widget = WidgetProps<Draft, RJSFSchema, FieldContext>;

/** The input of a field's kind. Its change reaches rjsf and the draft at once, so that both render together. */
function KindWidget({ id, name, value, onChange, onBlur, rawErrors, registry }: Widget) {
  const { form, isDisabled, change } = registry.formContext;
  const node = form.fields[name];
  if (!node) return null;
  const [error, detail] = rawErrors ?? [];
  return createElement(node.kind.Input, {
    id,
    name,
    text: typeof value === 'string' ? value : '',
    error,
    detail,
    isDisabled,
    props: node.props,
    onChange: (next, extra) => {
      onChange(next);
      change(name, next, extra);
    },
    onBlur: () => onBlur(id, value),
  });
}

/** A field without label and errors, which its input shows. */
function PlainField({ children }: FieldTemplateProps<Draft, RJSFSchema, FieldContext>) {
  return children;
}

/** The fields of the current step in order; choices and the line of facts are below the first one. */
function StepFields({ properties, registry }: ObjectFieldTemplateProps<Draft, RJSFSchema, FieldContext>) {
  const { form, step, isDisabled } = registry.formContext;
  const scope = useScope();
  const shown = step.fields.flatMap((name) =>
    properties.filter((property) => property.name === name && evaluate(form.fields[name]?.when, scope)),
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

/** The form of rjsf with the theme of all forms: one widget and two templates. */
export const ThemedForm = withTheme<Draft, RJSFSchema, FieldContext>({
  widgets: { TextWidget: KindWidget },
  templates: { FieldTemplate: PlainField, ObjectFieldTemplate: StepFields },
});

/** Steps have their own submit buttons. */
export const uiSchema = { 'ui:submitButtonOptions': { norender: true } };
