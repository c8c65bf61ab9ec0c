import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths, cacheControl, type Host, type Site } from '../site.ts';

/**
 * Writes a folder for each host, to be uploaded to a static host or an object store behind a CDN that reads `_headers`
 * and `_redirects`: the current release and the assets of all releases.
 */
export function writeStaticHosts({ hosts, out }: Site): void {
  for (const host of hosts) {
    const folder = join(out, host.kind === 'web' ? 'web' : 'mini');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(realpathSync(join(out, 'current')), folder, { recursive: true, filter: isServed });
    cpSync(join(out, 'assets'), join(folder, 'assets'), { recursive: true, filter: isServed });
    writeFileSync(join(folder, 'missing.txt'), 'This file is not here.\n');
    writeFileSync(join(folder, '_headers'), headersFile(host));
    writeFileSync(join(folder, '_redirects'), redirectsFile(host));
  }
}

/** Static hosts compress by themselves; files for tools are not public. */
function isServed(source: string): boolean {
  return !/\/\.[^/]+$|\.(br|gz)$/.test(source);
}

/** The `_headers` file of a host. */
export function headersFile({ headers }: Host): string {
  const lines = [...Object.entries(headers), ['cache-control', cacheControl.others]];
  return [
    '/*',
    ...lines.map(([name, text]) => `  ${name}: ${text}`),
    '/assets/*',
    '  ! cache-control',
    `  cache-control: ${cacheControl.assets}`,
    '',
  ].join('\n');
}

/** The `_redirects` file of a host. */
export function redirectsFile({ hasApi }: Host): string {
  const missing = ['/assets/*', ...(hasApi ? [] : apiPaths.map((path) => `/${path}/*`))];
  return [...missing.map((path) => `${path} /missing.txt 404`), '/* /index.html 200', ''].join('\n');
}
