interface ModuleInfo {
  readonly importedIds: readonly string[];
}

/** The modules of a build, as the bundler gives them. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** What one chunk has: modules by their path, if so many screens, forms or dialogs use them. */
export interface Purpose {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
}

const mantine = (names: string): string => `@mantine/core/esm/components/(?:${names})/`;

/**
 * What several screens show, by purpose: a module is in the first chunk that its path matches, with what it imports, so that
 * no chunk imports a later one. What a single screen, form or dialog shows has a chunk with it.
 */
export const purposes: readonly Purpose[] = Object.entries({
  /** Style sheets, icons, and what nearly all screens have: texts, menus, notices, actions. */
  parts: `\\.css$|/icons/|/@mantine/hooks/esm/(?:utils|use-debounced-callback)/|/ScrollArea/utils/|/src/(?:actions|i18n|values)/|/src/ui/(?!dialog/Dialog|table|field|segmented|address-groups|stages|qr)|/src/engine/(?!help|receipt)|/src/blocks/(?:menu|notice|prose|facts|buttons|recent|closed-networks|dialog)/|/src/forms/end|/views/operation-limits/|/generated/api/(?!partner|mlm|exchange)`,
  /** Inputs and choices, of forms and filters. */
  fields: `${mantine('Input|InputBase|SegmentedControl|FloatingIndicator')}|/src/ui/(?:field|segmented)/`,
  /** The entries of lists and receipts. */
  operations: `/src/cells/|/src/engine/(?:help|receipt)|/src/ui/(?:address-groups|stages)/|virtual:config/list/`,
  /** QR codes and the cards of addresses. */
  receiving: '/(?:jsqr|qrcode\\.react)/|/src/ui/qr/|/src/blocks/(?:arrival|address-card)/',
  /** Charts have a table of their values. */
  charts: `${mantine('ScrollArea|Table|EmptyState|Center')}|/src/ui/table/|/src/blocks/chart/`,
  partners:
    '/generated/api/(?:partner|mlm)/|/src/queries/(?:marketing|latest-accruals)|/src/(?:blocks|queries/views)/(?:progress|level-progress|network-|partner)',
  /** Forms but their engine, which comes with the first of them, and what checks addresses. */
  forms: '/@(?:noble|scure)/|/src/(?:forms|fields|transfer|blocks/form)/|/src/session/changes|/engine/runtime/',
  lists: '/src/blocks/(?:filters|receipt|detail)/',
  content: '/src/blocks/(?:hero|features|story|steps|figures|timeline)/',
}).map(([name, test]) => ({ name, test: new RegExp(test), minShareCount: 2 }));

/**
 * Returns a function that says whether a module comes with the app: what the entry and the screens of `routes` import
 * statically.
 */
export function isOfApp(entry: string, routes: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let modules: ReadonlySet<string> | undefined;
  return (id, graph) => {
    modules ??= importedBy([entry, ...routes.map((route) => `\0virtual:config/screen${route}`)], graph);
    return id === entry || modules.has(id);
  };
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
