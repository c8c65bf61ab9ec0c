import * as z from 'zod/mini';

import type { AddressNetwork } from '../domain/address.ts';
import type { NetworkOperation } from '../domain/openings.ts';
import { decimal, schemaKey, upTo } from './base-schema.ts';
import { environmentOfApp, environmentOfLinks } from './environment-schema.ts';
import { limitsValues } from './limits-schema.ts';

/** A timer of a browser that waits for longer ends at once. */
const milliseconds = upTo(2_147_483_647, 1);
const texts = z.array(z.string());

/** Texts of an operator by language; English is used if a language is missing. */
const words = z.record(z.string(), z.string().check(z.minLength(1), z.regex(/^[^<>{}]*$/)));
/** A day, or a moment with its offset, ISO 8601. */
const moment = z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/)));
/** A temporary notice on screens, changed without a build. */
const appNotice = z.strictObject({
  tone: z.optional(z.enum(['info', 'warn'])),
  title: z.optional(words),
  text: words,
  from: moment,
  until: moment,
  /** The paths of the screens that show it; by default all except full-window screens. */
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
  launchParameter: z.string().check(z.regex(/^[a-z]+$/)),
  defaultReferralCode: z.string(),
  /**
   * The format of a referral code in a link: maximum length and allowed characters; a longer launch parameter is a
   * login token.
   */
  referralCode: z.strictObject({ longest: upTo(200, 1), characters: z.string().check(z.minLength(1)) }),
  showsMutationErrors: z.boolean(),
  /** Whether the warning is shown over the first screen (E-19). */
  showsWarning: z.boolean(),
  /** At least 2: pages overlap by one entry. */
  pageSize: upTo(1000, 2),
  /** How long an answer stays fresh, ms, with exceptions by operationId. */
  freshness: z.catchall(z.object({ default: milliseconds }), milliseconds),
  /** Operations whose answers are stored on the device, for an offline start. */
  keptOffline: texts,
  /** The request timeout, ms; transfers use `transferTimeout` and are then reported as not confirmed. */
  requestTimeout: milliseconds,
  transferTimeout: milliseconds,
  /** How an invalid number in an answer is shown: as a dash (docs/decisions/product.md), or 0 (FMT-01). */
  brokenNumbers: z.enum(['dash', 'zero']),
  /** How long after a transfer an equal one requires confirmation, ms. */
  equalTransferWithin: milliseconds,
  /** The first delay after a rate limit error without a retry time, ms. */
  rateLimitDelay: milliseconds,
  reauthentication: z.strictObject({ tries: upTo(20, 1), firstDelay: milliseconds }),
  /** The idle time after which a web session ends, minutes; 0: never. */
  idleMinutes: upTo(1440),
  historyCountdown: milliseconds,
  /** The number of matching characters at each end that make two addresses look alike. */
  addressEnds: upTo(16, 1),
  /** The share of the available balance above which the review shows the remainder: 0.9 is 90 %. */
  largeShare: z.string().check(z.regex(/^(0\.\d{1,4}|1)$/)),
  /** The duration of a toast and of the "copied" state of a button (SH-13, REF-07). */
  toastDuration: milliseconds,
  copiedDuration: milliseconds,
  /**
   * How often the lists with `outcomes` are requested again, ms: while something of them may change, and where nothing is
   * expected; and how long the entry of a request that was sent is expected.
   */
  outcomes: z.strictObject({
    every: upTo(2_147_483_647, 5000),
    idleEvery: upTo(2_147_483_647, 5000),
    expectedFor: milliseconds,
  }),
  /** Below this window width, px, a link is shared by the device, otherwise copied (REF-10). */
  nativeShareBelow: upTo(4000, 1),
  /** The number of latest accruals used for earnings over time; earlier ones are summed in its first point. */
  earningsAccruals: upTo(100_000, 1),
  /** The day from which cards are available (W-SELL-04). */
  cardAvailableFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  twoFactorPlaceholder: z.string(),
  /** Notices on screens, such as an incident. */
  notices: z.optional(z.array(appNotice)),
  /** The screen opened by the settings entry of the messenger. */
  settingsScreen: z.string().check(z.startsWith('/')),
});

/** The identifier of a price feed, hexadecimal, with or without 0x; its use is unknown (DATA-10). */
const priceFeed = z.optional(z.string().check(z.regex(/^(0x)?[0-9a-fA-F]+$/)));

/** A pair in the exchange's notation, without the leading `t`; a colon follows a coin of four or more letters. */
const candleSymbol = z.string().check(z.regex(/^[A-Z0-9]{2,12}(:[A-Z0-9]{2,12})?$/));

/** A token of config/tokens.json. */
export const token = z.strictObject({
  ticker: z.string().check(z.regex(/^[A-Z]{2,10}$/)),
  label: z.string(),
  name: z.string(),
  decimals: upTo(18),
  /** The field of the rates answer with the price of this token. */
  rateField: z.string(),
  candleSymbol,
  priceFeed,
});
/** A market of an external exchange, shown on the trading page. */
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

/** The address formats that the app can validate. */
export const addressForms = ['erc20', 'trc20', 'ton'] as const satisfies readonly AddressNetwork[];

/** Everywhere, or in one runtime. */
const where = z.optional(z.literal([true, 'web', 'messenger']));
/** A network of config/networks.json. */
export const network = z.strictObject({
  label: z.string(),
  name: z.string(),
  hasMemo: z.boolean(),
  /** The prefix of its addresses, shown to users. */
  addressStart: z.optional(z.string()),
  explorer: z.strictObject({ transaction: z.string(), address: z.string() }),
  /** The operations closed at this network. */
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
  /** The ticker of its own coin, in which its fees are paid. */
  coin: z.optional(z.string()),
  /** The contracts of tokens on it, by the key of the token; a recipient must not be one of them. */
  contracts: z.optional(z.record(z.string(), z.string())),
  /** Addresses without a key, to which tokens are sent to be destroyed, besides the zero address. */
  burn: z.optional(texts),
  /** The address format; defaults to the format with the network's name. */
  addresses: z.optional(z.enum(addressForms)),
});
/** config/networks.json. */
const networksValues = z.strictObject({
  ...schemaKey,
  networks: z.record(z.string(), network),
});

/** A level of config/levels.json. */
export const level = z.strictObject({
  name: z.string(),
  volume: decimal,
  partners: upTo(10_000),
  coverage: upTo(10_000_000),
});
/** config/levels.json. */
const levelsValues = z.strictObject({ ...schemaKey, personalVolumeFrom: decimal, levels: z.array(level) });

/** config/links.json. */
const linksValues = z.strictObject({
  ...schemaKey,
  links: z.record(z.string(), z.string()),
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

/** The catalogues whose entries can be a parameter. */
export const catalogueNames = ['tokens', 'markets', 'networks'] as const;
/** The name of a catalogue. */
export type CatalogueName = (typeof catalogueNames)[number];
/** The file of config/ that holds each. */
export const catalogueFiles = { tokens: 'tokens', markets: 'tokens', networks: 'networks' } as const;

/** The plain values that operators publish: one schema per file of config/. */
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
/** The plain values that operators publish, by file. */
export type OperatorValues = { [Name in ValuesName]: z.output<(typeof valuesSchemas)[Name]> };

/** The plain values of a page: those that operators publish, with those of its environment. */
export const pageSchemas = {
  ...valuesSchemas,
  app: z.extend(appValues, environmentOfApp),
  links: z.extend(linksValues, environmentOfLinks),
};
/** The plain values of a page, by part. */
export type Values = { [Name in ValuesName]: z.output<(typeof pageSchemas)[Name]> };
