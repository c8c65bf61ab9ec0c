import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { wholeNumber } from '../scripts/command-line.ts';

/** The kinds of servers that `npm run deploy` writes a configuration for. */
export const targets = ['nginx', 'caddy', 'headers'] as const;

/** What a deployment keeps in its folder, so that the next command need not name it again. */
const serverOptions = z.strictObject({
  /** `headers` is for static hosts that read `_headers` and `_redirects`. */
  target: z.enum(targets),
  /** For how many days the files of a former release stay, so that open tabs go on. */
  keepDays: z.number(),
  /** nginx only: the files of the certificate and its key, the port, the file of the access log, and its version. */
  certificate: z.string(),
  key: z.string(),
  listen: z.number(),
  log: z.string(),
  nginxVersion: z.string(),
});
/** What a deployment keeps in its folder. */
export type ServerOptions = z.output<typeof serverOptions>;

/** What `npm run deploy` does. */
type Command =
  /** Publishes a build, of `config` where `dist` is undefined, as a new release. */
  | { readonly kind: 'publish'; readonly environment: string; readonly dist: string | undefined }
  /** Gives the published release the values of an environment anew. */
  | { readonly kind: 'renew'; readonly environment: string }
  | { readonly kind: 'rollback' }
  /** Takes over a site from before environments. */
  | { readonly kind: 'carry-over'; readonly environment: string; readonly hosts: { web: string; mini: string } };

/** The options of `npm run deploy`. */
export interface DeployOptions {
  readonly command: Command;
  /** The folder to write. */
  readonly out: string;
  /** The folder of config that has the environments. */
  readonly config: string;
  readonly server: ServerOptions;
}

/** The line that a wrong option prints. */
export const usage = 'npm run deploy -- --environment NAME --out DIR, or npm run deploy -- --help';

/** What `--help` prints. */
export const help = `npm run deploy -- --environment production --out /srv/karat
    builds config/, checks it, and publishes it as a new release with config/environments/production.json
npm run deploy -- --environment production --out /srv/karat --environment-alone
    gives the published release the environment anew; what operators published stays
npm run deploy -- --rollback --out /srv/karat
    publishes the release before the current one; the environment stays as it is
npm run deploy -- --carry-over --environment production --web HOST --mini HOST --out /srv/karat
    takes over a site that was deployed before there were environments: writes config/environments/production.json
    from what is published, takes those values out of config/, of all releases and of the history of published values

--environment NAME     a file of config/environments
--out DIR              the folder that the web server serves
--dist DIR             a build to publish in place of config/
--dir DIR              a folder other than config/

--target TARGET        ${targets.join(', ')}: what to write the configuration for (nginx)
--keep-days DAYS       for how long files of former releases stay (30)
--certificate FILE, --key FILE   nginx: of both hosts (those of certbot for the web host)
--listen PORT          nginx: the port of TLS (443)
--log FILE             nginx: the access log (/var/log/nginx/karat.log)
--nginx-version X.Y.Z  nginx: its version, as nginx -v says; before 1.25.1 HTTP/2 is turned on in another way (1.28)
What is left out of these seven is as in the last command for the folder.`;

/** The file of a deployment with its options; it is beside what is served. */
const optionsFile = (out: string): string => join(out, 'deploy.json');

/** An absolute path without characters that have a meaning in a configuration. */
const filePath = /^\/[\w./@+-]+$/;

/**
 * Reads the command line; `help` asks for an explanation.
 * @param root the folder of the project
 * @throws with a message for the user if an option is missing or invalid
 */
export function readOptions(args: readonly string[], root: string): DeployOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      environment: { type: 'string' },
      out: { type: 'string' },
      dist: { type: 'string' },
      dir: { type: 'string', default: join(root, 'config') },
      target: { type: 'string' },
      'keep-days': { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      listen: { type: 'string' },
      log: { type: 'string' },
      'nginx-version': { type: 'string' },
      rollback: { type: 'boolean', default: false },
      'environment-alone': { type: 'boolean', default: false },
      'carry-over': { type: 'boolean', default: false },
      web: { type: 'string' },
      mini: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.out === undefined) throw new Error('--out is missing.');
  const out = resolve(values.out);
  const command = commandOf(values);
  const target = targets.find((one) => one === values.target);
  if (values.target !== undefined && !target) throw new Error(`--target must be one of ${targets.join(', ')}.`);
  const version = values['nginx-version'];
  if (version !== undefined && !/^\d+\.\d+(\.\d+)?$/.test(version))
    throw new Error(`--nginx-version: "${version}" is not a version such as 1.28.0.`);
  const number = (option: 'keep-days' | 'listen', least: number, most: number): number | undefined => {
    const text = values[option];
    return text === undefined ? undefined : wholeNumber(`--${option}`, text, least, most);
  };
  const parsed: { [Name in keyof ServerOptions]: ServerOptions[Name] | undefined } = {
    target,
    keepDays: number('keep-days', 0, 3650),
    certificate: file('--certificate', values.certificate),
    key: file('--key', values.key),
    listen: number('listen', 1, 65_535),
    log: file('--log', values.log),
    nginxVersion: version,
  };
  const said = Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
  const server = serverOptions.parse({ ...lastOptions(out), ...said });
  return { command, out, config: resolve(values.dir), server };
}

/** The options of the first command for a folder, as far as it does not set them. */
export const defaultOptions: ServerOptions = {
  target: 'nginx',
  keepDays: 30,
  certificate: '',
  key: '',
  listen: 443,
  log: '/var/log/nginx/karat.log',
  nginxVersion: '1.28',
};

/** The options of the last command for a folder; the default ones where there was none. */
function lastOptions(out: string): ServerOptions {
  const path = optionsFile(out);
  return existsSync(path) ? serverOptions.parse(JSON.parse(readFileSync(path, 'utf8'))) : defaultOptions;
}

/** Keeps the options of a deployment in its folder. */
export function keepOptions(out: string, server: ServerOptions): void {
  writeFileSync(optionsFile(out), `${JSON.stringify(server, null, 2)}\n`);
}

/** What the command line asks for. */
function commandOf(values: {
  readonly environment?: string | undefined;
  readonly dist?: string | undefined;
  readonly web?: string | undefined;
  readonly mini?: string | undefined;
  readonly rollback: boolean;
  readonly 'environment-alone': boolean;
  readonly 'carry-over': boolean;
}): Command {
  const { environment, dist } = values;
  if (values.rollback) {
    if (environment !== undefined) throw new Error('--rollback keeps the environment: leave out --environment.');
    return { kind: 'rollback' };
  }
  if (environment === undefined)
    throw new Error('--environment is missing: the name of a file of config/environments.');
  if (!/^[a-z0-9-]+$/.test(environment))
    throw new Error(`--environment: "${environment}" is not the name of a file of config/environments.`);
  const { web, mini } = values;
  if (values['carry-over']) {
    if (web === undefined || mini === undefined) throw new Error('--carry-over needs --web and --mini.');
    return { kind: 'carry-over', environment, hosts: { web, mini } };
  }
  if (web !== undefined || mini !== undefined)
    throw new Error(`--web and --mini stand in config/environments/${environment}.json, as "hosts".`);
  return values['environment-alone'] ? { kind: 'renew', environment } : { kind: 'publish', environment, dist };
}

function file(option: string, path: string | undefined): string | undefined {
  if (path !== undefined && !filePath.test(path)) throw new Error(`${option}: "${path}" is not an absolute path.`);
  return path;
}
