import { z } from 'zod';

import type { ConfigFolder } from './config-folder.ts';
import { type Fault, nearest } from './faults.ts';
import { schemaFaults } from './schema-faults.ts';

const schema = z.strictObject({
  $schema: z.string().optional(),
  forbidden: z
    .record(z.string(), z.record(z.string().min(1), z.string().min(1)))
    .describe('Words that a language does not use here, each with what to say instead; * stands for any ending'),
  differently: z
    .array(z.array(z.string()).min(2))
    .describe('Keys whose English is the same and whose meaning is not: a language may have a word for each'),
});

/** What config/glossary.json says of the words of each language. */
export type Glossary = z.output<typeof schema>;
export const glossarySchema = schema;

/** Reads config/glossary.json, whose keys and languages must exist; one that cannot be read forbids nothing. */
export function readGlossary(
  config: ConfigFolder,
  languages: readonly string[],
  /** The keys of English; none where it could not be read. */
  keys: ReadonlySet<string>,
): { readonly glossary: Glossary; readonly faults: readonly Fault[] } {
  const none: Glossary = { forbidden: {}, differently: [] };
  const file = config.file('glossary');
  if (file.syntaxFaults.length > 0) return { glossary: none, faults: file.syntaxFaults };
  const { data, error } = schema.safeParse(file.value);
  if (!data) return { glossary: none, faults: schemaFaults(file, error.issues) };
  const faults = [
    ...Object.keys(data.forbidden)
      .filter((code) => !languages.includes(code))
      .map((code) =>
        file.fault(['forbidden', code], `languages.json has no "${code}"`, nearest(code, languages), true),
      ),
    ...data.differently.flatMap((group, index) =>
      group.flatMap((key, place) =>
        keys.size === 0 || keys.has(key)
          ? []
          : [file.fault(['differently', index, place], `"${key}" is no key of en.json`, nearest(key, keys))],
      ),
    ),
  ];
  return { glossary: data, faults };
}
