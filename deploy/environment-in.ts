import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import type { DeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { readEnvironment } from '../compiler/values/environments.ts';

/** An environment of config. @throws its faults */
export function environmentIn(config: ConfigFolder, name: string): DeployedEnvironment & { readonly file: SourceFile } {
  const file = config.file(`environments/${name}`);
  const known = config.namesOf('environments');
  if (!known.includes(name)) throw new Error(`${file.name} is missing; there are: ${known.join(', ')}.`);
  const { environment: values, faults } = readEnvironment(file);
  if (!values) throw new Error(refused(faults.map(faultLine)));
  return { name, values, file };
}

/** Says which values keep something from a deployment. */
export function refused(lines: readonly string[]): string {
  const count = lines.length === 1 ? '1 value is' : `${lines.length} values are`;
  return [...lines, `Not deployed: ${count} not ready. Nothing was written.`].join('\n');
}
