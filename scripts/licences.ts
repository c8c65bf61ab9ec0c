import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './build.ts';

/** Licences that allow to ship the code in a closed product, with no more than a notice. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Unlicense',
  '(MIT OR CC0-1.0)',
]);

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

/** A package of the lock file. */
export interface InstalledPackage {
  readonly name: string;
  readonly licence: string;
  /** Whether it is part of the app or its server, not only of tools and tests. */
  readonly ships: boolean;
  /** Whether its licence allows what is done with it. */
  readonly isAllowed: boolean;
}

/** Every package of package-lock.json with its licence. */
export function installedPackages(): InstalledPackage[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(
    ([path, { version = '', license = 'none stated', dev = false, link = false }]) => {
      // Packages outside of node_modules, and links to them, are the project's own.
      if (!path.startsWith('node_modules/') || link) return [];
      const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
      return [{ name, licence: license, ships: !dev, isAllowed: dev || allowed.has(license) }];
    },
  );
}
