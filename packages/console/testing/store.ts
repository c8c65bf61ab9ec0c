import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Person, personOf } from '../people/person.ts';
import { Changes } from '../store/changes.ts';
import { Repository } from '../store/repository.ts';
import { makeRemote } from './console.ts';

/** Somebody whom the provider of the tests knows by `sub`. */
export function personWith(sub: string, name: string, email: string): Person {
  return personOf({ iss: 'https://login.karat.test', sub, name, email, roles: ['editor'] }, 'roles');
}

export const ann = personWith('ann', 'Ann "; rm -rf', 'ann@karat.test');
export const ben = personWith('ben', 'Ben', 'ben@karat.test');

/** A folder with a remote, and its store, which each `open` starts anew. */
export interface Store {
  readonly folder: string;
  readonly remote: string;
  readonly open: () => Promise<Changes>;
}

/** Makes a remote with two small files: Git alone is tried. */
export function makeStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), 'karat-store-'));
  const config = join(folder, 'config');
  mkdirSync(config);
  for (const name of ['links', 'limits']) writeFileSync(join(config, `${name}.json`), '{ "first": 1 }\n');
  const remote = makeRemote(folder, config);
  const open = async () => new Changes(await Repository.open({ state: join(folder, 'state'), remote, branch: 'main' }));
  return { folder, remote, open };
}
