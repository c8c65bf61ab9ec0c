import { join, relative } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

import { faultLine } from './faults.ts';
import { formModule, listModule, navigationModule, routesModule, screenModule, validatorModule } from './emit-modules.ts';
import { type Project, readProject } from './project.ts';
import { finishDist } from './finish-dist.ts';
import { bootTable } from './boot-table.ts';
import { valuesBlock } from './values-block.ts';

const prefix = 'virtual:karat/';

/** Code of the virtual module `name` (without its prefix), or undefined when config has no such thing. */
export function moduleCode(project: Project, name: string): string | undefined {
  const [kind = '', ...rest] = name.split('/');
  const path = rest.join('/');
  switch (kind) {
    case 'routes':
      return routesModule(project);
    case 'navigation':
      return navigationModule(project);
    case 'values':
      return `export default ${JSON.stringify(project.values)};`;
    case 'boot-table':
      return `export default ${JSON.stringify(bootTable(project))};`;
    case 'locale':
      return `export default ${JSON.stringify(Object.fromEntries(project.locales.get(path) ?? []))};`;
    case 'screen': {
      const screen = project.screens.get(`/${path}`);
      return screen && !('redirect' in screen) ? screenModule(project, screen) : undefined;
    }
    case 'list': {
      const list = project.lists.get(path);
      return list && listModule(project, list);
    }
    case 'form': {
      const form = project.forms.get(path);
      return form && formModule(project, path, form);
    }
    case 'validator': {
      const form = project.forms.get(path);
      return form && validatorModule(project, form);
    }
    default:
      return undefined;
  }
}

/**
 * Compiles `configDir` into the modules the app imports. A faulty config stops the build; in the dev server it shows as
 * an overlay and the last good one stays.
 */
export function karatConfig({ root, configDir = join(root, 'config') }: { root: string; configDir?: string }): Plugin {
  let good: Project | undefined;
  let outDir = '';
  const read = async (): Promise<string | undefined> => {
    const project = await readProject(root, configDir);
    if (project.faults.length > 0) return project.faults.map(faultLine).join('\n');
    good = project;
    return undefined;
  };
  const current = (): Project => {
    if (!good) throw new Error('config/ has not been read');
    return good;
  };
  return {
    name: 'karat-config',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async buildStart() {
      const faults = await read();
      if (faults !== undefined) this.error(`config/ is faulty:\n${faults}`);
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const code = moduleCode(current(), id.slice(prefix.length + 1));
      if (code === undefined) this.error(`config/ has no ${id.slice(1)}`);
      return { code, map: null, moduleSideEffects: false };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => (context.server ? html.replace('<!--values-->', valuesBlock(current().values)) : html),
    },
    configureServer(server) {
      server.watcher.add(configDir);
      const onChange = (file: string): void => {
        if (!relative(configDir, file).startsWith('..')) void reload(server);
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
    },
    async writeBundle(_, bundle) {
      await finishDist({ project: current(), bundle, outDir, root });
    },
  };
  async function reload(server: ViteDevServer): Promise<void> {
    const faults = await read();
    if (faults !== undefined) {
      server.config.logger.error(`config/ is faulty, the last good one stays:\n${faults}`);
      server.hot.send({ type: 'error', err: { message: `config/ is faulty:\n${faults}`, stack: '' } });
      return;
    }
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith(`\0${prefix}`)) server.moduleGraph.invalidateModule(module);
    }
    server.hot.send({ type: 'full-reload' });
  }
}
