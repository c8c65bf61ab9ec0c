import type * as z from 'zod/mini';

import { environmentValues } from '../../src/values/environment-schema.ts';
import { type OperatorValues, type ValuesName, valuesSchemas } from '../../src/values/schema.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { Operation } from 'engine/compiler/read/contract.ts';
import { placeInPage } from './environments.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { Fields } from './limit-rules.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { checkValues } from './values-rules.ts';
import { recordOf } from 'engine/record.ts';

/** The plain values that operators publish, with their faults; with any fault `values` is undefined. */
interface ReadValues {
  readonly values: OperatorValues | undefined;
  readonly faults: readonly Fault[];
}

/** Reads and checks the plain values that operators publish; reports the faults of all files. */
export function readValues(
  config: ConfigFolder,
  operations: ReadonlyMap<string, Operation>,
  fields: Fields,
): ReadValues {
  const faults: Fault[] = [];
  const read = <Name extends ValuesName>(name: Name): OperatorValues[Name] | undefined => {
    const file = config.file(name);
    faults.push(...file.syntaxFaults);
    if (file.syntaxFaults.length > 0) return undefined;
    const moved = movedFaults(file, name);
    faults.push(...moved);
    if (moved.length > 0) return undefined;
    const schema: z.ZodMiniType<unknown> = valuesSchemas[name];
    const result = schema.safeParse(file.value);
    if (!result.success) faults.push(...schemaFaults(file, result.error.issues));
    return result.success ? withoutSchema(file.value) : undefined;
  };
  const well: Partial<OperatorValues> = {
    app: read('app'),
    tokens: read('tokens'),
    networks: read('networks'),
    limits: read('limits'),
    levels: read('levels'),
    links: read('links'),
    languages: read('languages'),
  };
  faults.push(...checkValues(well, config, operations, fields));
  const { app, tokens, networks, limits, levels, links, languages } = well;
  if (faults.length > 0 || !app || !tokens || !networks || !limits || !levels || !links || !languages)
    return { values: undefined, faults };
  return { values: { app, tokens, networks, limits, levels, links, languages }, faults };
}

/** Faults of values that belong to an environment and are not published. */
function movedFaults(file: SourceFile, name: ValuesName): Fault[] {
  const places = Object.keys(environmentValues.shape).map(placeInPage);
  return places.flatMap((place) => {
    if (place?.part !== name || file.writtenAt(place.path) === undefined) return [];
    const key = String(place.path.at(-1));
    const message = `"${key}" belongs to the place where the app runs: it stands in config/environments alone`;
    return file.fault(place.path, message, undefined, true);
  });
}

/** The codes of the languages in languages.json; if it cannot be read, those of the files of texts. */
export function languageCodes(config: ConfigFolder): string[] {
  const { languages } = recordOf(config.file('languages').value);
  const codes = Array.isArray(languages) ? languages.map((language: unknown) => String(recordOf(language).code)) : [];
  return codes.length > 0 ? [...new Set(codes)].filter((code) => /^[a-z]{2}$/.test(code)) : config.namesOf('locales');
}

/** The direction of each language of config/languages.json, by its code. */
export function languageDirections(config: ConfigFolder): Map<string, string> {
  const { languages } = recordOf(config.file('languages').value);
  if (!Array.isArray(languages)) return new Map();
  return new Map(
    languages.map((language: unknown) => [String(recordOf(language).code), String(recordOf(language).direction)]),
  );
}

function withoutSchema<T extends object>(file: unknown): T {
  // oxlint-disable-next-line karat/no-object-call -- the schema has seen the type of the value
  const { $schema: _, ...values } = Object(file);
  return values;
}
