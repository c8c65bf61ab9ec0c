import { securityHeaders } from '../server/headers.ts';
import { type AddressValues, apiOriginFor, monitoringOriginIn } from './addresses.ts';
import type { DeployOptions } from './options.ts';

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
export interface Site extends Pick<DeployOptions, 'out' | 'certificate' | 'key' | 'listen' | 'log'> {
  readonly hosts: readonly Host[];
}

/** Files with a hash in their name may be kept for a year; everything else is asked for each time. */
export const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const;
/** The paths of the API; a page of the app is never at one of them. */
export const apiPaths = ['v1', 'i18n', 'bitfinex', 'sandbox'] as const;

/** The hosts of a deployment, and their headers. */
export function siteOf(options: DeployOptions, values: AddressValues): Site {
  const { out, certificate, key, listen, log, web, mini } = options;
  const names = [
    ['web', web],
    ['mini-app', mini],
  ] as const;
  const hosts = names.map(([kind, name]): Host => {
    const apiOrigin = apiOriginFor(values, name);
    const hasApi = apiOrigin === `https://${name}`;
    const headers = securityHeaders({
      kind,
      isSecure: true,
      apiOrigin: hasApi ? undefined : apiOrigin,
      monitoringOrigin: monitoringOriginIn(values),
    });
    return { kind, name, headers, hasApi };
  });
  return { out, certificate, key, listen, log, hosts };
}
