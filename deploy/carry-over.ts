import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { z } from 'zod';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { deployFaults } from '../compiler/values/deploy-faults.ts';
import { writeDeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { placeInPage, readEnvironment, splitValues } from '../compiler/values/environments.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import { SourceFile } from 'engine/compiler/read/source-file.ts';
import { valuesIn } from '../compiler/values/values-block.ts';
import { type Environment, environmentValues } from '../src/values/environment-schema.ts';
import type { Releases } from './releases.ts';

/** A history of published values (studio/server/site.ts). */
const history = z.array(z.looseObject({ values: z.unknown() }));
const historyFile = '.published.json';

/**
 * Takes over a site that was deployed before there were environments: what belongs to its place becomes the file of an
 * environment, and leaves config/ and the histories of published values. The pages that are served stay as they are.
 * Returns what was done. @throws when the published page has values that no environment may have; then nothing is written
 */
export function carryOver({
  environment: name,
  hosts,
  releases,
  current,
  config,
}: {
  environment: string;
  hosts: { web: string; mini: string };
  releases: Releases;
  current: string;
  config: ConfigFolder;
}): string[] {
  const environment = environmentOf(current, hosts);
  const path = join(config.path, 'environments', `${name}.json`);
  const text = `${JSON.stringify({ $schema: '../../generated/schemas/environment.json', ...environment }, null, 2)}\n`;
  const known = readEnvironment(config.file(`environments/${name}`)).environment;
  const isDeployable =
    known && deployFaults({ links: { links: {} } }, known, { config, file: config.file(name) }).length === 0;
  if (isDeployable && JSON.stringify(known) !== JSON.stringify(environment))
    throw new Error(`${path} is there and says something else than the published page: name another environment.`);
  writeFileSync(path, text);
  const done = [`${path} has what the published page says of its place. Read it: it is what releases get from now on.`];
  for (const { id } of releases.list()) {
    const folder = releases.folder(id);
    writeDeployedEnvironment(folder, { name, values: environmentOf(folder, hosts) });
    const entries = carryHistory(join(folder, historyFile));
    done.push(`Release ${id} has its environment${entries > 0 ? `, and its history of ${entries} entries` : ''}.`);
  }
  for (const part of ['app', 'links'] as const) {
    const moved = takeOut(join(config.path, `${part}.json`), part);
    if (moved.length > 0) done.push(`${part}.json has no longer: ${moved.join(', ')}.`);
  }
  return done;
}

/** The environment in the page of a release. @throws its faults */
function environmentOf(folder: string, hosts: { web: string; mini: string }): Environment {
  const page = join(folder, 'index.html');
  const { environment } = splitValues(valuesIn(readFileSync(page, 'utf8')));
  const file = new SourceFile(page, JSON.stringify({ hosts, ...environment }));
  const { environment: read, faults } = readEnvironment(file);
  if (!read) throw new Error(faults.map(faultLine).join('\n'));
  return read;
}

/** Takes the values of the environment out of a history, which is published values alone from now on. Returns its length. */
function carryHistory(file: string): number {
  if (!existsSync(file)) return 0;
  const entries = history
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map((entry) => ({ ...entry, values: splitValues(entry.values).published }));
  writeFileSync(file, JSON.stringify(entries));
  return entries.length;
}

/** Takes the values of an environment out of a file of config/; returns their names. */
function takeOut(path: string, part: 'app' | 'links'): string[] {
  const moved: string[] = [];
  let text = readFileSync(path, 'utf8');
  for (const key of Object.keys(environmentValues.shape)) {
    const place = placeInPage(key);
    if (place?.part !== part) continue;
    const edited = applyEdits(text, modify(text, place.path, undefined, {}));
    if (edited !== text) moved.push(key);
    text = edited;
  }
  if (moved.length > 0) writeFileSync(path, text);
  return moved;
}
