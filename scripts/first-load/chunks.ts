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
  /** From how many screens on a module comes with the others that so many use; the greatest first. */
  readonly shared: readonly number[];
}

type Chunk = 'app' | `shared by ${number}`;

const screen = '\0virtual:config/screen';
const form = '\0virtual:config/form/';

/**
 * Returns a function that assigns modules to chunks: `app`, what the entry and the screens of `routes` import statically;
 * `shared by N`, what at least N screens import with their forms. All others, and the screens themselves, have chunks by
 * what uses them. No chunk imports one that imports it: what a module imports, at least as many screens use.
 */
export function chunkOf({
  entry,
  formEngine,
  routes,
  shared,
}: Places): (id: string, graph: ModuleGraph) => Chunk | null {
  let chunks: ReadonlyMap<string, Chunk> | undefined;
  return (id, graph) => {
    chunks ??= new Map([
      ...sharedOf(graph),
      ...[entry, ...importedBy([entry, ...routes.map((route) => screen + route)], graph)].map(
        (one) => [one, 'app'] as const,
      ),
    ]);
    return chunks.get(id) ?? null;
  };

  function sharedOf(graph: ModuleGraph): [string, Chunk][] {
    const counts = new Map<string, number>();
    for (const one of screensOf(graph)) {
      const forms = [one, ...importedBy([one], graph)]
        .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .filter((id) => id.startsWith(form) || id === formEngine);
      for (const id of importedBy([one, ...forms], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].flatMap(([id, count]): [string, Chunk][] => {
      const least = shared.find((number) => count >= number);
      return least === undefined ? [] : [[id, `shared by ${least}`]];
    });
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
