import { z } from 'zod';

import type { TextKey } from '../../../generated/words/words.ts';
import { type Condition, condition } from './condition.ts';
import { ImportMark, type PropsOf } from './import-mark.ts';
import { checkParameters, operation, parameters, word } from './reference.ts';
import { type SlotName, scope, withScope } from './scope.ts';
import { recordOf } from '../../domain/record.ts';

/** An outline icon of Tabler, by its name. */
export const icon = word('icon', 'An outline icon of tabler.io/icons, by its name').transform(
  (name) => new ImportMark('icon', name),
);

/** A list of config/lists, imported with the screen. */
export const listName = word('list', 'A list of config/lists').transform((name) => new ImportMark('list', name));
/** A list of config/lists, loaded when it shows. */
export const lateListName = word('list', 'A list of config/lists').transform(
  (name) => new ImportMark('lateList', name),
);
/** A form of config/forms, loaded when it shows. */
export const formName = word('form', 'A form of config/forms').transform((name) => new ImportMark('form', name));

/** A cell or block as config says it: its kind, its props, and when it shows. */
interface KindConfig<Name extends 'block' | 'cell'> {
  readonly component: ImportMark<Name>;
  readonly props: object;
  readonly when?: Condition | undefined;
}
/** An action as config says it. */
interface ActionConfig {
  readonly bind: ImportMark<'action'>;
  readonly props: object;
  readonly when?: Condition | undefined;
}
/** A field as config says it; `required` is the error of an empty required field. */
interface FieldConfig {
  readonly kind: ImportMark<'field'>;
  readonly props: object & { readonly required?: TextKey | undefined };
  readonly when?: Condition | undefined;
}
/** A block of a screen as config says it. */
export interface BlockConfig extends KindConfig<'block'> {
  readonly isKeptWhenLost?: boolean | undefined;
  readonly column?: 'first' | 'second' | undefined;
}

const slotDescriptions: Readonly<Record<SlotName, string>> = {
  block: 'A block: a part of a screen, such as a list',
  cell: 'A cell: a value that is only shown, such as a number',
  field: 'A field: an input of a form',
  action: 'An action: what a tap does',
};

/** A slot that accepts any of its kinds, selected by the property named after the slot: `{"cell": "number", …}`. */
function slot<Name extends SlotName, Node>(
  name: Name,
  node: (kind: ImportMark<Name>, props: object, when: Condition | undefined) => Node,
) {
  return z
    .looseObject({})
    .meta({ 'x-slot': name, description: slotDescriptions[name] })
    .transform((given, context): Node => {
      const { [name as string]: kind, when, ...rest } = given;
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
      return node(new ImportMark(name, String(kind)), recordOf(parsed.data), shown.data);
    });
}

/** Extends a schema that names a list as `list`: inside of it `$row` is an entry of that list. */
export function ofList<Schema extends z.ZodType>(schema: Schema) {
  return z
    .looseObject({})
    .meta({ 'x-inner': schema })
    .transform((given, context): z.output<Schema> => {
      const inner = typeof given['list'] === 'string' ? scope().withEntryOfList(given['list']) : scope();
      const parsed = withScope(inner, () => schema.safeParse(given));
      passOn(context, parsed.error, []);
      return parsed.success ? parsed.data : z.NEVER;
    });
}

/** Forwards the errors of a nested value; the original issue is passed as a parameter. */
function passOn(context: z.core.$RefinementCtx, error: z.ZodError | undefined, path: readonly PropertyKey[]): void {
  for (const issue of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path, ...issue.path], message: issue.message, params: { issue } });
  }
}

/** Returns the error for a missing or unknown kind of a slot, with a suggestion for a misspelled key. */
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
export const cell = slot('cell', (component, props, when): KindConfig<'cell'> => ({ component, props, when }));
/** A block, the building unit of a screen. */
export const block = slot('block', (component, props, when): KindConfig<'block'> => ({ component, props, when }));
/** A block of a screen, which may stand in one of two columns. */
export const placedBlock = z
  .looseObject({ column: z.enum(['first', 'second']).optional() })
  .meta({ 'x-slot': 'block' })
  .transform(({ column, ...rest }, context): BlockConfig => {
    const parsed = block.safeParse(rest);
    passOn(context, parsed.error, []);
    const isKeptWhenLost = scope().kind('block', String(rest['block']))?.isKeptWhenLost;
    return parsed.success ? { ...parsed.data, isKeptWhenLost, column } : z.NEVER;
  });
/** What happens on a tap. */
export const action = slot('action', (bind, props, when): ActionConfig => ({ bind, props, when }));
/** An input; its kind defines the typing, its props the limits. */
export const field = slot('field', (kind, props, when): FieldConfig => ({ kind, props, when }));

/** A POST sent directly by a field or button, with path parameters only. */
export const call = z
  .strictObject({ operation, path: parameters.default({}) })
  .superRefine(({ operation: name, path }, context) => checkParameters(context, 'call', name, 'path', path))
  .transform(({ operation: name, path }) => ({ operation: name, path, post: new ImportMark('operation', name) }));
/** Such a POST, compiled. */
export type Call = PropsOf<typeof call>;
