import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ThemeProps } from '@rjsf/core';
import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { createElement } from 'react';

import { evaluate } from 'engine/runtime/condition.ts';
import type { ExtraValues } from 'engine/runtime/field.ts';
import { messageText } from '../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import type { FormModule, StepNode } from 'engine/runtime/screen-model.ts';
import { Choices } from './Choices.tsx';
import { QuietLine } from './QuietLine.tsx';
import type { Draft } from './draft.ts';
import { type ExternalFault, faultOf } from './faults.ts';

/** The context of the form's widgets, in addition to the props of rjsf. */
export interface FieldContext {
  readonly form: FormModule;
  readonly step: Extract<StepNode, { fields: readonly string[] }>;
  /** The draft at the last validation; a fault is shown until the text of its field changes. */
  readonly checked: Draft | undefined;
  readonly fault: ExternalFault | undefined;
  readonly isDisabled: boolean;
  /** Stores values that come with the next text of a field, for other fields of the step. */
  readonly setExtraValues: (extra: ExtraValues) => void;
}

type Widget = WidgetProps<Draft, RJSFSchema, FieldContext>;

/** The input of a field's kind, with the fault of the last validation while it still applies. */
function KindWidget({ id, name, value, onChange, onBlur, rawErrors, registry }: Widget) {
  const { form, checked, fault, isDisabled, setExtraValues } = registry.formContext;
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
    // A bound may have changed since the validation, such as a balance that was still loading.
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
    onChange: (next, extra) => {
      if (extra) setExtraValues(extra);
      onChange(next === '' ? undefined : next);
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

/** The theme of all forms: one widget and two templates. */
export const theme: ThemeProps<Draft, RJSFSchema, FieldContext> = {
  widgets: { TextWidget: KindWidget },
  templates: { FieldTemplate: PlainField, ObjectFieldTemplate: StepFields },
};
