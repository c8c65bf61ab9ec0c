import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { compiledNow, writeCompiled } from '../emit/compiled-record.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { writeDeployedEnvironment } from '../values/deployed-environment.ts';
import { readEnvironments } from '../values/environments.ts';
import { root } from './config-copy.ts';

/** Writes a build with this page, the record of what it was compiled with and its environment; returns its folder. */
export async function builtPage(html: string, configDir: string): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'karat-dist-'));
  writeFileSync(join(dist, 'index.html'), html);
  const folder = new ConfigFolder(configDir);
  await writeCompiled(dist, compiledNow(root, folder));
  const { environment: values } = readEnvironments(folder);
  if (values) writeDeployedEnvironment(dist, { name: 'sandbox', values });
  return dist;
}
