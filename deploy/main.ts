import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCompiled, unreadIssues } from '../compiler/emit/compiled-record.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Places, deployFaults } from '../compiler/values/deploy-faults.ts';
import { type DeployedEnvironment, readDeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { locked } from '../compiler/values/deployment-lock.ts';
import { splitValues, withEnvironment } from '../compiler/values/environments.ts';
import { faultLine, pointerOf } from 'engine/compiler/report/faults.ts';
import { SourceFile } from 'engine/compiler/read/source-file.ts';
import { replaceValues, valuesIn } from '../compiler/values/values-block.ts';
import { buildConfig, distDir, ensureBuild, root } from '../scripts/build.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { carryOver } from './carry-over.ts';
import { environmentIn, refused } from './environment-in.ts';
import { type DeployOptions, help, keepOptions, readOptions, usage } from './options.ts';
import { Releases } from './releases.ts';
import { siteOf } from './site.ts';
import { caddyConfiguration } from './targets/caddy.ts';
import { nginxConfiguration } from './targets/nginx.ts';
import { writeStaticHosts } from './targets/static-host.ts';

/** So long does it wait for another process that writes into the same folder, ms. */
const longestWait = 300_000;

/** Writes everything that a web server needs for the app, as a release in a folder. */
const options = readCommandLine(usage, () => readOptions(process.argv.slice(2), root));
try {
  if (options === 'help') console.log(help);
  else for (const line of await run(options)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Does what the command line asks for; returns what to say. @throws what keeps it from that */
async function run(deployment: DeployOptions): Promise<string[]> {
  const { command, out, config: dir, server } = deployment;
  if (command.kind !== 'publish') return locked(out, longestWait, () => runAgain(deployment, command));
  const config = new ConfigFolder(dir);
  const environment = environmentIn(config, command.environment);
  const { dist, remove } = await buildOf(dir, command.dist);
  try {
    const { version } = await pageWith(dist, environment, { config, file: environment.file });
    mkdirSync(out, { recursive: true });
    return await locked(out, longestWait, async () => {
      const releases = new Releases(out);
      const id = await releases.add(dist, version, environment);
      releases.prune(server.keepDays);
      const kept = `${releases.list().length} kept`;
      return [
        `Release ${id} is published in ${out} with the environment ${environment.name} (${kept}).`,
        ...(environment.values.texts === 'site'
          ? []
          : [`The API has to answer /i18n/ with the files of ${join(out, 'current/i18n')}.`]),
        ...writeSite(out, server, environment),
        ...repeatsOf(environment),
      ];
    });
  } finally {
    remove();
  }
}

/** Changes what has been published before. */
async function runAgain(
  { out, config: dir, server }: DeployOptions,
  command: Exclude<DeployOptions['command'], { kind: 'publish' }>,
): Promise<string[]> {
  const releases = new Releases(out);
  const current = join(out, 'current');
  const config = new ConfigFolder(dir);
  switch (command.kind) {
    case 'renew': {
      const [last] = releases.list().toReversed();
      if (!last) throw new Error(`${out} has no release yet: leave out --environment-alone.`);
      const environment = environmentIn(config, command.environment);
      const { html } = await pageWith(current, environment, publishedIn(current, environment.file));
      releases.publishAgain(last, html, environment);
      return [
        `Release ${last.id} has the environment ${environment.name} anew.`,
        ...writeSite(out, server, environment),
        ...repeatsOf(environment),
      ];
    }
    case 'rollback': {
      const former = releases.former();
      const environment = readDeployedEnvironment(current);
      const folder = releases.folder(former.id);
      const { html } = await pageWith(folder, environment, publishedIn(folder, environment.file, ['values']));
      releases.publishAgain(former, html, environment);
      writeSite(out, server, environment);
      return [`Release ${former.id} is published again, with the environment ${environment.name}.`];
    }
    case 'carry-over': {
      const done = carryOver({ ...command, releases, current, config });
      keepOptions(out, server);
      return done;
    }
  }
}

/** What to know of an API without keys. */
function repeatsOf({ name, values }: DeployedEnvironment): string[] {
  if (values.honorsIdempotencyKeys) return [];
  return [
    `repeats are accepted in ${name}: its API honors no idempotency keys, so some browsers may send a transfer twice when the ` +
      'connection breaks (docs/browsers.md), and forms warn there. npm run doctor -- --try-keys sees whether it honors keys.',
  ];
}

/** The build to publish: a finished one, or one of a folder of config; `remove` deletes what is needed no more. */
async function buildOf(dir: string, finished: string | undefined): Promise<{ dist: string; remove: () => void }> {
  const keep = (): void => undefined;
  if (finished !== undefined) return { dist: resolve(finished), remove: keep };
  if (dir === join(root, 'config')) {
    await ensureBuild();
    return { dist: distDir, remove: keep };
  }
  const folder = mkdtempSync(join(tmpdir(), 'karat-build-'));
  buildConfig(dir, join(folder, 'dist'));
  return { dist: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The page of a build with an environment. @throws all that keeps it from a deployment */
async function pageWith(
  dist: string,
  { values: environment }: DeployedEnvironment,
  places: Places,
): Promise<{ html: string; version: string }> {
  const file = join(dist, 'index.html');
  if (!existsSync(file)) throw new Error(`${dist} has no built app: index.html is missing.`);
  const html = readFileSync(file, 'utf8');
  const { published } = splitValues(valuesIn(html));
  const values = withEnvironment(published, environment);
  const faults = deployFaults(published, environment, places).map(faultLine);
  const unread = unreadIssues(await readCompiled(dist), values).flatMap(({ part, issues }) =>
    issues.map(({ path, message }) => `${file} /${part}${pointerOf(path)} — this build cannot read it: ${message}`),
  );
  if (faults.length + unread.length > 0) throw new Error(refused([...faults, ...unread]));
  return { html: replaceValues(html, values), version: String(values.app['versionLabel']) };
}

/** Where a fault of published values is: in the page of their release. */
function publishedIn(folder: string, file: SourceFile, path: readonly string[] = []): Places {
  const { published }: { published: Record<string, unknown> } = splitValues(
    valuesIn(readFileSync(join(folder, 'index.html'), 'utf8')),
  );
  const fileOf = (name: string): SourceFile =>
    new SourceFile(`${join(folder, 'index.html')} ${name}`, JSON.stringify(published[name]));
  return { config: { file: fileOf }, file, path };
}

/** Writes the configuration of the target, and what the next command need not name; returns what to do with it. */
function writeSite(out: string, server: DeployOptions['server'], { values }: DeployedEnvironment): string[] {
  const site = siteOf(out, server, values);
  keepOptions(out, server);
  switch (server.target) {
    case 'nginx':
      writeFileSync(join(out, 'nginx.conf'), nginxConfiguration(site));
      return [`nginx: include ${join(out, 'nginx.conf')}; in the http block, then nginx -t && nginx -s reload.`];
    case 'caddy':
      writeFileSync(join(out, 'Caddyfile'), caddyConfiguration(site));
      return [`Caddy: caddy reload --config ${join(out, 'Caddyfile')}`];
    case 'headers':
      writeStaticHosts(site);
      return [
        `Upload ${join(out, 'web')} as https://${values.hosts?.web} and ${join(out, 'mini')} as https://${values.hosts?.mini}.`,
      ];
  }
}
