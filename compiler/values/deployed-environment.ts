import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { type Environment, environmentValues } from '../../src/values/environment-schema.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import { SourceFile } from 'engine/compiler/read/source-file.ts';

/** The file of a build with its environment. Its name starts with a dot because the server does not serve such files. */
const environmentFile = '.environment.json';

const schema = z.strictObject({ name: z.string(), values: environmentValues });

/** The environment of a build or a release. */
export interface DeployedEnvironment {
  readonly name: string;
  readonly values: Environment;
}

/** Writes the environment of the build in `dist`. */
export function writeDeployedEnvironment(dist: string, { name, values }: DeployedEnvironment): void {
  const file = join(dist, environmentFile);
  writeFileSync(`${file}.new`, `${JSON.stringify({ name, values }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Whether the build in `dist` has a file with its environment; builds from before environments have none. */
export function hasDeployedEnvironment(dist: string): boolean {
  return existsSync(join(dist, environmentFile));
}

/** The environment of the build in `dist`, with the file that says it. @throws when there is none */
export function readDeployedEnvironment(dist: string): DeployedEnvironment & { readonly file: SourceFile } {
  const path = join(dist, environmentFile);
  if (!hasDeployedEnvironment(dist))
    throw new Error(
      `${path} is missing: this was built before there were environments. Build again, or carry the site over: npm run deploy -- --help`,
    );
  const file = new SourceFile(path, readFileSync(path, 'utf8'));
  const { data, error } = schema.safeParse(file.value);
  if (!data) throw new Error([...file.syntaxFaults, ...schemaFaults(file, error.issues)].map(faultLine).join('\n'));
  return { ...data, file };
}
