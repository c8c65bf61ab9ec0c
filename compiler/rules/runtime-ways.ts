import type { Fault } from 'engine/compiler/report/faults.ts';
import { mostNamed } from './money-form.ts';
import { type CheckedFolder, type Path, isReference, nodeOf, nodesIn } from './rule.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';

/** A way that shows in one runtime alone, to a network that is written there. */
interface Way {
  readonly file: SourceFile;
  readonly path: Path;
  readonly runtime: string;
  readonly network: string;
}

/** The ways of one runtime lead to one network: among four or more, the one that leads to another is meant as they are. */
export function runtimeWayFaults({ files }: CheckedFolder): readonly Fault[] {
  const places = new Map<string, Way>();
  for (const { file } of files.values())
    for (const way of waysIn(file)) places.set(`${file.placeOf(way.path)} ${way.runtime}`, way);
  const all = [...places.values()];
  const byRuntime = [...Map.groupBy(all, ({ runtime }) => runtime).values()];
  const odd = byRuntime.flatMap((ways) => {
    const usual = mostNamed(ways.map(({ network }) => network));
    const others = ways.filter(({ network }) => network !== usual);
    return others.length === 1 && ways.length > 3 ? others.map((way) => ({ way, usual })) : [];
  });
  // Two ways whose networks are exchanged are one fault.
  const [first, second] = odd;
  const isExchanged =
    first !== undefined &&
    second !== undefined &&
    first.way.network === second.usual &&
    second.way.network === first.usual;
  return (isExchanged ? odd.filter(({ way }) => way.runtime === 'messenger') : odd).map(({ way, usual }) =>
    way.file.fault(
      [...way.path, 'action', 'search', 'network'],
      isExchanged
        ? `"${way.network}" is exchanged with "${usual}" of the web`
        : `every other way that shows in ${way.runtime === 'web' ? 'the web' : 'the messenger'} alone leads to "${usual}"`,
      usual,
    ),
  );
}

function waysIn(file: SourceFile): Way[] {
  return nodesIn(file.value).flatMap(({ path, node }): Way[] => {
    const { network } = nodeOf(nodeOf(node['action'])['search']);
    const when = nodeOf(node['when']);
    const [runtime] = nodesIn('runtime' in when ? [when] : (when['all'] ?? [])).flatMap(({ node: one }) =>
      typeof one['runtime'] === 'string' ? [one['runtime']] : [],
    );
    const isWritten = typeof network === 'string' && !isReference(network);
    return isWritten && runtime !== undefined ? [{ file, path, runtime, network }] : [];
  });
}
