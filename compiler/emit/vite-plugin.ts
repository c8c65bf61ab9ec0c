import { join, relative, resolve } from 'node:path';

import { type Plugin, type ViteDevServer, normalizePath } from 'vite';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { noEnvironment, withEnvironment } from '../values/environments.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { finishDist } from './finish-dist.ts';
import { filledPage } from './page.ts';
import { type CheckOptions, readProject } from '../compile.ts';
import type { Project } from '../project.ts';
import { pseudoLanguage, pseudoTexts, withPseudoLanguage } from '../texts/pseudo-language.ts';
import { moduleCode, virtualPrefix } from './virtual-modules.ts';

const resolvedPrefix = `\0${virtualPrefix}`;

/**
 * Vite plugin that compiles `configDir` into the modules that the app imports. Faults in config stop a build; the dev
 * server shows them as an overlay and keeps the last valid version. `root` is the folder of the project.
 */
export function karatConfig({
  root,
  configDir = join(root, 'config'),
  ...options
}: { root: string; configDir?: string } & CheckOptions): Plugin {
  const sources = new ProjectReader(normalizePath(root), configDir, options);
  let outDir = '';
  let isBuild = false;
  return {
    name: 'karat-config',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      isBuild = config.command === 'build';
    },
    async buildStart() {
      await sources.read();
      if (!isBuild) return;
      for (const name of new ConfigFolder(configDir).names) this.addWatchFile(join(configDir, `${name}.json`));
      if (sources.faults !== undefined) this.error(sources.faults);
    },
    resolveId: (id) => (id.startsWith(virtualPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined;
      const code = moduleCode(isBuild ? sources.built : sources.offered, id.slice(resolvedPrefix.length));
      if (code === undefined) this.error(`config/ has no ${id.slice(1)}`);
      return { code, map: null, moduleSideEffects: false };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => (context.server ? filledPage(html, sources.offered) : html),
    },
    configureServer(server) {
      server.watcher.add(configDir);
      server.middlewares.use(`/i18n/${pseudoLanguage.code}.json`, (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(pseudoTexts(sources.good.locales.get('en') ?? new Map())));
      });
      let last = Promise.resolve();
      const onChange = (file: string): void => {
        if (sources.isOf(file)) last = last.then(() => reload(server, sources));
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
      server.environments.client.hot.on('connection', () => {
        if (sources.faults !== undefined) showFaults(server, sources.faults);
      });
    },
    async writeBundle(_, bundle) {
      await finishDist({ project: sources.good, bundle, outDir, root });
    },
  };
}

/** Reads the project and keeps its last version without faults. */
class ProjectReader {
  /** The current faults as text; undefined if there are none. */
  faults: string | undefined = 'config/ has not been read';
  readonly #root: string;
  readonly #configDir: string;
  readonly #options: CheckOptions;
  #good: Project | undefined;

  constructor(root: string, configDir: string, options: CheckOptions) {
    this.#root = root;
    this.#configDir = configDir;
    this.#options = options;
  }

  /** The last project without faults. @throws the faults when there was none yet */
  get good(): Project {
    if (!this.#good) throw new Error(this.faults);
    return this.#good;
  }

  /** The project for the dev server: with the pseudo language, which shows untranslated texts. */
  get offered(): Project {
    return { ...this.good, values: withPseudoLanguage(this.good.values) };
  }

  /** The project for the code of a build, which runs in every environment: it has the values of none. */
  get built(): Project {
    const { published } = this.good;
    return { ...this.good, values: published && withEnvironment(published, noEnvironment) };
  }

  async read(): Promise<void> {
    try {
      const project = await readProject(this.#root, this.#configDir, this.#options);
      this.faults =
        project.faults.length > 0 ? `config/ has faults:\n${project.faults.map(faultLine).join('\n')}` : undefined;
      if (project.faults.length === 0) this.#good = project;
    } catch (error) {
      this.faults = `config/ could not be compiled: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  }

  /** Whether the project depends on a file: config/, the contract, definitions of kinds; with faults, also any code. */
  isOf(file: string): boolean {
    if (!relative(this.#configDir, file).startsWith('..')) return true;
    const sources =
      this.faults === undefined ? /^(openapi\.yaml|src\/.*\/definition\.ts)$/ : /^(openapi\.yaml|src\/.*\.tsx?)$/;
    return sources.test(normalizePath(relative(this.#root, file)));
  }
}

async function reload(server: ViteDevServer, sources: ProjectReader): Promise<void> {
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
