import { z } from 'zod';
import { apiAddress } from '../src/api/address.ts';
import { valuesIn } from '../compiler/values-block.ts';

/** The values of a build that name addresses. */
const addressValues = z.object({
  app: z.object({
    versionLabel: z.string(),
    apiAddress: z.string(),
    sameOriginHosts: z.array(z.string()),
    supportEmail: z.string(),
    monitoring: z.optional(z.object({ url: z.string() })),
  }),
  links: z.object({ links: z.record(z.string(), z.string()) }).catchall(z.unknown()),
  networks: z.unknown(),
});
export type AddressValues = z.output<typeof addressValues>;

/** The addresses in the page of a build. @throws when it is not a page of this app */
export function addressesIn(html: string): AddressValues {
  return addressValues.parse(valuesIn(html));
}

/** A value that a deployment must not have, in the words of the checker: its place, and what to set. */
type Refusal = string;

/**
 * Everything that keeps these values from a deployment: addresses of the sandbox or of examples, and an API that the
 * app would not call.
 * @param hosts the host names of the app @param api the origin that was named on the command line, if any
 */
export function refusals(values: AddressValues, hosts: readonly string[], api: string | undefined): Refusal[] {
  const monitored = values.app.monitoring?.url ?? '';
  return [
    // The login address comes first: the access token travels to it.
    ...textsIn(values.links, [])
      .toSorted(([one], [other]) => one.length - other.length)
      .flatMap(([path, text]) => addressRefusal('links', path, text)),
    ...textsIn(values.networks, []).flatMap(([path, text]) =>
      /^https?:/.test(text) ? addressRefusal('networks', path, text) : [],
    ),
    ...addressRefusal('app', ['supportEmail'], values.app.supportEmail),
    ...(monitored === '' ? [] : addressRefusal('app', ['monitoring', 'url'], monitored)),
    ...apiRefusals(values, hosts, api),
  ];
}

/** The origin of the API that the app calls from a host; the host's own where that serves the API. */
export function apiOriginFor({ app }: AddressValues, host: string): string {
  const address = apiAddress({ protocol: 'https:', hostname: host, port: '' }, app);
  return address === '' ? `https://${host}` : new URL(address).origin;
}

/** The origin that pages tell what goes wrong; undefined if there is none. */
export function monitoringOriginIn({ app }: AddressValues): string | undefined {
  return app.monitoring && URL.canParse(app.monitoring.url) ? new URL(app.monitoring.url).origin : undefined;
}

function apiRefusals(values: AddressValues, hosts: readonly string[], api: string | undefined): Refusal[] {
  const called = [...new Set(hosts.map((host) => apiOriginFor(values, host)))];
  const wanted = api ?? called[0];
  const others = called.filter((origin) => origin !== wanted);
  if (others.length > 0)
    return [`config/app.json /apiAddress — the app would call ${others.join(' and ')}: set it to "${wanted}"`];
  return isReserved(new URL(String(wanted)).hostname)
    ? [`config/app.json /apiAddress — ${wanted} is not a public address: set the address of the API`]
    : [];
}

function addressRefusal(file: string, path: readonly string[], text: string): Refusal[] {
  const place = `config/${file}.json /${path.join('/')}`;
  if (text.startsWith('/')) return [`${place} — "${text}" is an address of the sandbox: set the real one`];
  const host = text.includes('@') ? text.split('@').at(-1) : URL.parse(text)?.hostname;
  const isExample =
    /(^|[./_@-])example([./_-]|$)/i.test(text) || (host !== undefined && host !== '' && isReserved(host));
  return isExample ? [`${place} — "${text}" is an address of an example: set the real one`] : [];
}

/** Whether a host name can never be public: loopback names, and the names that RFC 2606 reserves. */
function isReserved(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|invalid|localhost)$|^127\.|^\[::1\]$/.test(host);
}

/** All texts within a value, each with its path; `$schema` is none. */
function textsIn(held: unknown, path: readonly string[]): [string[], string][] {
  if (typeof held === 'string') return [[[...path], held]];
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([key, one]) => (key === '$schema' ? [] : textsIn(one, [...path, key])));
}
