import type { ComponentType } from 'react';
import { z } from 'zod';

import type { TextKey } from '../../../generated/words/words.ts';
import type { BindAction } from '../action.ts';
import type { FieldKind } from '../field.ts';
import type { FormModule, ListModule, PostOperation } from '../screen-model.ts';
import { type Condition, condition } from './condition.ts';
import { type ReferenceKind, type SlotName, type TargetKind, scope, withScope } from './scope.ts';
import { readable, value } from './value.ts';

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
interface IconProps {
  size?: number;
  stroke?: number;
  className?: string;
}
/** An outline icon as a component. */
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
  /** `required` is what an empty field says where it may not be empty. */
  readonly props: object & { readonly required?: TextKey | undefined };
  readonly when?: Condition | undefined;
}

/** The mark stands in config's place until the emitter writes the import, so its type is that of the import. */
function mark<T>(kind: ReferenceKind | SlotName, name: string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the emitter writes the import in the mark's place
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the scope has checked that it is one
const anyText = word('text', 'A key of config/locales').transform((key) => key as TextKey);
/** A key of config/locales whose text has these placeholders; the component fills them. */
export function textWith(...names: string[]) {
  return anyText.superRefine((key, context) => {
    for (const { message: fault } of scope().givenFaults(
      'text',
      key,
      Object.fromEntries(names.map((name) => [name, name])),
    )) {
      context.addIssue({ code: 'custom', message: fault });
    }
  });
}
/** A key of config/locales whose text has no placeholders. */
export const text = textWith();
/** The path of a screen in config/screens. */
export const route = word('route', 'The path of a screen in config/screens');
/** The path of a screen that is gone to without parameters. */
export const plainRoute = route.superRefine((path, context) => checkGiven(context, 'route', path, '', {}));
/** A search parameter of the screen. */
export const searchName = word('search', 'A search parameter of this screen');
/** A name under `data` of the file at hand. */
export const dataName = word('data', 'A name under data');
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

/** A picture of public/pictures; the component gets its address. */
export const picture = word('picture', 'A file of public/pictures').transform((name) => `/pictures/${name}`);
/** What the device keeps for good once it is done: a closed list, as local storage holds nothing else (product.md §3). */
export const flag = z.enum(['isWelcomeShown']);

/** A list of config/lists, imported with the screen. */
export const listName = word('list', 'A list of config/lists').transform((name) => mark<ListModule>('list', name));
/** A form of config/forms, loaded when it shows. */
export const formName = word('form', 'A form of config/forms').transform((name) =>
  mark<() => Promise<{ default: FormModule }>>('form', name),
);

/** Named parameters, each a literal or a reference. */
export const parameters = z.record(z.string(), value);
/** Named parameters, each a literal or a reference. */
export type Parameters = z.output<typeof parameters>;

/** The name behind a word that is written as an import. */
export function nameOf(marked: unknown): string {
  return marked instanceof ImportMark ? marked.name : '';
}

/** Tells what is wrong with the parameters given to a target under the key `group`. */
export function checkGiven(
  context: z.core.$RefinementCtx,
  kind: TargetKind,
  name: string,
  group: string,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const { word: parameter, message: fault, nearest, isAtKey } of scope().givenFaults(kind, name, given)) {
    const path = parameter === undefined ? [] : [group, parameter];
    context.addIssue({ code: 'custom', path, message: fault, params: { nearest, isAtKey } });
  }
}

/** Tells when a search parameter of this screen is never a given word. */
export function checkSearchWord(
  context: z.core.$RefinementCtx,
  path: PropertyKey[],
  parameter: string,
  given: string,
): void {
  const declared = scope().search(parameter);
  if (!declared || ('oneOf' in declared && declared.oneOf.includes(given))) return;
  if ('integer' in declared && /^-?\d+$/.test(given)) {
    const { min, max } = declared.integer;
    if (Number(given) >= min && Number(given) <= max) return;
  }
  context.addIssue({ code: 'custom', path, message: `"${parameter}" is never "${given}"` });
}

/** A place for any kind of a slot, chosen by the property named as the slot: `{"cell": "number", …}`. */
function slot<Node>(name: SlotName, node: (kind: ImportMark, props: object, when: Condition | undefined) => unknown) {
  return z
    .looseObject({})
    .meta({ 'x-slot': name })
    .transform((given, context): Node => {
      const { [name]: kind, when, ...rest } = given;
      const shown = condition.optional().safeParse(when);
      passOn(context, shown.error, ['when']);
      const known = typeof kind === 'string' ? scope().kind(name, kind) : undefined;
      if (!known) {
        context.addIssue({ code: 'custom', ...kindFault(name, kind, Object.keys(rest)) });
        return z.NEVER;
      }
      const entries = known.entriesOf === undefined ? undefined : rest[known.entriesOf];
      const inner = typeof entries === 'string' ? scope().withEntryOf(entries) : scope();
      const parsed = withScope(inner, () => known.props.safeParse(rest));
      passOn(context, parsed.error, []);
      if (!parsed.success || !shown.success) return z.NEVER;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      return node(new ImportMark(name, String(kind)), Object(parsed.data), shown.data) as Node;
    });
}

/** Passes on what is wrong with a part of a value; the issue itself goes along as a parameter. */
function passOn(context: z.core.$RefinementCtx, error: z.ZodError | undefined, path: readonly PropertyKey[]): void {
  for (const issue of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path, ...issue.path], message: issue.message, params: { issue } });
  }
}

/** Why a slot has no kind: none is named, perhaps by a slip in the key, or there is no such kind. */
function kindFault(name: SlotName, kind: unknown, keys: readonly string[]) {
  const kinds = scope().kinds(name);
  if (kind !== undefined) {
    return {
      path: [name],
      message: `unknown ${name} "${String(kind)}"`,
      params: { nearest: scope().nearest(String(kind), kinds) },
    };
  }
  const slip = keys.find((key) => scope().nearest(key, [name]) !== undefined);
  if (slip !== undefined)
    return { path: [slip], message: `unknown key "${slip}"`, params: { nearest: name, isAtKey: true } };
  return { path: [], message: `missing "${name}": one of ${kinds.join(', ')}` };
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
export const call = z
  .strictObject({ operation, path: parameters.default({}) })
  .superRefine(({ operation: name, path }, context) => checkGiven(context, 'call', name, 'path', path))
  .transform(({ operation: name, path }) => ({ operation: name, path, post: mark<PostOperation>('operation', name) }));
/** Such a POST, compiled. */
export type Call = z.output<typeof call>;

/** How a number reads (`i18n/format/number.ts`). */
export const numberStyle = z.enum([
  'token',
  'balance',
  'profit',
  'price',
  'quote',
  'quoteChange',
  'dollars',
  'dollarsChange',
  'percent',
  'percentChange',
  'figure',
  'count',
]);

/** A text, or a text with values for its placeholders; a number says how it reads. */
export const message = z.union([
  text,
  z
    .strictObject({
      text: anyText,
      with: z.record(z.string(), z.union([readable, z.strictObject({ value, style: numberStyle })])),
    })
    .superRefine((given, context) => checkGiven(context, 'text', given.text, 'with', given.with)),
]);
/** Such a text, read from config. */
export type Message = z.output<typeof message>;
