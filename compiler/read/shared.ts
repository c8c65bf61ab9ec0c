import { type Catalogue, readCatalogue } from 'engine/compiler/check/catalogue.ts';
import type { Project, Surroundings } from '../project.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type Glossary, readGlossary } from 'engine/compiler/texts/glossary.ts';
import { type Locales, readLocales } from 'engine/compiler/texts/locales.ts';
import { ownNames } from '../values/own-names.ts';
import { readBusiness } from '../values/business.ts';
import { readEnvironments, withEnvironment } from '../values/environments.ts';
import { languageCodes, languageDirections, readValues } from '../values/values.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';

/** What the files of config/ share. */
interface Shared {
  readonly languages: readonly string[];
  /** The direction of writing by language. */
  readonly directions: ReadonlyMap<string, string>;
  readonly locales: Locales;
  readonly glossary: Glossary;
  /** The names that a file may use. */
  readonly catalogue: Catalogue;
  /** Plain values; each undefined with a fault in it. */
  readonly values: Pick<Project, 'published' | 'values' | 'business'>;
  readonly faults: readonly Fault[];
}

/** Reads plain values, texts and names. */
export function readShared(config: ConfigFolder, { operations, kinds }: Surroundings): Shared {
  const languages = languageCodes(config);
  const locales = readLocales(config, languages);
  const { values: published, faults: valueFaults } = readValues(config, operations, kinds.slots.field);
  const { environment, faults: environmentFaults } = readEnvironments(config);
  const { business, faults: businessFaults } = readBusiness(config.file('business'));
  const keys = new Set(locales.texts.get('en')?.keys());
  const { glossary, faults: glossaryFaults } = readGlossary(config, languages, keys);
  return {
    languages,
    directions: languageDirections(config),
    locales,
    glossary,
    catalogue: readCatalogue(config, kinds, operations, locales, ownNames(config)),
    values: { published, values: published && environment && withEnvironment(published, environment), business },
    faults: [...valueFaults, ...environmentFaults, ...businessFaults, ...locales.faults, ...glossaryFaults],
  };
}
