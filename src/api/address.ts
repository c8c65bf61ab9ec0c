/** What decides where the API answers. */
export interface AddressValues {
  readonly apiAddress: string;
  readonly sameOriginHosts: readonly string[];
}

/**
 * The base address of the API, without a slash at its end: the configured one; nothing where the page's own host serves
 * it; else the `api.` subdomain of the host's parent domain (product.md §7). A bare domain is its own parent.
 */
export function apiAddress({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>, values: AddressValues): string {
  if (values.apiAddress !== '') return values.apiAddress.replace(/\/+$/, '');
  const isOwn = values.sameOriginHosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
  const isNumber = /^[\d.]+$|:/.test(hostname);
  if (isOwn || isNumber) return '';
  const labels = hostname.split('.');
  const parent = labels.length > 2 ? labels.slice(1) : labels;
  return `${protocol}//api.${parent.join('.')}`;
}
