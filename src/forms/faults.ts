import type { TextKey } from '../../generated/words/words.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import type { Message } from 'engine/schema/reference.ts';
import type { FieldNode } from 'engine/runtime/screen-model.ts';
import { type Scope, resolve } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import type { Draft } from './draft.ts';

/** A fault not found by the field itself: from the server, or from a balance that has changed. */
export interface ExternalFault {
  readonly field: string;
  readonly message: string;
}

/** The message for an empty field; undefined if the field is optional. */
export function requiredMessage(node: FieldNode): TextKey | undefined {
  return node.props.required;
}

/** The fault of a field beyond its schema, with the values of `scope`; undefined if there is none. */
export function faultOf(node: FieldNode, text: string, scope: Scope): Message | undefined {
  if (text === '') return requiredMessage(node);
  return node.kind.fault?.(text, node.props, scope);
}

/** Whether values that a field is checked against are still loading. */
export function isPending(node: FieldNode, scope: Scope): boolean {
  const needs = node.kind.needs?.(node.props) ?? [];
  return needs.some((reference) => resolve(reference, scope).state === 'pending');
}

/** Whether a fault only means that a value is unknown while it is still loading. */
export function isUnknownYet(fault: Message, node: FieldNode, scope: Scope): boolean {
  return fault === node.kind.unknown && isPending(node, scope);
}

/** The first visible field that is invalid now, such as an amount that the balance no longer covers. */
export function firstFault(
  form: FormModule,
  draft: Draft,
  scope: Scope,
): { field: string; message: Message } | undefined {
  for (const [field, node] of Object.entries(form.fields)) {
    const message = evaluate(node.when, scope) ? faultOf(node, draft[field] ?? '', scope) : undefined;
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

/** The step that shows a field. */
export function stepOf(form: FormModule, field: string): number {
  return Math.max(
    0,
    form.steps.findIndex((step) => 'fields' in step && step.fields.includes(field)),
  );
}
