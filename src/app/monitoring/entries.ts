import { framesOf, type AppCode } from './frames.ts';

/** What is known of an error: never its message, which may hold amounts, addresses and tokens. */
export interface FaultEntry {
  readonly kind: 'error' | 'rejection' | 'logged';
  readonly screen: string;
  readonly name: string;
  /** Places in files of the app, as `file.js:line:column`, the innermost first. */
  readonly stack: readonly string[];
  /** What the app logged with it: one of `notes`. */
  readonly note?: string;
}

/** A violation of the content security policy. */
export interface PolicyEntry {
  readonly kind: 'policy';
  readonly screen: string;
  readonly directive: string;
  /** An origin, or a word such as `inline`; never an address. */
  readonly blocked: string;
}

/** A measurement of the page (Web Vitals). */
export interface MetricEntry {
  readonly kind: 'metric';
  readonly screen: string;
  readonly name: string;
  readonly value: number;
  readonly rating: string;
}

/** One thing that is reported about a page. */
export type Entry = FaultEntry | PolicyEntry | MetricEntry;

/** The word for everything that is not on its list: no text is passed on. */
const other = 'other';

const errorNames = [
  'AbortError',
  'AggregateError',
  'ApiError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'Error',
  'EvalError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'UnknownError',
];

/** What the app writes before an error into the console; a test compares them with the code. */
export const notes = [
  'values of index.html are not JSON',
  'the browser keeps nothing:',
  'toasts could not be shown yet:',
  'a route failed:',
  'a statement was not saved:',
  'the English of the build could not be loaded:',
  'a transfer is not carried on:',
] as const;

const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
];
/** What may be blocked and is no address of the web: words of the policy, and schemes. */
const blockedWords = new Set([
  'about',
  'blob',
  'chrome-extension',
  'data',
  'eval',
  'file',
  'inline',
  'moz-extension',
  'safari-web-extension',
  'trusted-types-policy',
  'trusted-types-sink',
  'wasm-eval',
]);
const metrics = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
const ratings = ['good', 'needs-improvement', 'poor'];
/** A longer label of a host name may be an address of a wallet. */
const longestLabel = 24;
const thousandths = 1000;
/** No page is measured for longer, ms. */
const largest = 1e8;

/** `text` if it is one of the words, else `other`. */
export function oneOf(words: readonly string[], text: unknown): string {
  return words.find((word) => word === text) ?? other;
}

/** The entry of an error, whatever was thrown. @param note what the app logged before it */
export function faultEntry(
  kind: FaultEntry['kind'],
  screen: string,
  thrown: unknown,
  appCode: AppCode,
  note?: unknown,
): FaultEntry {
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const known = notes.find((one) => one === note);
  return {
    kind,
    screen,
    name: isError ? oneOf(errorNames, thrown.name) : other,
    stack: isError ? framesOf(thrown.stack, thrown.message, appCode) : [],
    ...(known !== undefined && { note: known }),
  };
}

/** The entry of a violation of the policy. @param uri what was blocked */
export function policyEntry(screen: string, directive: string, uri: string, { origin }: AppCode): PolicyEntry {
  return { kind: 'policy', screen, directive: oneOf(directives, directive), blocked: blockedOf(uri, origin) };
}

/** The entry of a measurement; undefined for a value that none has. */
export function metricEntry(
  screen: string,
  { name, value, rating }: { readonly name: string; readonly value: number; readonly rating: string },
): MetricEntry | undefined {
  if (!(value >= 0 && value <= largest)) return undefined;
  const rounded = Math.round(value * thousandths) / thousandths;
  return { kind: 'metric', screen, name: oneOf(metrics, name), value: rounded, rating: oneOf(ratings, rating) };
}

/** An absolute address, if it is one; `URL.canParse` is newer than the oldest browsers that run the app. */
function addressOf(uri: string): URL | undefined {
  try {
    return new URL(uri);
  } catch {
    return undefined;
  }
}

function blockedOf(uri: string, appOrigin: string): string {
  if (blockedWords.has(uri)) return uri;
  const address = addressOf(uri);
  if (address === undefined) return other;
  const { protocol, hostname, origin, port } = address;
  if (origin === appOrigin) return 'self';
  const scheme = protocol.slice(0, -1);
  if (blockedWords.has(scheme)) return scheme;
  if (!/^(http|ws)s?$/.test(scheme)) return other;
  if (!/^[a-z0-9.-]+$/.test(hostname)) return other;
  const labels = hostname.split('.').map((label) => (label.length > longestLabel ? 'x' : label));
  return `${protocol}//${labels.join('.')}${port && `:${port}`}`;
}
