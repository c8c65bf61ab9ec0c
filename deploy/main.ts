import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { distDir, ensureBuild } from '../scripts/build.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { addressesIn, refusals } from './addresses.ts';
import { type DeployOptions, readOptions, usage } from './options.ts';
import { Releases } from './releases.ts';
import { type Site, siteOf } from './site.ts';
import { caddyConfiguration } from './targets/caddy.ts';
import { nginxConfiguration } from './targets/nginx.ts';
import { writeStaticHosts } from './targets/static-host.ts';

/** Writes everything that a web server needs for the app, as a new release in a folder. */
const options = readCommandLine(usage, () => readOptions(process.argv.slice(2)));
const out = resolve(options.out);
const releases = new Releases(out);

if (options.isRollback) {
  const id = releases.rollBack();
  writeSite({ ...options, out });
  console.log(`Release ${id} is published again.`);
} else await deploy();

async function deploy(): Promise<void> {
  const dist = resolve(options.dist ?? distDir);
  if (options.dist === undefined) await ensureBuild();
  const page = join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${dist} has no built app: index.html is missing.`);
  const values = addressesIn(readFileSync(page, 'utf8'));
  const faults = refusals(values, [options.web, options.mini], options.api);
  if (faults.length > 0) {
    console.error([...faults, `Not deployed: ${faults.length} values are not ready. Nothing was written.`].join('\n'));
    process.exitCode = 1;
    return;
  }
  mkdirSync(out, { recursive: true });
  const id = await releases.add(dist, values.app.versionLabel);
  releases.prune(options.keepDays);
  console.log(`Release ${id} is published in ${out} (${releases.list().length} kept).`);
  for (const line of writeSite({ ...options, out })) console.log(line);
}

/** Writes the configuration of the target; returns what to do with it. */
function writeSite(given: DeployOptions): string[] {
  const values = addressesIn(readFileSync(join(out, 'current/index.html'), 'utf8'));
  const site: Site = siteOf(given, values);
  switch (given.target) {
    case 'nginx':
      writeFileSync(join(out, 'nginx.conf'), nginxConfiguration(site));
      return [`nginx: include ${join(out, 'nginx.conf')}; in the http block, then nginx -t && nginx -s reload.`];
    case 'caddy':
      writeFileSync(join(out, 'Caddyfile'), caddyConfiguration(site));
      return [`Caddy: caddy reload --config ${join(out, 'Caddyfile')}`];
    case 'headers':
      writeStaticHosts(site);
      return [`Upload ${join(out, 'web')} as https://${given.web} and ${join(out, 'mini')} as https://${given.mini}.`];
  }
}
