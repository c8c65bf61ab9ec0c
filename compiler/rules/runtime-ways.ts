import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import { type CheckedFolder, type Node, isNode, isReference, nodeOf, nodesIn, valuesIn } from './rule.ts';

/** Of two ways, one of each runtime, the messenger's leads to the network that is the more open there. */
export function runtimeWayFaults({ file }: CheckedFile, { config }: CheckedFolder): readonly Fault[] {
  const networks = nodeOf(nodeOf(config.file('networks').value)['networks']);
  // `true` closes an operation everywhere, the name of a runtime there alone.
  const closed = (network: string, runtime: string): number =>
    Object.values(nodeOf(nodeOf(networks[network])['closed'])).filter((where) => where === true || where === runtime)
      .length;
  return valuesIn(file.value).flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [];
    const ways = value.flatMap((node, index) => wayOf(node, index));
    return ways.flatMap(({ index, label, runtime, network }) => {
      const other = ways.find((one) => one.label === label && one.runtime === 'web');
      if (runtime !== 'messenger' || !other || other.network === network) return [];
      const isReversed =
        closed(network, 'messenger') > closed(other.network, 'messenger') &&
        closed(network, 'web') <= closed(other.network, 'web');
      return isReversed
        ? [
            file.fault(
              [...path, index, 'action', 'search', 'network'],
              `"${network}" is exchanged with "${other.network}" of the web: in the messenger less of "${network}" is open`,
              other.network,
            ),
          ]
        : [];
    });
  });
}

/** A way that shows in one runtime alone, to a network that is written there. */
interface Way {
  readonly index: number;
  readonly label: unknown;
  readonly runtime: string;
  readonly network: string;
}

function wayOf(value: unknown, index: number): Way[] {
  if (!isNode(value)) return [];
  const node: Node = value;
  const { network } = nodeOf(nodeOf(node['action'])['search']);
  const when = nodeOf(node['when']);
  const [runtime] = nodesIn('runtime' in when ? [when] : (when['all'] ?? [])).flatMap(({ node: one }) =>
    typeof one['runtime'] === 'string' ? [one['runtime']] : [],
  );
  const isWritten = typeof network === 'string' && !isReference(network);
  return isWritten && runtime !== undefined ? [{ index, label: node['label'], runtime, network }] : [];
}
