import { apiAddress } from '../../src/api/address.ts';
import type { Environment } from '../../src/values/environment-schema.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';

/** The values of a page that operators publish and that name addresses. */
interface Published {
  readonly links: { readonly links: Readonly<Record<string, string>> };
  readonly networks?: unknown;
}

/** Where faults are reported: in the files of published values, and in the file with the environment, at `path` in it. */
export interface Places {
  readonly config: { readonly file: (name: string) => SourceFile };
  readonly file: SourceFile;
  readonly path?: readonly string[];
}

/**
 * Everything that keeps a page from a deployment: addresses of the sandbox or of examples, no hosts, and an API that the
 * app would not call.
 */
export function deployFaults(
  published: Published,
  environment: Environment,
  { config, file, path = [] }: Places,
): Fault[] {
  const { login, loginGroup, support, supportChat = '', supportMail = '', supportEmail, monitoring } = environment;
  const links = { login, loginGroup, support, supportChat, supportMail, supportEmail };
  const ofEnvironment = ([key, text]: readonly [string[], string]): Fault[] =>
    text === '' ? [] : addressFaults(file, [...path, ...key], text);
  return [
    // The login address comes first: the access token travels to it.
    ...Object.entries(links).flatMap(([key, text]) => ofEnvironment([[key], text])),
    ...ofEnvironment([['monitoring', 'url'], monitoring?.url ?? '']),
    ...hostFaults(environment, file, path),
    ...textsIn(published.links, []).flatMap(([key, text]) => addressFaults(config.file('links'), key, text)),
    ...textsIn(published.networks, []).flatMap(([key, text]) =>
      /^https?:/.test(text) ? addressFaults(config.file('networks'), key, text) : [],
    ),
  ];
}

/** The origin of the API that the app calls from a host; the host's own where that serves the API. */
export function apiOriginFor(environment: Pick<Environment, 'apiAddress' | 'sameOriginHosts'>, host: string): string {
  const address = apiAddress({ protocol: 'https:', hostname: host, port: '' }, environment);
  return address === '' ? `https://${host}` : new URL(address).origin;
}

/** The origin that pages tell what goes wrong; undefined if there is none. */
export function monitoringOriginIn({ monitoring }: Pick<Environment, 'monitoring'>): string | undefined {
  return URL.parse(monitoring?.url ?? '')?.origin;
}

function hostFaults(environment: Environment, file: SourceFile, path: readonly string[]): Fault[] {
  const { hosts } = environment;
  if (!hosts) return [file.fault([...path, 'hosts'], 'missing "hosts": the host names of the app, "web" and "mini"')];
  const reserved = Object.entries(hosts).filter(([, host]) => isExample(host));
  if (reserved.length > 0)
    return reserved.map(([name, host]) =>
      file.fault([...path, 'hosts', name], `"${host}" is a host of an example: set the real one`),
    );
  const called = [hosts.web, hosts.mini].map((host) => apiOriginFor(environment, host));
  const [origin = '', other] = called;
  const at = [...path, 'apiAddress'];
  if (origin !== other)
    return [file.fault(at, `the app would call ${called.join(' and ')}: set the address of the one API`)];
  return isExample(new URL(origin).hostname)
    ? [file.fault(at, `${origin} is not a public address: set the address of the API`)]
    : [];
}

function addressFaults(file: SourceFile, path: readonly string[], text: string): Fault[] {
  if (text.startsWith('/')) return [file.fault(path, `"${text}" is an address of the sandbox: set the real one`)];
  const host = text.includes('@') ? text.split('@').at(-1) : URL.parse(text)?.hostname;
  return isExample(text) || (host !== undefined && host !== '' && isReserved(host))
    ? [file.fault(path, `"${text}" is an address of an example: set the real one`)]
    : [];
}

function isExample(text: string): boolean {
  return /(^|[./_@-])example([./_-]|$)/i.test(text) || isReserved(text);
}

/** Whether a host name can never be public: loopback names, and the names that RFC 2606 reserves. */
function isReserved(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|invalid|localhost)$|^127\.|^\[::1\]$/.test(host);
}

/** All texts within a value, each with its path; `$schema` is none. */
function textsIn(value: unknown, path: readonly string[]): [string[], string][] {
  if (typeof value === 'string') return [[[...path], value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === '$schema' ? [] : textsIn(one, [...path, key])));
}
