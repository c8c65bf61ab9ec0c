import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { applyValues } from '../values/apply-values.ts';
import { compiledNow, readCompiled } from './compiled-record.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { finishDist } from './finish-dist.ts';
import { readProject } from '../compile.ts';
import { root } from '../testing/config-copy.ts';

test(
  'a build has a record of what it was compiled with, and accepts the values it was compiled with',
  { timeout: 60_000 },
  async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'karat-finished-'));
    onTestFinished(() => rmSync(outDir, { recursive: true }));
    mkdirSync(join(outDir, 'assets'));
    writeFileSync(join(outDir, 'index.html'), '<!doctype html><head><!--values--></head>');
    const project = await readProject(root);
    await finishDist({ project, bundle: {}, outDir, root });
    const config = new ConfigFolder(join(root, 'config'));
    expect(await readCompiled(outDir)).toEqual(compiledNow(root, config));
    expect(await applyValues(config, outDir, project)).toEqual({ faults: [], waiting: [] });
  },
);
