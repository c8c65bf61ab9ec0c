import { publicOperations, publicPaths } from '../../generated/operations/operations.ts';

/** Whether a path is called without a bearer token. */
export function isPublicPath(path: string): boolean {
  return publicPaths.test(path);
}

/** The same as `isPublicPath` for an operationId, which is the first part of a query key. */
export function isPublicOperation(id: unknown): boolean {
  return publicOperations.some((operation) => operation === id);
}
