import type { ServerOptions } from 'node:http';

/**
 * What a connection may take. An idle one stays open longer than proxies and clients keep theirs, because a request is
 * lost if the server closes the connection while it is being sent. Headers and the whole request have to arrive soon, so
 * that a client that sends slowly cannot hold connections; how long an answer takes is not limited.
 */
export const serverLimits = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16_384,
} as const satisfies ServerOptions;

/** The most connections of a server at a time; further ones are closed. */
export const maxConnections = 1000;
