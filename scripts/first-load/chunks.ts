interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Returns a function that assigns modules to the chunk `app`: `entry`, and those that it and the screens of `routes` import
 * statically. The screens themselves have their own chunks.
 */
export function appChunk(entry: string, routes: readonly string[]): (id: string, graph: ModuleGraph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= neededBy([entry, ...routes.map((route) => `\0virtual:karat/screen${route}`)], graph);
    return needed.has(id) || id === entry ? 'app' : null;
  };
}

function neededBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = roots.flatMap((start) => graph.getModuleInfo(start)?.importedIds ?? []);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // Libraries are skipped, because their index imports everything; icons are separate modules.
    if (found.has(id) || (id.includes('node_modules') && !/\/icons\/Icon\w+\.mjs$/.test(id))) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
