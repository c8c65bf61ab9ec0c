import type { ProductNames } from 'engine/compiler/check/catalogue.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';

import type { Project, Surroundings } from '../project.ts';
import { readBusiness } from './business.ts';
import { readEnvironments, withEnvironment } from './environments.ts';
import { productNames } from './product-names.ts';
import { languageCodes, languageDirections, readValues } from './values.ts';

/** The plain values of config/, and what they name. */
interface ValuesAndNames {
  readonly languages: readonly string[];
  /** The direction of writing by language. */
  readonly directions: ReadonlyMap<string, string>;
  /** The names that a file may use because of plain values. */
  readonly names: ProductNames;
  /** Each undefined with a fault in it. */
  readonly values: Pick<Project, 'published' | 'values' | 'business'>;
  readonly faults: readonly Fault[];
}

/** Reads plain values, and the names that come from them. */
export function readValuesAndNames(config: ConfigFolder, { operations, kinds }: Surroundings): ValuesAndNames {
  const { values: published, faults: valueFaults } = readValues(config, operations, kinds.slots.field);
  const { environment, faults: environmentFaults } = readEnvironments(config);
  const { business, faults: businessFaults } = readBusiness(config.file('business'));
  return {
    languages: languageCodes(config),
    directions: languageDirections(config),
    names: productNames(config),
    values: { published, values: published && environment && withEnvironment(published, environment), business },
    faults: [...valueFaults, ...environmentFaults, ...businessFaults],
  };
}
