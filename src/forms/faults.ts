import type { TextKey } from '../../generated/words/words.ts';
import { holds } from '../engine/condition.ts';
import type { Message } from '../engine/definition/reference.ts';
import type { FieldNode } from '../engine/screen-model.ts';
import { type Scope, resolve } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import type { Draft } from './draft.ts';

/** A fault that came from outside of the field: from the server, or from a balance that has changed since. */
export interface OutsideFault {
  readonly field: string;
  readonly message: string;
}

/** The message for an empty field, where it may not be empty. */
export function requiredMessage(node: FieldNode): TextKey | undefined {
  return node.props.required;
}

/** What is wrong with a field beyond its schema, with the values of `scope`. */
export function faultOf(node: FieldNode, text: string, scope: Scope): Message | undefined {
  if (text === '') return requiredMessage(node);
  return node.kind.fault?.(text, node.props, scope);
}

/** Whether what a field is checked against is still on its way. */
export function isUndecided(node: FieldNode, scope: Scope): boolean {
  const needs = node.kind.needs?.(node.props) ?? [];
  return needs.some((reference) => resolve(reference, scope).state === 'pending');
}

/** Whether a fault says no more than that something is not known, while that is still on its way. */
export function isUnknownYet(fault: Message, node: FieldNode, scope: Scope): boolean {
  return fault === node.kind.unknown && isUndecided(node, scope);
}

/** The first field, of those that show, that is wrong by now, such as an amount that the balance no longer covers. */
export function firstFault(
  form: FormModule,
  draft: Draft,
  scope: Scope,
): { field: string; message: Message } | undefined {
  for (const [field, node] of Object.entries(form.fields)) {
    const message = holds(node.when, scope) ? faultOf(node, draft[field] ?? '', scope) : undefined;
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
