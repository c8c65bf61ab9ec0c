import { join } from 'node:path';

import { compileConfig } from 'engine/compiler/compile.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { readContract } from 'engine/compiler/read/contract.ts';
import { loadKinds } from 'engine/compiler/read/kinds.ts';
import { configModules } from 'engine/compiler/vite-plugin.ts';
import { WatchedConfig } from 'engine/compiler/watched-config.ts';
import { defineConfig } from 'vite';

import './language.ts';

const root = import.meta.dirname;
const configDir = join(root, 'config');

const config = new WatchedConfig({
  root,
  configDir,
  read: async () => {
    const [operations, kinds] = [readContract(join(root, 'openapi.yaml')), await loadKinds(root)];
    return compileConfig(
      { root, operations, kinds, config: new ConfigFolder(configDir) },
      { languages: ['en'], textsInCode: () => new Set(['data.failed']) },
    );
  },
});

export default defineConfig({ root, plugins: [configModules(config)], build: { outDir: 'dist', emptyOutDir: true } });
