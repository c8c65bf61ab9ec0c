/** Where a page is shown: in a browser tab (`web`) or in the messenger's frame (`mini-app`). */
type HostKind = 'web' | 'mini-app';

/** The context that determines the headers of a page. */
interface SecurityContext {
  kind: HostKind;
  isSecure: boolean;
  /** Whether the host is local; there, the sandbox's messenger page may frame the mini-app. */
  isLocal?: boolean | undefined;
  /** Origin of the API if it differs from the page's. */
  apiOrigin?: string | undefined;
  /** Origin to which pages send what goes wrong, if the environment names one. */
  monitoringOrigin?: string | undefined;
  /** Path to which violation reports are sent; tests only. */
  reportPath?: string | undefined;
  /** Whether the page may keep a connection to the page that opened it; tests only. */
  keepsOpener?: boolean | undefined;
}

/** The only allowed Trusted Types policy: it creates the URL of the service worker. */
const trustedTypesPolicy = 'karat';
const messengerOrigin = 'https://web.telegram.org';
const oneYearSeconds = 31_536_000;
const closedFeatures = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The features allowed for the page itself: the camera, to scan QR codes of addresses. */
const pageFeatures = ['camera=(self)'];

/** The kind of a host name (with or without port): the mini-app has the subdomain `mini.`. */
export function hostKind(host: string): HostKind {
  return host.startsWith('mini.') ? 'mini-app' : 'web';
}

/**
 * The origin of the API for a page's address: the `api.` subdomain of the site's parent domain (API-01), with
 * the same protocol and port. Undefined for loopback names and IP addresses: there the API has the page's origin; also
 * for names with other characters than DNS allows, because a comma would split the policy.
 */
export function apiOriginOf(page: URL): string | undefined {
  const { hostname, protocol, port } = page;
  const labels = hostname.split('.');
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  if (isAddress || !/^[\w.-]+$/.test(hostname) || labels.length < 2 || labels.at(-1) === 'localhost') return undefined;
  const parent = labels.length > 2 ? labels.slice(1) : labels;
  return `${protocol}//api.${parent.join('.')}${port && `:${port}`}`;
}

function contentSecurityPolicy({ kind, apiOrigin, monitoringOrigin, isLocal, reportPath }: SecurityContext): string {
  const called = ["'self'", apiOrigin, monitoringOrigin].filter((origin) => origin !== undefined);
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${called.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${kind === 'mini-app' ? messengerOrigin + (isLocal ? " 'self'" : '') : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ];
  if (reportPath) directives.push(`report-uri ${reportPath}`);
  return directives.join('; ');
}

/** The security headers of every page and file. */
export function securityHeaders(context: SecurityContext): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(context),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': [...closedFeatures.map((feature) => `${feature}=()`), ...pageFeatures].join(', '),
    ...(context.kind === 'web' && !context.keepsOpener && { 'cross-origin-opener-policy': 'same-origin' }),
    ...(context.isSecure && { 'strict-transport-security': `max-age=${oneYearSeconds}` }),
  };
}
