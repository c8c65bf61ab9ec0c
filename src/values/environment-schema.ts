import * as z from 'zod/mini';

import { schemaKey } from './base-schema.ts';

const texts = z.array(z.string());

/** The values of an environment that the page has under `app`. */
export const environmentOfApp = {
  /** The base URL of the API; empty: derived from the host of the page (API-01). */
  apiAddress: z.string(),
  /** Where texts come from: the API, as they do without this value, or the site of the page, which has those of its build. */
  texts: z.optional(z.enum(['api', 'site'])),
  /** Host names where the page and its API share one origin. */
  sameOriginHosts: texts,
  passesTokenToLogin: z.boolean(),
  supportEmail: z.string(),
  tradingAllowList: texts,
  /** Whether the API processes an `idempotency-key` at most once in 24 hours (openapi.yaml); false until that was seen. */
  honorsIdempotencyKeys: z.boolean(),
  /**
   * Whether the API supports each parameter that openapi.yaml marks as an addition; controls of a disabled one are
   * hidden, and an entry is found by its id in the list.
   */
  honorsParameters: z.record(z.string(), z.boolean()),
  /** Where errors and measurements of pages are sent, and the share of pages that send them; off without an address. */
  monitoring: z.optional(z.strictObject({ url: z.string(), share: z.number().check(z.gte(0), z.lte(1)) })),
};

/** The values of an environment that the page has under `links`: the login page; `loginGroup` where the top-level domain is `group`. */
export const environmentOfLinks = { login: z.string(), loginGroup: z.string() };

/** The values of an environment that the page has among its named links. */
export const environmentLinks = {
  support: z.string(),
  supportChat: z.optional(z.string()),
  supportMail: z.optional(z.string()),
};

/** A file of config/environments: what belongs to the place where the app runs, and not to what operators publish. */
export const environmentValues = z.strictObject({
  ...schemaKey,
  /** The host names of the app: in browsers, and in the messenger; only an environment that is deployed has them. */
  hosts: z.optional(z.strictObject({ web: z.string(), mini: z.string() })),
  /** That some browsers may send a transfer twice is accepted; only where the API honors no keys (docs/browsers.md). */
  repeats: z.optional(z.literal('accepted')),
  ...environmentOfApp,
  ...environmentOfLinks,
  ...environmentLinks,
});
/** The values of an environment. */
export type Environment = Omit<z.output<typeof environmentValues>, '$schema'>;
