import { join } from 'node:path';

import { type Plugin, type ViteDevServer, normalizePath } from 'vite';

import { filledPage } from '../../compiler/emit/page.ts';
import type { Project } from '../../compiler/project.ts';
import { moduleCode } from '../../compiler/emit/virtual-modules.ts';
import { virtualPrefix } from 'engine/compiler/emit/virtual-modules.ts';

const resolvedPrefix = `\0${virtualPrefix}`;
const folder = normalizePath(join(import.meta.dirname, '../preview'));

/** Changes of these modules need a new start of the page. */
const ofStart = /^(?:routes|navigation|outcomes|business|boot-table)$/;

/** Plain values that the app reads when it shows them; a change of others needs a new start of the page. */
const readLate: ReadonlySet<string> = new Set(['limits', 'levels', 'links']);

/** What the plugin shows: the last config without faults. */
interface Shown {
  readonly project: () => Project;
  /** The origin of Studio, to which the page tells what is tapped. */
  readonly studio: string;
  /** The version of config/ with its changes. */
  readonly version: () => number;
}

/** Serves the app from the drafts, with the places of blocks and cells and the part that talks to Studio. */
export function previewPlugin({ project, studio, version }: Shown): Plugin & { refresh: () => Refreshed } {
  let server: ViteDevServer | undefined;
  const codes = new Map<string, string>();
  /** The plain values of the open page; they are not a module, but a part of the page. */
  let values: Project['values'];
  const codeOf = (name: string): string | undefined =>
    moduleCode({ ...project(), placedBy: `${folder}/placed.tsx` }, name);
  return {
    name: 'karat-preview',
    enforce: 'pre',
    configureServer(made) {
      server = made;
    },
    resolveId(id, importer) {
      if (id.startsWith(virtualPrefix)) return `\0${id}`;
      const isScreen = id.endsWith('/ScreenPage.tsx') && importer?.endsWith('/src/app/router.tsx') === true;
      return isScreen ? `${folder}/ScreenPage.tsx` : undefined;
    },
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const name = id.slice(resolvedPrefix.length);
      const code = codeOf(name);
      if (code === undefined) this.error(`config/ has no ${id.slice(1)}`);
      codes.set(name, code);
      return { code, map: null, moduleSideEffects: false };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        ({ values } = project());
        return {
          html: filledPage(html, project()),
          tags: [
            { tag: 'meta', attrs: { name: 'karat-studio', content: studio }, injectTo: 'head' },
            { tag: 'meta', attrs: { name: 'karat-studio-version', content: String(version()) }, injectTo: 'head' },
            { tag: 'script', attrs: { type: 'module', src: `/@fs${folder}/client.ts` }, injectTo: 'body' },
          ],
        };
      },
    },
    refresh() {
      if (!server) return { kind: 'none' };
      const changed = changedValues(values, project().values);
      ({ values } = project());
      const refreshed = refresh(server, codes, codeOf);
      if (refreshed.kind === 'reload' || changed.length === 0) return refreshed;
      if (!changed.every((name) => readLate.has(name))) return { kind: 'reload' };
      return { kind: 'changed', screens: refreshed.kind === 'changed' ? refreshed.screens : {}, hasValues: true };
    },
  };
}

/** What a change did to the open page. */
export type Refreshed =
  | { readonly kind: 'none' | 'reload' }
  | { readonly kind: 'changed'; readonly screens: Readonly<Record<string, string>>; readonly hasValues: boolean };

/** The files of plain values that differ. */
function changedValues(former: Project['values'], now: Project['values']): string[] {
  const before: Record<string, unknown> = { ...former };
  return Object.entries({ ...now }).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(before[name]) ? [] : [name],
  );
}

/** Marks the modules as old whose code has changed, and says which screens of the page need new code. */
function refresh(
  server: ViteDevServer,
  codes: Map<string, string>,
  codeOf: (name: string) => string | undefined,
): Refreshed {
  const changed = [...codes].filter(([name, code]) => codeOf(name) !== code).map(([name]) => name);
  if (changed.length === 0) return { kind: 'none' };
  const { moduleGraph } = server.environments.client;
  // In Vite's own form, a time in ms, which is no part of the module's name.
  const at = Date.now();
  const touched = new Set<string>();
  const invalidate = (id: string): void => {
    const module = moduleGraph.getModuleById(id);
    if (!module || touched.has(id)) return;
    touched.add(id);
    moduleGraph.invalidateModule(module, new Set(), at, true);
    for (const importer of module.importers)
      if (importer.id?.startsWith(resolvedPrefix) === true && !ofStart.test(importer.id.slice(resolvedPrefix.length)))
        invalidate(importer.id);
  };
  for (const name of changed) {
    invalidate(resolvedPrefix + name);
    codes.delete(name);
  }
  if (changed.some((name) => ofStart.test(name))) return { kind: 'reload' };
  const screens = [...touched]
    .map((id) => id.slice(resolvedPrefix.length))
    .filter((name) => name.startsWith('screen/'))
    .map((name) => [name.slice('screen'.length), `/@id/__x00__${virtualPrefix}${name}?t=${at}`]);
  return { kind: 'changed', screens: Object.fromEntries(screens), hasValues: false };
}
