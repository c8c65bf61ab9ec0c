interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the chunk `app` for all of the app that a first load of `routes` needs: what `entry` and their screens import
 * statically. The screens themselves have chunks of their own.
 */
export function appChunk(entry: string, routes: readonly string[]): (id: string, graph: ModuleGraph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= neededBy([entry, ...routes.map((route) => `\0virtual:karat/screen${route}`)], graph);
    return needed.has(id) ? 'app' : null;
  };
}

function neededBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = roots.flatMap((start) => graph.getModuleInfo(start)?.importedIds ?? []);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // The index of a library imports all of it; an icon is a module of its own.
    if (found.has(id) || (id.includes('node_modules') && !/\/icons\/Icon\w+\.mjs$/.test(id))) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
