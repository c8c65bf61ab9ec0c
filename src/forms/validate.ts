import type { CustomValidator, ErrorTransformer, RJSFSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { i18n as I18n } from 'i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import type { FieldNode, FormModule } from 'engine/runtime/screen-model.ts';
import { type Scope, resolve } from 'engine/runtime/scope.ts';
import { messageText } from '../engine/resolved.tsx';
import type { Draft } from './draft.ts';
import type { FieldContext } from './theme.tsx';

/** The fields with errors, in order: of each the message, and the number that it is about. */
export type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * The only place where typed values are validated. The schema of the form decides what is required, well-formed and
 * short enough; the kinds of its fields decide what depends on the scope, such as a balance. Hidden fields have no
 * errors. Unless it `isFinal`, what cannot be checked while data is loading is no error.
 */
export function validate(
  form: Pick<FormModule, 'fields' | 'schema' | 'validators'>,
  names: readonly string[],
  draft: Draft,
  scope: Scope,
  i18n: I18n,
  isFinal = false,
): Errors {
  const visible = names.filter((name) => evaluate(form.fields[name]?.when, scope));
  const transformErrors: ErrorTransformer<Draft, RJSFSchema, FieldContext> = (errors) =>
    errors.map((error) => {
      const required = error.name === 'required' ? form.fields[nameOf(error)]?.props.required : undefined;
      return { ...error, message: i18n.t(required ?? 'form.notAmount') };
    });
  const customValidate: CustomValidator<Draft, RJSFSchema, FieldContext> = (data, errors, _, ofSchema = {}) => {
    for (const name of visible) {
      const node = form.fields[name];
      const text = data?.[name] ?? '';
      const fault = node && text !== '' && !ofSchema[name] ? node.kind.fault?.(text, node.props, scope) : undefined;
      if (!node || fault === undefined || (!isFinal && fault === node.kind.unknown && isPending(node, scope))) continue;
      const messages =
        typeof fault === 'object' && 'fault' in fault ? [fault.fault, fault.detail ?? []].flat() : [fault];
      for (const message of messages) errors[name]?.addError(messageText(message, scope, i18n));
    }
    return errors;
  };
  const filled = Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''));
  const { errors } = validatorOf(form).validateFormData(filled, form.schema, customValidate, transformErrors);
  const messagesOf = (name: string) => errors.flatMap((error) => (nameOf(error) === name ? (error.message ?? []) : []));
  return Object.fromEntries(
    visible.map((name) => [name, messagesOf(name)] as const).filter(([, messages]) => messages.length > 0),
  );
}

/** The field of an error of rjsf. */
function nameOf({ property = '' }: RJSFValidationError): string {
  return property.replace(/^\./, '');
}

/** The validator of a form for rjsf, with the functions that the build compiled. */
export function validatorOf({
  schema,
  validators,
}: Pick<FormModule, 'schema' | 'validators'>): ValidatorType<Draft, RJSFSchema, FieldContext> {
  return createPrecompiledValidator<Draft, RJSFSchema, FieldContext>(validators, schema);
}

/** Whether values that a field is checked against are still loading. */
export function isPending(node: FieldNode, scope: Scope): boolean {
  const needs = node.kind.needs?.(node.props) ?? [];
  return needs.some((reference) => resolve(reference, scope).state === 'pending');
}
