import { type Fault, nearest } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, nodeOf } from './rule.ts';

/** What an API is said to honor are parameters of the contract: any other name switches nothing. */
export function honoredFaults({ config, catalogue }: CheckedFolder): readonly Fault[] {
  const known = [...new Set([...catalogue.operations.values()].flatMap(({ queryParameters }) => queryParameters))];
  return config.namesOf('environments').flatMap((name) => {
    const file = config.file(`environments/${name}`);
    const named = Object.keys(nodeOf(nodeOf(file.value)['honorsParameters']));
    return named
      .filter((key) => !known.includes(key))
      .map((key) =>
        file.fault(['honorsParameters', key], `openapi.yaml has no parameter "${key}"`, nearest(key, known), true),
      );
  });
}
