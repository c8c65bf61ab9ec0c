import { z } from 'zod';

import type {
  ActionNode,
  BlockNode,
  FieldNode,
  FormModule,
  Icon,
  KindNode,
  ListModule,
  PostOperation,
} from '../screen-model.ts';
import { type Condition, condition } from './condition.ts';
import { checkGiven, operation, parameters, word } from './reference.ts';
import { type ReferenceKind, type SlotName, scope, withScope } from './scope.ts';

/** A word of config that the compiler writes as an import of the module behind it. */
export class ImportMark {
  readonly kind: ReferenceKind | SlotName;
  readonly name: string;
  constructor(kind: ReferenceKind | SlotName, name: string) {
    this.kind = kind;
    this.name = name;
  }
}

/** The mark stands in config's place until the emitter writes the import, so its type is that of the import. */
function mark<T>(kind: ReferenceKind | SlotName, name: string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the emitter writes the import in the mark's place
  return new ImportMark(kind, name) as T;
}

/** The name behind a word that is written as an import. */
export function nameOf(marked: unknown): string {
  return marked instanceof ImportMark ? marked.name : '';
}

/** An outline icon of Tabler, by its name. */
export const icon = word('icon', 'An outline icon of tabler.io/icons, by its name').transform((name) =>
  mark<Icon>('icon', name),
);

/** A list of config/lists, imported with the screen. */
export const listName = word('list', 'A list of config/lists').transform((name) => mark<ListModule>('list', name));
/** A form of config/forms, loaded when it shows. */
export const formName = word('form', 'A form of config/forms').transform((name) =>
  mark<() => Promise<{ default: FormModule }>>('form', name),
);

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
/** A block of a screen, which may stand in one of two columns. */
export const placedBlock = z
  .looseObject({ column: z.enum(['first', 'second']).optional() })
  .meta({ 'x-slot': 'block' })
  .transform(({ column, ...rest }, context): BlockNode => {
    const parsed = block.safeParse(rest);
    passOn(context, parsed.error, []);
    return parsed.success ? { ...parsed.data, needs: [], column } : z.NEVER;
  });
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
