const publicPaths = /^\/(v1\/(auth|balance\/rates)$|bitfinex\/|i18n\/)/;
const publicOperations: ReadonlySet<unknown> = new Set([
  'authenticate',
  'rates',
  'candles',
  'hourlyCandles',
  'translations',
]);

/** Whether a path is called without a bearer token: rates, candles, texts and authentication. */
export function isPublicPath(path: string): boolean {
  return publicPaths.test(path);
}

/** The same as `isPublicPath` for an operationId, which is the first part of a query key. */
export function isPublicOperation(id: unknown): boolean {
  return publicOperations.has(id);
}
