import { type Fault, nearest, pointerOf } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, nodeOf, nodesIn } from './rule.ts';

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

/** What is offered only where the API honors a parameter sets that parameter; one that is set twice is reported as that. */
export function honoredControlFaults({ file }: CheckedFile): readonly Fault[] {
  const nodes = nodesIn(file.value);
  return nodes.flatMap(({ path, node }) => {
    const { parameter, when } = node;
    const [, honored] = /^\$app\.honorsParameters\.(\w+)$/.exec(String(nodeOf(when)['is'])) ?? [];
    if (honored === undefined || typeof parameter !== 'string' || honored === parameter) return [];
    const beside = pointerOf(path.slice(0, -1));
    const isSetTwice = nodes.some(
      (one) => one.node !== node && one.node['parameter'] === parameter && pointerOf(one.path.slice(0, -1)) === beside,
    );
    return isSetTwice
      ? []
      : file.fault(
          [...path, 'when', 'is'],
          `shows where the API honors "${honored}", but sets "${parameter}"`,
          `$app.honorsParameters.${parameter}`,
        );
  });
}
