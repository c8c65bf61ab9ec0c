import { join } from 'node:path';

import type { Plugin, ViteDevServer } from 'vite';

import { moduleCode, virtualPrefix } from './emit/virtual-modules.ts';
import type { CompiledConfig } from './project.ts';
import type { WatchedConfig } from './watched-config.ts';

const resolvedPrefix = `\0${virtualPrefix}`;

/** Returns the code of the virtual module `name` (without prefix); undefined if there is none. */
type CodeOf<Project> = (project: Project, name: string, command: 'build' | 'serve') => string | undefined;

/**
 * Vite plugin that serves a folder of config as modules (`virtual:config/screen/books`). Faults in config stop a build; the
 * dev server shows them as an overlay and keeps the last valid version.
 */
export function configModules<Project extends CompiledConfig>(
  sources: WatchedConfig<Project>,
  codeOf: CodeOf<Project> = moduleCode,
): Plugin {
  let command: 'build' | 'serve' = 'serve';
  return {
    name: 'config-modules',
    configResolved(config) {
      ({ command } = config);
    },
    async buildStart() {
      await sources.read();
      if (command === 'serve') return;
      for (const name of sources.names) this.addWatchFile(join(sources.configDir, `${name}.json`));
      if (sources.faults !== undefined) this.error(sources.faults);
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const code = codeOf(sources.good, id.slice(resolvedPrefix.length), command);
      if (code === undefined) this.error(`config/ has no ${id.slice(1)}`);
      return { code, map: null, moduleSideEffects: false };
    },
    configureServer(server) {
      server.watcher.add(sources.configDir);
      let last = Promise.resolve();
      const onChange = (file: string): void => {
        if (sources.isOf(file)) last = last.then(() => reload(server, sources));
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
      server.environments.client.hot.on('connection', () => {
        if (sources.faults !== undefined) showFaults(server, sources.faults);
      });
    },
  };
}

async function reload(server: ViteDevServer, sources: WatchedConfig<CompiledConfig>): Promise<void> {
  const former = sources.faults;
  await sources.read();
  if (sources.faults !== undefined) {
    if (sources.faults !== former) server.config.logger.error(`${sources.faults}\nThe last valid config stays in use.`);
    showFaults(server, sources.faults);
    return;
  }
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (id.startsWith(resolvedPrefix)) moduleGraph.invalidateModule(module);
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}

function showFaults(server: ViteDevServer, message: string): void {
  server.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
}
