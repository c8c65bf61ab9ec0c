import { parseArgs } from 'node:util';
import { wholeNumber } from '../scripts/command-line.ts';

/** The kinds of servers that `npm run deploy` writes a configuration for. */
export const targets = ['nginx', 'caddy', 'headers'] as const;
/** `headers` is for static hosts that read `_headers` and `_redirects`. */
export type Target = (typeof targets)[number];

/** The options of `npm run deploy`. */
export interface DeployOptions {
  readonly target: Target;
  /** The host names of the app: in browsers, and in the messenger. */
  readonly web: string;
  readonly mini: string;
  /** The origin of the API; undefined if it is the one that config/app.json gives. */
  readonly api: string | undefined;
  /** The folder to write. */
  readonly out: string;
  /** The build to deploy; undefined to build `config/` first. */
  readonly dist: string | undefined;
  /** For how many days the files of a former release stay, so that open tabs go on. */
  readonly keepDays: number;
  /** nginx only: the files of the certificate and its key, and the port. */
  readonly certificate: string;
  readonly key: string;
  readonly listen: number;
  /** nginx only: the file of the access log. */
  readonly log: string;
  /** Publishes the release before the current one instead of a new one. */
  readonly isRollback: boolean;
}

/** The line that a wrong option prints. */
export const usage =
  `npm run deploy -- --target ${targets.join('|')} --web app.example.com --mini mini.example.com --out DIR ` +
  '[--api https://api.example.com] [--dist DIR] [--keep-days 30] [--certificate FILE --key FILE] [--listen 443] [--log FILE] [--rollback]';

/** A host name with at least two labels; it is written into configurations, so nothing else may be in it. */
const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** An absolute path without characters that have a meaning in a configuration. */
const filePath = /^\/[\w./@+-]+$/;

/**
 * Reads the command line.
 * @throws with a message for the user if an option is missing or invalid
 */
export function readOptions(args: readonly string[]): DeployOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      target: { type: 'string' },
      web: { type: 'string' },
      mini: { type: 'string' },
      api: { type: 'string' },
      out: { type: 'string' },
      dist: { type: 'string' },
      'keep-days': { type: 'string', default: '30' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      listen: { type: 'string', default: '443' },
      log: { type: 'string', default: '/var/log/nginx/karat.log' },
      rollback: { type: 'boolean', default: false },
    },
  });
  const target = targets.find((one) => one === values.target);
  if (!target) throw new Error(`--target must be one of ${targets.join(', ')}.`);
  const web = host('--web', values.web);
  const mini = host('--mini', values.mini);
  if (web === mini) throw new Error('--web and --mini must differ: the messenger may frame only one of them.');
  if (values.out === undefined) throw new Error('--out is missing.');
  const folder = `/etc/letsencrypt/live/${web}`;
  return {
    target,
    web,
    mini,
    api: values.api === undefined ? undefined : apiOrigin(values.api),
    out: values.out,
    dist: values.dist,
    keepDays: wholeNumber('--keep-days', values['keep-days'], 0, 3650),
    certificate: file('--certificate', values.certificate ?? `${folder}/fullchain.pem`),
    key: file('--key', values.key ?? `${folder}/privkey.pem`),
    listen: wholeNumber('--listen', values.listen, 1, 65_535),
    log: file('--log', values.log),
    isRollback: values.rollback,
  };
}

function host(option: string, given: string | undefined): string {
  if (given === undefined) throw new Error(`${option} is missing.`);
  if (!hostName.test(given)) throw new Error(`${option}: "${given}" is not a host name such as app.example.com.`);
  return given;
}

function apiOrigin(given: string): string {
  const url = URL.parse(given);
  const isOrigin = url?.protocol === 'https:' && url.origin === given.replace(/\/$/, '');
  if (!isOrigin) throw new Error(`--api: "${given}" is not an origin such as https://api.example.com.`);
  return url.origin;
}

function file(option: string, given: string): string {
  if (!filePath.test(given)) throw new Error(`${option}: "${given}" is not an absolute path.`);
  return given;
}
