import { join, resolve } from 'node:path';

import { WatchedConfig } from 'engine/compiler/watched-config.ts';
import { configModules } from 'engine/compiler/vite-plugin.ts';
import { type Plugin, normalizePath } from 'vite';

import { type CheckOptions, readProject } from '../compile.ts';
import type { Project } from '../project.ts';
import { pseudoLanguage, pseudoTexts, withPseudoLanguage } from '../texts/pseudo-language.ts';
import { noEnvironment, withEnvironment } from '../values/environments.ts';
import { finishDist } from './finish-dist.ts';
import { filledPage } from './page.ts';
import { moduleCode } from './virtual-modules.ts';

/**
 * Vite plugins that compile `configDir` into the modules that the app imports, fill its page and finish its build. `root` is
 * the folder of the project.
 */
export function karatConfig({
  root,
  configDir = join(root, 'config'),
  ...options
}: { root: string; configDir?: string } & CheckOptions): Plugin[] {
  const sources = new WatchedConfig({
    root: normalizePath(root),
    configDir,
    read: () => readProject(normalizePath(root), configDir, options),
  });
  const modules = configModules(sources, (project, name, command) =>
    moduleCode(command === 'build' ? built(project) : offered(project), name),
  );
  let outDir = '';
  const page: Plugin = {
    name: 'karat-page',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => (context.server ? filledPage(html, offered(sources.good)) : html),
    },
    configureServer(server) {
      server.middlewares.use(`/i18n/${pseudoLanguage.code}.json`, (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(pseudoTexts(sources.good.locales.get('en') ?? new Map())));
      });
    },
    async writeBundle(_, bundle) {
      await finishDist({ project: sources.good, bundle, outDir, root });
    },
  };
  return [modules, page];
}

/** The project for the dev server: with the pseudo language, which shows untranslated texts. */
function offered(project: Project): Project {
  return { ...project, values: withPseudoLanguage(project.values) };
}

/** The project for the code of a build, which runs in every environment: it has the values of none. */
function built(project: Project): Project {
  const { published } = project;
  return { ...project, values: published && withEnvironment(published, noEnvironment) };
}
