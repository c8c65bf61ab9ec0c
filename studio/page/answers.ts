import * as z from 'zod/mini';

const problem = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  pointer: z.string(),
  message: z.string(),
  nearest: z.optional(z.string()),
  isWarning: z.boolean(),
});
/** Some faults. */
export const problems = z.array(problem);
/** A fault or warning of the checker. */
export type Problem = z.output<typeof problem>;

const entry = z.object({ name: z.string(), kind: z.string(), title: z.string(), changedAt: z.number() });
/** A file in the tree. */
export type FileEntry = z.output<typeof entry>;

/** The state of everything. */
export const state = z.object({
  version: z.number(),
  preview: z.string(),
  /** Whether each change is kept as it is made: there is nothing to save or publish here. */
  isKept: z.boolean(),
  /** Changes with the names that files may use. */
  words: z.string(),
  canUndo: z.boolean(),
  /** The files whose last change can be taken back. */
  undoable: z.array(z.string()),
  canRedo: z.boolean(),
  changed: z.array(z.string()),
  foreign: z.array(z.string()),
  /** The files that the preview shows as they were before, as they have problems now. */
  stale: z.array(z.string()),
  problems,
  languages: z.array(z.object({ code: z.string(), label: z.string(), direction: z.string() })),
  files: z.array(entry),
});
/** The state of everything. */
export type State = z.output<typeof state>;

/** One file. */
export const file = z.object({
  name: z.string(),
  kind: z.string(),
  text: z.optional(z.string()),
  value: z.optional(z.unknown()),
  revision: z.optional(z.string()),
});
/** One file. */
export type ConfigFile = z.output<typeof file>;

/** The JSON Schemas by file name. */
export const schemas = z.record(z.string(), z.record(z.string(), z.unknown()));

/** The names that a file may use. */
export const choices = z.object({
  references: z.array(z.string()),
  lists: z.array(z.string()),
  icons: z.array(z.string()),
  data: z.array(z.string()),
  search: z.array(z.string()),
  fields: z.array(z.string()),
  texts: z.record(z.string(), z.string()),
  /** The English title of each screen, form and list, by kind and name. */
  titles: z.record(z.string(), z.string()),
  /** The languages that lack a text, by its key. */
  missing: z.record(z.string(), z.array(z.string())),
  names: z.object({
    tokens: z.array(z.string()),
    networks: z.array(z.string()),
    languages: z.array(z.string()),
  }),
  parameters: z.record(z.string(), z.array(z.string())),
  /** The words of each parameter, with the key of the text that names each, and the lists of words that lack it. */
  words: z.record(
    z.string(),
    z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        lacking: z.array(z.object({ file: z.string(), path: z.array(z.string()), length: z.number() })),
      }),
    ),
  ),
  /** What the filters of a screen may have besides what they have. */
  filters: z.record(z.string(), z.array(z.unknown())),
});
/** The names that a file may use. */
export type Choices = z.output<typeof choices>;

/** The kinds of each slot, each with its picture. */
export const kinds = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), description: z.string(), picture: z.optional(z.string()) })),
);
/** The kinds of each slot. */
export type Kinds = z.output<typeof kinds>;

/** The texts of a language beside English. */
export const texts = z.object({
  revision: z.optional(z.string()),
  rows: z.array(
    z.object({
      key: z.string(),
      english: z.string(),
      description: z.optional(z.string()),
      texts: z.array(z.object({ key: z.string(), text: z.string() })),
      terms: z.array(z.object({ found: z.string(), translations: z.array(z.string()), isMissing: z.boolean() })),
      isOld: z.boolean(),
      room: z.optional(z.number()),
      uses: z.array(z.object({ screen: z.string(), place: z.string() })),
    }),
  ),
});
/** One text in all languages, with its plural forms. */
export const textInLanguages = z.array(
  z.object({
    language: z.string(),
    label: z.string(),
    direction: z.string(),
    texts: z.array(z.object({ key: z.string(), text: z.string() })),
  }),
);

/** A text of a language beside English. */
export type TextRow = z.output<typeof texts>['rows'][number];

/** The places that name something. */
export const uses = z.array(z.object({ file: z.string(), at: z.string(), title: z.string(), place: z.string() }));
/** The places that name something. */
export type Uses = z.output<typeof uses>;

/** The changes up to a version, in sentences. */
export const diff = z.object({ version: z.number(), lines: z.array(z.string()), screens: z.array(z.string()) });
/** What publishing would change, and what was published; empty where Studio knows no deployed build. */
export const published = z.partial(
  z.object({
    folder: z.string(),
    environment: z.string(),
    account: z.string(),
    revision: z.string(),
    lines: z.array(z.string()),
    faults: z.array(z.string()),
    /** Whether the site has its texts itself, and not from the API. */
    hasTexts: z.boolean(),
    /** The languages whose texts are newer than the build. */
    texts: z.array(z.string()),
    history: z.array(
      z.object({ at: z.string(), account: z.string(), lines: z.array(z.string()), isLive: z.boolean() }),
    ),
  }),
);
/** What was saved, the latest first. */
export const saves = z.array(
  z.object({ at: z.string(), account: z.string(), lines: z.array(z.string()), files: z.array(z.string()) }),
);
/** An answer that only says that it was done. */
export const anything = z.unknown();
