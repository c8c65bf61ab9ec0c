interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The modules of a build, as the bundler gives them. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface Places {
  /** The module that starts the app. */
  readonly entry: string;
  /** The form engine, which blocks import once a form is shown. */
  readonly formEngine: string;
  /** The screens whose code comes with the app. */
  readonly routes: readonly string[];
  /** How many screens have to use a module until it comes with the others that many screens use. */
  readonly many: number;
}

type Chunk = 'app' | 'shared';

const screen = '\0virtual:karat/screen';
const form = '\0virtual:karat/form/';

/**
 * Returns a function that assigns modules to chunks: `app`, what the entry and the screens of `routes` import statically;
 * `shared`, what at least `many` screens import with their forms. All others, and the screens themselves, have chunks by
 * what uses them.
 */
export function chunkOf({ entry, formEngine, routes, many }: Places): (id: string, graph: ModuleGraph) => Chunk | null {
  let chunks: ReadonlyMap<string, Chunk> | undefined;
  return (id, graph) => {
    chunks ??= new Map([
      ...sharedOf(graph).map((one) => [one, 'shared'] as const),
      ...[entry, ...importedBy([entry, ...routes.map((route) => screen + route)], graph)].map(
        (one) => [one, 'app'] as const,
      ),
    ]);
    return chunks.get(id) ?? null;
  };

  function sharedOf(graph: ModuleGraph): string[] {
    const counts = new Map<string, number>();
    for (const one of screensOf(graph)) {
      const forms = [one, ...importedBy([one], graph)]
        .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .filter((id) => id.startsWith(form) || id === formEngine);
      for (const id of importedBy([one, ...forms], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].flatMap(([id, count]) => (count >= many ? [id] : []));
  }

  function screensOf(graph: ModuleGraph): string[] {
    const found = [...importedBy([entry], graph)].flatMap(
      (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    );
    return found.filter((id) => id.startsWith(screen));
  }
}

/** What the modules import statically, without themselves. */
function importedBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
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
