import { z } from 'zod';

import type { ConfigFolder } from '../read/config-folder.ts';
import { type Fault, nearest } from '../report/faults.ts';
import { remembered } from '../read/remembered.ts';
import { schemaFaults } from '../check/schema-faults.ts';
import type { SourceFile } from '../read/source-file.ts';

const schema = z.strictObject({
  $schema: z.string().optional(),
  forbidden: z
    .record(z.string(), z.record(z.string().min(1), z.string().min(1)))
    .describe('Words that a language must not use here, each with its replacement; * matches any ending'),
  differently: z
    .array(z.array(z.string()).min(2))
    .describe('Keys with the same English but different meanings, which a language may translate differently'),
  asInEnglish: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Words that are in a language what they are in English'),
  descriptions: z
    .array(
      z.strictObject({
        key: z.string().describe('The key of the text'),
        description: z.string().min(1).describe('Where it stands, and what fills its placeholders'),
      }),
    )
    .optional()
    .describe('Where a text stands and what fills it, for its translators; where any is described, all short ones are'),
});

/** The content of config/glossary.json: rules for the words of each language. */
export type Glossary = z.output<typeof schema>;
/** The schema of config/glossary.json. */
export const glossarySchema = schema;

const parsed = remembered((file: SourceFile) => schema.safeParse(file.value));

/** Reads config/glossary.json and checks its keys and languages. A file that cannot be read gives an empty glossary. */
export function readGlossary(
  config: ConfigFolder,
  languages: readonly string[],
  /** The keys of the English texts; empty if they could not be read. */
  keys: ReadonlySet<string>,
): { readonly glossary: Glossary; readonly faults: readonly Fault[] } {
  const none: Glossary = { forbidden: {}, differently: [], asInEnglish: {} };
  const file = config.file('glossary');
  if (file.syntaxFaults.length > 0) return { glossary: none, faults: file.syntaxFaults };
  const { data, error } = parsed(file);
  if (!data) return { glossary: none, faults: schemaFaults(file, error.issues) };
  const faults = [
    ...(['forbidden', 'asInEnglish'] as const).flatMap((group) =>
      Object.keys(data[group])
        .filter((code) => !languages.includes(code))
        .map((code) => ({
          ...file.fault([group, code], `languages.json has no "${code}"`, nearest(code, languages), true),
          kind: { is: 'language' as const, code, isFile: false },
        })),
    ),
    ...Object.entries(data.forbidden).flatMap(([code, words]) =>
      Object.entries(words)
        .filter(([word, instead]) => word.toLowerCase() === instead.toLowerCase())
        .map(([word]) => file.fault(['forbidden', code, word], `"${word}" is replaced by itself`)),
    ),
    ...[
      ...data.differently.flatMap((group, index) =>
        group.map((key, place) => ({ key, path: ['differently', index, place] })),
      ),
      ...(data.descriptions ?? []).map(({ key }, index) => ({ key, path: ['descriptions', index, 'key'] })),
    ].flatMap(({ key, path }) =>
      keys.size === 0 || keys.has(key) || keys.has(`${key}_other`)
        ? []
        : file.fault(path, `"${key}" is not a key of en.json`, nearest(key, keys)),
    ),
  ];
  return { glossary: data, faults };
}
