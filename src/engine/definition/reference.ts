import type { ComponentType } from 'react';
import { z } from 'zod';

import type { BindAction } from '../action.ts';
import type { FieldKind } from '../field.ts';
import type { FormModule, ListModule, PostOperation } from '../screen-model.ts';
import { type Condition, condition } from './condition.ts';
import { type ReferenceKind, type SlotName, scope } from './scope.ts';
import { value } from './value.ts';

/** A word of config that the compiler writes as an import of the module behind it. */
export class ImportMark {
  readonly kind: ReferenceKind | SlotName;
  readonly name: string;
  constructor(kind: ReferenceKind | SlotName, name: string) {
    this.kind = kind;
    this.name = name;
  }
}

/** The props of an outline icon. */
export interface IconProps {
  size?: number;
  stroke?: number;
  className?: string;
}
export type Icon = ComponentType<IconProps>;

/** A cell or block of config as the compiler emits it: the kind's component and its props. */
export interface KindNode {
  readonly component: ComponentType<object>;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** An action of config as the compiler emits it: how it is bound to an element, and its props. */
export interface ActionNode {
  readonly bind: BindAction;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** A field of config as the compiler emits it: its kind, and its props. */
export interface FieldNode {
  readonly kind: FieldKind;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** The mark stands in config's place until the emitter writes the import, so its type is that of the import. */
function mark<T>(kind: ReferenceKind | SlotName, name: string): T {
  return new ImportMark(kind, name) as T;
}

function word(kind: ReferenceKind, description: string) {
  return z
    .string()
    .meta({ description, 'x-kind': kind })
    .superRefine((name, context) => {
      const fault = scope().fault(kind, name);
      if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { nearest: fault.nearest } });
    });
}

/** A key of config/locales. */
export const text = word('text', 'A key of config/locales');
/** The path of a screen in config/screens. */
export const route = word('route', 'The path of a screen in config/screens');
/** A key of config/links.json. */
export const link = word('link', 'A key of config/links.json');
/** An operationId of openapi.yaml. */
export const operation = word('operation', 'An operationId of openapi.yaml');
/** A view of src/queries/views. */
export const view = word('view', 'A view: fields computed from several operations');
/** An outline icon of Tabler, by its name. */
export const icon = word('icon', 'An outline icon of tabler.io/icons, by its name').transform((name) =>
  mark<Icon>('icon', name),
);

/** A list of config/lists, imported with the screen. */
export const listName = word('list', 'A list of config/lists').transform((name) => mark<ListModule>('list', name));
/** A form of config/forms, loaded when it shows. */
export const formName = word('form', 'A form of config/forms').transform((name) => mark<() => Promise<{ default: FormModule }>>('form', name));

/** Named parameters, each a literal or a reference. */
export const parameters = z.record(z.string(), value);
export type Parameters = z.output<typeof parameters>;

/** A place for any kind of a slot, chosen by the property named as the slot: `{"cell": "number", …}`. */
function slot<Node>(name: SlotName, node: (kind: ImportMark, props: object, when: Condition | undefined) => unknown) {
  return z
    .looseObject({ when: condition.optional() })
    .meta({ 'x-slot': name })
    .transform((given, context): Node => {
      const { [name]: word, when, ...rest } = given;
      const kind = String(word);
      const props = scope().kind(name, kind);
      if (!props) {
        const nearest = scope().nearest(kind, scope().kinds(name));
        const message = word === undefined ? `missing "${name}"` : `unknown ${name} "${kind}"`;
        context.addIssue({ code: 'custom', path: [name], message, params: { nearest } });
        return z.NEVER;
      }
      const parsed = props.safeParse(rest);
      if (!parsed.success) {
        for (const issue of parsed.error.issues) context.addIssue(Object.assign(issue, { input: rest, code: issue.code as 'custom' }));
        return z.NEVER;
      }
      return node(new ImportMark(name, kind), Object(parsed.data), when) as Node;
    });
}

/** A read-only value. */
export const cell = slot<KindNode>('cell', (component, props, when) => ({ component, props, when }));
/** What a screen is made of. */
export const block = slot<KindNode>('block', (component, props, when) => ({ component, props, when }));
/** What a tap does. */
export const action = slot<ActionNode>('action', (bind, props, when) => ({ bind, props, when }));
/** An input; its kind says how it is typed, its props how it is bounded. */
export const field = slot<FieldNode>('field', (kind, props, when) => ({ kind, props, when }));

/** A POST that a field or button sends by itself, with path parameters only. */
export const call = z.strictObject({ operation, path: parameters.default({}) }).transform(({ operation: name, path }) => ({
  operation: name,
  path,
  post: mark<PostOperation>('operation', name),
}));
export type Call = z.output<typeof call>;

/** How a number reads (`i18n/format/number.ts`). */
export const numberStyle = z.enum(['token', 'balance', 'profit', 'price', 'dollars', 'dollarsChange', 'percent', 'percentChange', 'figure', 'count']);

/** A text, or a text with values for its placeholders; a number says how it reads. */
export const message = z.union([
  text,
  z.strictObject({ text, with: z.record(z.string(), z.union([value, z.strictObject({ value, style: numberStyle })])) }),
]);
export type Message = z.output<typeof message>;
