import { apiOriginFor, monitoringOriginIn } from '../compiler/values/deploy-faults.ts';
import { securityHeaders } from '../server/headers.ts';
import type { Environment } from '../src/values/environment-schema.ts';
import type { ServerOptions } from './options.ts';

/** A host of a deployment. */
export interface Host {
  readonly kind: 'web' | 'mini-app';
  readonly name: string;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the host serves the API itself, so that its paths are not the app's. */
  readonly hasApi: boolean;
}

/** What a server must know of a deployment. */
export interface Site extends Pick<ServerOptions, 'certificate' | 'key' | 'listen' | 'log' | 'nginxVersion'> {
  readonly out: string;
  readonly hosts: readonly Host[];
}

/** Files with a hash in their name may be kept for a year; everything else is requested each time. */
export const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;
/** The paths of the API; a page of the app is never at one of them. */
export const apiPaths = ['v1', 'i18n', 'bitfinex', 'sandbox'] as const;

/** The hosts of a deployment, and their headers. @throws when its environment names none */
export function siteOf(out: string, server: ServerOptions, environment: Environment): Site {
  const { hosts: named } = environment;
  if (!named) throw new Error('The environment names no hosts.');
  const { web, mini } = named;
  const { listen, log, nginxVersion } = server;
  const folder = `/etc/letsencrypt/live/${web}`;
  const certificate = server.certificate || `${folder}/fullchain.pem`;
  const key = server.key || `${folder}/privkey.pem`;
  const names = [
    ['web', web],
    ['mini-app', mini],
  ] as const;
  const hosts = names.map(([kind, name]): Host => {
    const apiOrigin = apiOriginFor(environment, name);
    const hasApi = apiOrigin === `https://${name}`;
    const headers = securityHeaders({
      kind,
      isSecure: true,
      apiOrigin: hasApi ? undefined : apiOrigin,
      monitoringOrigin: monitoringOriginIn(environment),
    });
    return { kind, name, headers, hasApi };
  });
  return { out, certificate, key, listen, log, nginxVersion, hosts };
}
