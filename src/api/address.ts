/** The config values that determine the base address of the API. */
interface AddressValues {
  readonly apiAddress: string;
  readonly sameOriginHosts: readonly string[];
}

/**
 * The base address of the API, without a trailing slash: the configured address; else empty if the host of the page
 * serves the API, as a name without a dot and an IP address do; else the `api.` subdomain of the host's parent domain
 * with the protocol and port of the page (API-01). A domain without a subdomain is its own parent.
 */
export function apiAddress(
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  values: AddressValues,
): string {
  if (values.apiAddress !== '') return values.apiAddress.replace(/\/+$/, '');
  const isSameOrigin = values.sameOriginHosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  const isNumber = /^[\d.]+$|:/.test(hostname);
  const labels = hostname.split('.');
  if (isSameOrigin || isNumber || labels.length < 2) return '';
  const parent = labels.length > 2 ? labels.slice(1) : labels;
  return `${protocol}//api.${parent.join('.')}${port && `:${port}`}`;
}
