import * as z from 'zod/mini';

import type { AddressNetwork } from '../domain/address.ts';
import { type NetworkOperation, networkOperations } from '../domain/openings.ts';

/** An exact decimal as text: config/ never holds an amount as a JSON number. */
export const decimal = z.string().check(z.regex(/^\d+(\.\d{1,18})?$/));
const positive = z.int().check(z.positive());
const milliseconds = positive;
const texts = z.array(z.string());
const schemaKey = { $schema: z.optional(z.string()) };

/** Words of an operator by language: a plain text each; English stands in where a language is missing. */
const words = z.record(z.string(), z.string().check(z.minLength(1), z.regex(/^[^<>{}]*$/)));
/** A day, or a moment with its offset, ISO 8601. */
const moment = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/)));
/** Something to tell on top of screens for a time, without a build. */
const appNotice = z.strictObject({
  tone: z.optional(z.enum(['info', 'warn'])),
  title: z.optional(words),
  text: words,
  from: moment,
  until: moment,
  /** The paths of the screens that tell it; without them all do but those of the whole window. */
  screens: z.optional(texts),
});
/** One of them. */
export type AppNotice = z.output<typeof appNotice>;

/** config/app.json. */
const appValues = z.strictObject({
  ...schemaKey,
  name: z.string().check(z.minLength(1)),
  versionLabel: z.string(),
  translationVersion: z.string(),
  /** Where the API answers; empty: derived from the host of the page (product.md §7). */
  apiAddress: z.string(),
  /** Host names under which the page and its API share one origin. */
  sameOriginHosts: texts,
  launchParameter: z.string().check(z.regex(/^[a-z]+$/)),
  defaultReferralCode: z.string(),
  /** What a friend's code in a link is: its most characters, and all that they may be; a longer launch parameter is a login token. */
  referralCode: z.strictObject({ longest: positive, characters: z.string().check(z.minLength(1)) }),
  supportEmail: z.string(),
  tradingAllowList: texts,
  showsMutationErrors: z.boolean(),
  /** Whether the warning lies over the first screen (product.md §2). */
  showsWarning: z.boolean(),
  passesTokenToLogin: z.boolean(),
  pageSize: positive,
  /** How long an answer stays fresh, ms; by operationId where it differs. */
  freshness: z.catchall(z.object({ default: milliseconds }), milliseconds),
  /** Operations whose answers are kept on the device, for a start without a network. */
  keptOffline: texts,
  /** After so long a request is given up; one that moves money is told as not confirmed, and awaited for `transferTimeout`, ms. */
  requestTimeout: milliseconds,
  transferTimeout: milliseconds,
  /** How a number of an answer that breaks the contract reads: a dash (decisions.md), or 0 (product.md §5). */
  brokenNumbers: z.enum(['dash', 'zero']),
  /** Whether the API carries out an `idempotency-key` at most once for 24 hours (openapi.yaml). */
  honorsIdempotencyKeys: z.boolean(),
  /**
   * Whether the API takes the parameters that openapi.yaml marks as additions, each by its name; the controls of one that is off
   * are not shown, and an entry is found by its id in the list.
   */
  honorsParameters: z.record(z.string(), z.boolean()),
  /** For how long after a transfer an equal one is asked about, ms. */
  equalTransferWithin: milliseconds,
  /** How long the first pause is where the API says that there were too many requests, but not when to come back, ms. */
  rateLimitDelay: milliseconds,
  reauthentication: z.strictObject({ tries: positive, firstDelay: milliseconds }),
  /** After so many minutes without use a session on the web ends; 0: never. */
  idleMinutes: z.int().check(z.nonnegative()),
  historyCountdown: milliseconds,
  /** So many characters at each end make an address look like another one. */
  addressEnds: positive,
  /** From more than this part of what is available on, the last look says what remains: 0.9 is 90 %. */
  largeShare: z.string().check(z.regex(/^(0\.\d{1,4}|1)$/)),
  /** How long a toast stays, and how long a button says that something was copied (product.md §9). */
  toastDuration: milliseconds,
  copiedDuration: milliseconds,
  /** Below this width of the window, px, a link is shared by the device, else copied (product.md §9). */
  nativeShareBelow: positive,
  /** So many of the latest accruals are read for what was earned over time; what came before is its first point. */
  earningsAccruals: positive,
  /** The day from which cards can be used (product.md §9). */
  cardAvailableFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  twoFactorPlaceholder: z.string(),
  /** What is told on top of screens, such as an incident. */
  notices: z.optional(z.array(appNotice)),
  /** The screen that the messenger's own entry for settings opens. */
  settingsScreen: z.string().check(z.startsWith('/')),
});

/** The identifier of a price feed, hexadecimal, with or without 0x; its use is not known (product.md §3). */
const priceFeed = z.optional(z.string().check(z.regex(/^(0x)?[0-9a-fA-F]+$/)));

/** A pair as the exchange names it, without its leading `t`; a colon stands after a coin of four or more letters. */
const candleSymbol = z.string().check(z.regex(/^[A-Z0-9]{2,12}(:[A-Z0-9]{2,12})?$/));

/** A token of config/tokens.json. */
export const token = z.strictObject({
  ticker: z.string().check(z.regex(/^[A-Z]{2,10}$/)),
  label: z.string(),
  name: z.string(),
  decimals: z.int().check(z.nonnegative(), z.lte(18)),
  /** Which field of the rates answer prices this token. */
  rateField: z.string(),
  candleSymbol,
  priceFeed,
});
/** What is traded elsewhere and shown on the trading page. */
export const market = z.strictObject({
  ticker: z.string(),
  label: z.string(),
  name: z.string(),
  candleSymbol,
  priceFeed,
});
/** config/tokens.json. */
const tokensValues = z.strictObject({
  ...schemaKey,
  tokens: z.record(z.string(), token),
  markets: z.record(z.string(), market),
});

/** How addresses may be written: what the app can check. */
export const addressForms = ['erc20', 'trc20', 'ton'] as const satisfies readonly AddressNetwork[];

/** Everywhere, or where the app runs so. */
const where = z.optional(z.union([z.literal(true), z.array(z.enum(['web', 'messenger']))]));
/** A network of config/networks.json. */
export const network = z.strictObject({
  label: z.string(),
  name: z.string(),
  hasMemo: z.boolean(),
  /** How an address of it begins, by which people know one when they see it. */
  addressStart: z.optional(z.string()),
  explorer: z.strictObject({ transaction: z.string(), address: z.string() }),
  /** What is closed at this network. */
  closed: z.optional(
    z.strictObject({
      deposit: where,
      buy: where,
      sell: where,
      send: where,
      marketingSell: where,
      marketingSend: where,
    } satisfies Record<NetworkOperation, unknown>),
  ),
  /** How its addresses are written; a network named as one of these has its own. */
  addresses: z.optional(z.enum(addressForms)),
});
/** config/networks.json. */
const networksValues = z.strictObject({
  ...schemaKey,
  networks: z.record(z.string(), network),
});

const minimum = z.strictObject({ token: decimal, usdt: decimal });
/** config/limits.json. */
const limitsValues = z.strictObject({
  ...schemaKey,
  /** The minimums of the operations of the wallet, and of marketing. */
  wallet: minimum,
  marketing: minimum,
  /** Those of a single operation, where it has its own; a build holds those of all. */
  operations: z.optional(z.partialRecord(z.enum(networkOperations), z.partial(minimum))),
  /** What a commercial period needs, and how many days it lasts, until an answer says when it ends. */
  start: z.strictObject({ usdt: decimal, promo: decimal, days: positive }),
  /** What a user is given once, before it is claimed; what has arrived is what the balance says. */
  gift: z.strictObject({ ticker: z.string(), amount: decimal }),
  /** The finest step of an amount field, by form (product.md §5). */
  steps: z.record(z.string(), decimal),
  /** The most an amount field takes, by form; without one the balance alone bounds it. */
  maximums: z.optional(z.record(z.string(), minimum)),
});

/** A level of config/levels.json. */
export const level = z.strictObject({
  name: z.string(),
  volume: decimal,
  partners: z.int().check(z.nonnegative()),
  coverage: z.int().check(z.nonnegative()),
});
/** config/levels.json. */
const levelsValues = z.strictObject({ ...schemaKey, personalVolumeFrom: decimal, levels: z.array(level) });

/** config/links.json. */
const linksValues = z.strictObject({
  ...schemaKey,
  links: z.record(z.string(), z.string()),
  /** Where a visitor logs in; `loginGroup` when the page's top-level domain is `group`. */
  login: z.string(),
  loginGroup: z.string(),
});

/** config/languages.json. */
const languagesValues = z.strictObject({
  ...schemaKey,
  languages: z.array(
    z.strictObject({
      code: z.string().check(z.regex(/^[a-z]{2}$/)),
      label: z.string(),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
});

/** The catalogues whose entries a parameter can be. */
export const catalogueNames = ['tokens', 'markets', 'networks'] as const;
/** The name of a catalogue. */
export type CatalogueName = (typeof catalogueNames)[number];
/** The file of config/ that holds each. */
export const catalogueFiles = { tokens: 'tokens', markets: 'tokens', networks: 'networks' } as const;

/** The plain values of config/: one schema a file. */
export const valuesSchemas = {
  app: appValues,
  tokens: tokensValues,
  networks: networksValues,
  limits: limitsValues,
  levels: levelsValues,
  links: linksValues,
  languages: languagesValues,
};
/** The name of a file of plain values. */
export type ValuesName = keyof typeof valuesSchemas;
/** The plain values by file. */
export type Values = { [Name in ValuesName]: z.output<(typeof valuesSchemas)[Name]> };
