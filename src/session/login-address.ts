import { values } from '../values/values.ts';

/**
 * The address of the web login page, on another host if the page's top-level domain is `group`; with the access token
 * as `accessToken` if there is one and the environment allows it (E-22, E-23, API-10).
 */
export function loginAddress(accessToken: string | undefined, host = location.hostname): string {
  const url = new URL(host.endsWith('.group') ? values.links.loginGroup : values.links.login, location.origin);
  if (accessToken !== undefined && values.app.passesTokenToLogin) url.searchParams.set('accessToken', accessToken);
  return url.href;
}
