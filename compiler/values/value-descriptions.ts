import { recordOf } from 'engine/record.ts';

/**
 * What an editor says about each property of the plain values, by file and path; `*` is any name or index. They are
 * not a part of the schemas, because the app loads those.
 */
const valueDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app: {
    name: 'The name of the app, in titles and in the navigation',
    versionLabel: 'The version shown on the account page',
    translationVersion: 'The version of the texts, a part of the addresses they are loaded from',
    launchParameter: 'The parameter of the address that brings a login token or a referral code',
    defaultReferralCode: 'The referral code of users who came without one',
    referralCode: 'The format of a referral code in a link; a longer launch parameter is a login token',
    'referralCode.longest': 'The maximum length of a referral code, in characters',
    'referralCode.characters': 'The characters that a referral code may have',
    showsMutationErrors: 'Whether an error of a request that changes something is shown with its message',
    showsWarning: 'Whether the warning is shown over the first screen',
    pageSize: 'The number of entries that a list asks for at once',
    freshness: 'How long an answer stays fresh, ms, with exceptions by operationId',
    'freshness.default': 'How long an answer stays fresh where its operation is not named here, ms',
    keptOffline: 'Operations whose answers are stored on the device, for a start without a network',
    requestTimeout: 'How long an answer is awaited, ms; for transfers see transferTimeout',
    transferTimeout: 'How long the answer to a transfer is awaited, ms; after that it is shown as not confirmed',
    brokenNumbers: 'How an invalid number in an answer is shown: as a dash, or as 0',
    equalTransferWithin: 'How long after a transfer an equal one is asked about, ms',
    rateLimitDelay: 'The first delay after too many calls if the server names none, ms; it doubles',
    reauthentication: 'How signing in is tried again while the server gives no answer',
    'reauthentication.tries': 'The number of tries',
    'reauthentication.firstDelay': 'The delay before the second try, ms; it doubles',
    idleMinutes: 'Minutes without use after which a session on the web ends; 0: never',
    historyCountdown: 'How long the countdown of a transfer runs in a history, ms',
    addressEnds: 'The number of equal characters at each end that make two addresses look alike',
    largeShare: 'The share of the available balance above which the review shows the rest: "0.9" is 90 percent',
    toastDuration: 'How long a short message shows, ms',
    copiedDuration: 'How long a button says that something was copied, ms',
    outcomes: 'How what was under way is watched, on every screen',
    'outcomes.every': 'How often a list with outcomes is loaded again while something of it may change, ms',
    'outcomes.idleEvery': 'How often such a list is loaded again where nothing is expected, ms',
    'outcomes.expectedFor': 'How long the entry of a request that was sent is expected, ms',
    nativeShareBelow: 'Below this window width, px, a link is shared by the device; else it is copied',
    earningsAccruals: 'The number of latest accruals in the chart of earnings; earlier ones are in its first point',
    cardAvailableFrom: 'The day from which cards are available, YYYY-MM-DD',
    twoFactorPlaceholder: 'What is sent where the API asks for a second factor',
    notices: 'Notices on screens, such as an incident; none if left out',
    'notices.*.tone': 'info or warn; info if left out',
    'notices.*.title': 'The title by language; English is used for languages that are missing; none if left out',
    'notices.*.text': 'The text by language; English is used for languages that are missing',
    'notices.*.from': 'A day, or a moment with its offset, from which it shows; at once if left out',
    'notices.*.until': 'A day, or a moment with its offset, until which it shows; without an end if left out',
    'notices.*.screens': 'The paths of the screens that show it; all but full-window screens if left out',
    settingsScreen: 'The path of the screen that the settings of the messenger open',
  },
  business: {
    sections: 'The sections of the business area',
    'sections.*.months': 'The months of the statistics, oldest first',
    'sections.*.months.*.date': 'The first day of the month, YYYY-MM-01',
    'sections.*.months.*.volume': 'The turnover of the month, XAUT, as a text such as "12.5"',
    'sections.*.months.*.operations': 'The number of operations in the month',
    'sections.*.loan': 'The values of the loan calculator',
    'sections.*.loan.least': 'The smallest loan, USDT, as a text such as "100"',
    'sections.*.loan.most': 'The largest loan, USDT, as a text such as "100000"',
    'sections.*.loan.rate': 'The annual rate in percent, as a text such as "7.5"',
  },
  environment: {
    hosts: 'The host names of the app; only an environment that is deployed has them',
    'hosts.web': 'The host name of the app in browsers, such as "app.example.com"',
    'hosts.mini': 'The host name of the app in the messenger, such as "mini.example.com"',
    apiAddress: 'The base URL of the API; empty: derived from the host of the page',
    texts:
      'Where the app has its texts from: "api", which has to serve those of the release, or "site", the release itself',
    sameOriginHosts: 'Host names where the page and its API share one origin; "*." stands for every name below a host',
    login: 'The address of the login page on the web',
    loginGroup: 'The address of the login page where the domain of the app ends in .group',
    passesTokenToLogin: 'Whether the access token goes along to the login page',
    supportEmail: 'The e-mail address of the support',
    support: 'The address of the support in the messenger',
    supportChat: 'A chat with the support that takes {message}; not offered if left out',
    supportMail: 'A mail to the support that takes {address}, {subject} and {message}; not offered if left out',
    tradingAllowList: 'The ids of the users who may open the trading page',
    honorsIdempotencyKeys:
      'Whether the API processes an idempotency-key at most once in 24 hours; false unless npm run doctor -- --try-keys has seen it',
    repeats:
      '"accepted" where honorsIdempotencyKeys is false: some browsers may send a transfer twice, and forms warn there; else left out',
    honorsParameters: 'Whether the API supports each addition of openapi.yaml; false hides the controls that need it',
    monitoring: 'Where errors and measurements of pages are sent, without personal data; off if left out',
    'monitoring.url':
      'The address that receives them, https; its origin is a part of the headers of the page; empty: off',
    'monitoring.share': 'The share of page starts that send something, 0 to 1; 0: off',
  },
  languages: {
    languages: 'The languages of the app, in the order of the language page',
    'languages.*.code': 'Two letters, such as "de"; its texts are in config/locales',
    'languages.*.label': 'The name of the language in the language itself',
    'languages.*.direction': 'ltr: written from left to right; rtl: from right to left',
  },
  levels: {
    personalVolumeFrom: 'The volume from which a partner counts, XAUT, as a text such as "0.1"',
    levels: 'The levels of the partner program, lowest first',
    'levels.*.name': 'The name of the level, the same in every language',
    'levels.*.volume': 'The partner volume that the level needs, XAUT, as a text such as "10"',
    'levels.*.partners': 'The number of invited partners that the level needs',
    'levels.*.coverage': 'The number of lines of the network that the level covers',
  },
  limits: {
    wallet: 'The minimums of the wallet',
    'wallet.token': 'The minimum in a token, as a text such as "0.025"',
    'wallet.usdt': 'The minimum in USDT, as a text such as "100"',
    marketing: 'The minimums of the partner and network accounts',
    'marketing.token': 'The minimum in a token, as a text such as "0.025"',
    'marketing.usdt': 'The minimum in USDT, as a text such as "100"',
    operations: 'The limits of each operation: its own, and those of its group in place of missing ones',
    'operations.deposit': 'Deposits: what is received in the wallet',
    'operations.buy': 'Purchases of tokens for the wallet',
    'operations.sell': 'Sales of tokens from the wallet',
    'operations.send': 'Withdrawals: what is sent from the wallet',
    'operations.marketingSell': 'Sales of what was earned, from the partner and network accounts',
    'operations.marketingSend': 'Withdrawals of what was earned, from the partner and network accounts',
    'operations.*.group': 'Whose minimums it takes in place of its own',
    'operations.*.minimum': 'Its minimum, in place of that of the group',
    'operations.*.minimum.token': 'The minimum in a token, as a text such as "0.025"',
    'operations.*.minimum.usdt': 'The minimum in USDT, as a text such as "100"',
    'operations.*.maximum': 'Its maximum; without one only the balance limits it',
    'operations.*.maximum.token': 'The maximum in a token, as a text such as "10"',
    'operations.*.maximum.usdt': 'The maximum in USDT, as a text such as "50000"',
    'operations.*.*.*.minimum.token': 'The minimum in a token, as a text such as "0.025"',
    'operations.*.*.*.minimum.usdt': 'The minimum in USDT, as a text such as "100"',
    'operations.*.*.*.maximum.token': 'The maximum in a token, as a text such as "10"',
    'operations.*.*.*.maximum.usdt': 'The maximum in USDT, as a text such as "50000"',
    'operations.*.tokens': 'Its limits by the key of a token, in place of those above',
    'operations.*.networks':
      'Its limits by the key of a network, in place of those above; of token and network the stricter',
    start: 'What a commercial period needs, and how long it lasts',
    'start.usdt': 'The smallest balance for a period, USDT, as a text such as "100"',
    'start.promo': 'The gift balance above which a period may start with less than that, as a text such as "0.01"',
    'start.days': 'The length of a period, days; used until an answer says when it ends',
    gift: 'The gift as it is announced before it is claimed',
    'gift.ticker': 'The token of the gift, such as "XAUT"',
    'gift.amount': 'The amount of the gift, as a text such as "0.001"',
    steps: 'The smallest step of the amount of each form, as a text such as "0.0001"',
  },
  links: {
    links: 'Addresses outside of the app, by the name that config gives them; {…} is filled in',
  },
  networks: {
    networks: 'The networks by their key',
    'networks.*.label': 'What users read, such as "TRC20"',
    'networks.*.name': 'The name of the network in the API, such as "Tron"',
    'networks.*.hasMemo': 'Whether a transfer may need a memo',
    'networks.*.addressStart': 'How its addresses begin, shown to users; nothing is said if left out',
    'networks.*.coin': 'The ticker of its own coin, such as "ETH": a payment link that asks for it says so',
    'networks.*.contracts':
      'The contracts of tokens on it, by the key of the token: a payment link names them, and a review warns of them as recipients',
    'networks.*.burn': 'Addresses to which nobody has a key, besides the zero address: a review warns of them',
    'networks.*.explorer': 'The block explorer of the network',
    'networks.*.explorer.transaction': 'The address of a transaction; {hash} is its hash',
    'networks.*.explorer.address': 'The address of an account; {address} is its address',
    'networks.*.closed': 'The operations that are closed at this network; none if left out',
    'networks.*.closed.*': 'Where it is closed: everywhere, or in one runtime; open if left out',
    'networks.*.addresses': 'The network that its addresses are written like; its own key if left out',
  },
  tokens: {
    tokens: 'The tokens of the wallet by their key',
    markets: 'The markets of the trading page by their key',
    '*.*.ticker': 'What stands after an amount, such as "XAUT"',
    '*.*.label': 'What users read',
    '*.*.name': 'The full name',
    '*.*.candleSymbol': 'The pair in the notation of the exchange, without the leading "t"',
    '*.*.priceFeed': 'The identifier of a price feed, hexadecimal; unused, may be left out',
    'tokens.*.decimals': 'The decimals that an amount may have, 0 to 18',
    'tokens.*.rateField': 'The field of the answer "rates" with its price',
  },
};

type Json = Record<string, unknown>;

/** The JSON Schema of a file of plain values, with the descriptions of its properties. */
export function described(file: string, schema: Json): Json {
  const descriptions = Object.entries(valueDescriptions[file] ?? {});
  const descriptionOf = (path: readonly string[]): string | undefined =>
    descriptions.find(([pattern]) => {
      const parts = pattern.split('.');
      return parts.length === path.length && parts.every((part, index) => part === '*' || part === path[index]);
    })?.[1];
  const within = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => within(one, path));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]): [string, unknown] => {
        if (key === 'properties') return [key, named(recordOf(child), path)];
        return [key, within(child, key === 'items' || key === 'additionalProperties' ? [...path, '*'] : path)];
      }),
    );
  };
  const named = (properties: Json, path: readonly string[]): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const inner = [...path, name];
        const description = descriptionOf(inner);
        return [name, { ...(description !== undefined && { description }), ...recordOf(within(property, inner)) }];
      }),
    );
  return recordOf(within(schema, []));
}
