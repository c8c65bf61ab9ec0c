import * as z from 'zod';

import { configName } from './config-name.ts';
import type { Edit } from './edit-text.ts';

const path = z.array(z.union([z.string(), z.int().nonnegative()]));
const edit: z.ZodType<Edit> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('insert'), path, index: z.int().nonnegative(), value: z.json() }),
  z.strictObject({ op: z.literal('move'), path, from: z.int().nonnegative(), to: z.int().nonnegative() }),
]);
const name = z.string().transform(configName);
/** The code of a language. */
export const language = z.string().regex(/^[a-z]{2,3}$/);
const sides = z.record(z.string(), z.enum(['mine', 'theirs']));
const changeOfFile = {
  name,
  revision: z.string(),
  last: z.string().optional(),
  group: z.string().optional(),
  choices: sides.optional(),
};
const edits = z.array(edit).min(1);
/** Edits of a file, as the page showed it. */
export const editOfFile = z.strictObject({
  ...changeOfFile,
  edits,
  /** What other files need with it, in the same step. */
  also: z.array(z.strictObject({ name, edits })).optional(),
});
/** What the requests of the page hold. */
export const bodies = {
  edit: editOfFile,
  text: z.strictObject({ ...changeOfFile, text: z.string().max(1_000_000) }),
  create: z.strictObject({
    files: z.array(z.strictObject({ name, text: z.string().max(1_000_000) })).min(1),
    also: editOfFile.optional(),
  }),
  texts: z.strictObject({
    texts: z
      .array(z.strictObject({ language, key: z.string().min(1), before: z.string(), text: z.string().max(10_000) }))
      .min(1),
  }),
  same: z.strictObject({ texts: z.array(z.strictObject({ language, key: z.string().min(1) })).min(1) }),
  remove: z.strictObject({ name, revision: z.string() }),
  undo: z.strictObject({ name: name.optional() }),
  uses: z.strictObject({ name, path }),
  rename: z.strictObject({
    name: z.string().max(200),
    to: z.string().max(200),
    isText: z.boolean(),
    isRedirected: z.boolean(),
  }),
  discard: z.strictObject({ names: z.array(name).optional() }),
  settle: z.strictObject({ name, choices: sides }),
  save: z.strictObject({ version: z.int() }),
  takeBack: z.strictObject({ at: z.iso.datetime() }),
  publish: z.strictObject({ revision: z.string(), entry: z.int().nonnegative().optional() }),
};
