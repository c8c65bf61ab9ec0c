/** Whether a host name is a loopback name of this machine. */
export function isLocalHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Whether a page of `origin` may call the sandbox: any of this machine, and those in `allowed`. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && isLocalHost(url.hostname);
}
