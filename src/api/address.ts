/** What decides where the API answers. */
interface AddressValues {
  readonly apiAddress: string;
  readonly sameOriginHosts: readonly string[];
}

/**
 * The base address of the API, without a slash at its end: the configured one; nothing where the page's own host serves
 * it, as a name without a dot and a bare IP address do; else the `api.` subdomain of the host's parent domain, on the
 * page's protocol and port (product.md §7). A bare domain is its own parent.
 */
export function apiAddress(
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  values: AddressValues,
): string {
  if (values.apiAddress !== '') return values.apiAddress.replace(/\/+$/, '');
  const isOwn = values.sameOriginHosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  const isNumber = /^[\d.]+$|:/.test(hostname);
  const labels = hostname.split('.');
  if (isOwn || isNumber || labels.length < 2) return '';
  const parent = labels.length > 2 ? labels.slice(1) : labels;
  return `${protocol}//api.${parent.join('.')}${port && `:${port}`}`;
}
