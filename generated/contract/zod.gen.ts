// Written by @hey-api/openapi-ts from openapi.yaml; do not edit.

import * as z from 'zod';

/**
 * An exact amount that is not negative, with up to 18 decimals. Servers write strings; readers accept numbers too.
 */
export const zAmount = z.union([
    z.string().regex(/^\d+(\.\d{1,18})?$/),
    z.number().gte(0)
]);

/**
 * An exact amount that is not negative, with up to 18 decimals.
 */
export const zAmountInput = z.string().max(40).regex(/^\d+(\.\d{1,18})?$/);

/**
 * Identifies one entry of a list.
 */
export const zId = z.string().min(1).max(64);

/**
 * A token.
 */
export const zTicker = z.enum(['XAUT', 'PAXG']);

/**
 * A token, in lower case.
 */
export const zToken = z.enum(['xaut', 'paxg']);

/**
 * Key of a settlement network, as in addresses of calls.
 */
export const zNetworkKey = z.enum([
    'trc20',
    'erc20',
    'ton'
]);

/**
 * Name of a settlement network, as in bodies of calls.
 */
export const zNetworkName = z.enum([
    'Tron',
    'Ethereum',
    'TON'
]);

/**
 * Name of the network withdrawals of tokens go to.
 */
export const zWithdrawNetwork = z.enum(['Ethereum']);

/**
 * Wallet, partner or network balance.
 */
export const zBalanceType = z.enum([
    'balance',
    'partner',
    'network'
]);

/**
 * Where an operation stands. It leaves `pending` once and never comes back.
 */
export const zStatus = z.enum([
    'pending',
    'completed',
    'failed',
    'cancelled'
]);

/**
 * What an operation was: profit credited, commercial period started or ended, gift credited, registration bonus credited.
 */
export const zCommercialType = z.enum([
    'accrual',
    'period_start',
    'period_end',
    'gift',
    'bonus'
]);

/**
 * The tag of a language (BCP 47); which there are is the app's to know.
 */
export const zLanguage = z.string().max(35).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

/**
 * Depth in the network, 1 being the personally invited.
 */
export const zDepth = z.int().gte(1).lte(9);

/**
 * Level of the user in the partner programme, 0 being undefined; how many there are is the app's to know.
 */
export const zNetworkLevel = z.int().gte(0);

/**
 * Goes with the status: 400 validation, 401 unauthorized, 403 forbidden, 404 not_found, 409 conflict, 422 rejected, 429 rate_limited, 500 internal. `two_factor_required` and `two_factor_invalid`, which go with 403, are additions of ours.
 */
export const zErrorCode = z.enum([
    'validation',
    'unauthorized',
    'forbidden',
    'two_factor_required',
    'two_factor_invalid',
    'not_found',
    'conflict',
    'rejected',
    'rate_limited',
    'internal'
]);

/**
 * What every failed call answers.
 */
export const zErrorAnswer = z.object({
    message: z.string(),
    code: zErrorCode,
    field: z.string().optional(),
    attemptsLeft: z.int().gte(0).optional()
});

/**
 * It was done.
 */
export const zSuccess = z.object({
    success: z.boolean()
});

/**
 * What the app knows about its user at launch.
 */
export const zAuthRequest = z.object({
    initData: z.string().max(8192).optional(),
    refCode: z.string().max(64).optional(),
    tokenFromWeb: z.string().max(4096).optional()
});

/**
 * What the server keeps about a user.
 */
export const zUserSettings = z.object({
    referrerCode: z.string(),
    freeTokensRedeemed: z.boolean(),
    partnerLevel: zNetworkLevel,
    registrationBonus: z.boolean()
});

/**
 * A session.
 */
export const zAuth = z.object({
    auth: z.object({
        token: z.string().min(1)
    }),
    user: z.object({
        id: z.string().min(1),
        settings: zUserSettings
    })
});

/**
 * Flat map from key to text.
 */
export const zTranslations = z.record(z.string(), z.string());

/**
 * What the wallet holds of one token.
 */
export const zBalance = z.object({
    ticker: zTicker,
    balance: zAmount,
    frozenBalance: zAmount,
    promoBalance: zAmount,
    isLocked: z.boolean(),
    lockFinishAt: z.iso.datetime().nullable(),
    lastSavedAddress: z.string().nullable(),
    lastSavedNetwork: zNetworkName.nullable()
});

export const zBalanceList = z.object({
    result: z.array(zBalance)
});

/**
 * A commercial period that was started.
 */
export const zPeriodStart = z.object({
    success: z.boolean(),
    lockFinishAt: z.iso.datetime()
});

/**
 * Where to send the token of its path to, which is credited, or USDT on the same network, which buys that token at the rate when it arrives. Anything else is lost.
 */
export const zDepositAddress = z.object({
    address: z.string().min(1),
    memo: z.string().nullable()
});

/**
 * Map from ticker to the price of 1 token in USDT.
 */
export const zRates = z.object({
    XAUT: zAmount,
    PAXG: zAmount
});

/**
 * A deposit or a withdrawal.
 */
export const zHistoryItem = z.object({
    id: zId,
    ticker: zTicker,
    amount: zAmount,
    date: z.iso.datetime(),
    hash: z.string().nullable(),
    status: zStatus.optional(),
    address: z.string().nullish(),
    network: zNetworkName.nullish(),
    memo: z.string().nullish()
});

/**
 * How many entries there are, whatever the page.
 */
export const zTotal = z.int().gte(0);

export const zHistoryList = z.object({
    result: z.array(zHistoryItem),
    total: zTotal
});

/**
 * Something the commercial period did with a token.
 */
export const zCommercialOperation = z.object({
    id: zId,
    type: zCommercialType,
    amount: zAmount,
    ticker: zTicker,
    status: zStatus,
    date: z.iso.datetime(),
    profit: zAmount,
    hash: z.string().nullable()
});

export const zCommercialOperationList = z.object({
    result: z.array(zCommercialOperation),
    total: zTotal
});

/**
 * An address on the network of the request.
 */
export const zAddressInput = z.string().min(1).max(128);

/**
 * Goes with the transfer on networks that have memos.
 */
export const zMemoInput = z.string().max(120);

/**
 * The code of the user's authenticator (RFC 6238, six digits), or empty when the user was not asked.
 */
export const zTwoFactorCode = z.string().max(32);

/**
 * A withdrawal from the wallet.
 */
export const zWithdrawRequest = z.object({
    amount: zAmountInput,
    address: zAddressInput,
    twoFactorCode: zTwoFactorCode,
    token: zToken,
    network: zWithdrawNetwork,
    memo: zMemoInput.optional()
});

/**
 * A withdrawal from the partner or network balance.
 */
export const zMarketingWithdrawRequest = z.object({
    amount: zAmountInput,
    address: zAddressInput,
    twoFactorCode: zTwoFactorCode,
    token: zTicker,
    network: zWithdrawNetwork,
    memo: zMemoInput.optional()
});

/**
 * A withdrawal that was accepted.
 */
export const zWithdraw = z.object({
    id: zId,
    status: zStatus
});

/**
 * What the partner or network balance holds of one token.
 */
export const zMarketingBalance = z.object({
    token: zTicker,
    amount: zAmount,
    lastSavedAddress: z.string().nullish(),
    lastSavedNetwork: zNetworkName.nullish()
});

export const zMarketingBalanceList = z.object({
    result: z.array(zMarketingBalance)
});

/**
 * Volume in each token.
 */
export const zVolumes = z.object({
    XAUT: zAmount,
    PAXG: zAmount
});

/**
 * What one partner's volume earned the user.
 */
export const zAccrual = z.object({
    id: zId,
    partnerName: z.string(),
    volume: zAmount,
    ticker: zTicker,
    date: z.iso.datetime(),
    profit: zAmount
});

export const zAccrualList = z.object({
    result: z.array(zAccrual),
    total: zTotal
});

/**
 * All-time earnings in one token.
 */
export const zTotalProfit = z.object({
    ticker: zTicker,
    profit: zAmount
});

export const zTotalProfitList = z.object({
    result: z.array(zTotalProfit)
});

/**
 * Summary of the user's network. Volumes and profits are in XAUT.
 */
export const zNetworkInfo = z.object({
    level: zNetworkLevel,
    availableLevel: zNetworkLevel,
    date: z.iso.datetime(),
    totalNetworkVolume: zAmount,
    totalNetworkProfit: zAmount,
    availableNetworkVolume: zAmount,
    availableNetworkProfit: zAmount,
    closedNetworkVolume: zAmount,
    closedNetworkProfit: zAmount
});

/**
 * Somebody of the user's network. Shown by e-mail if there is one, else by username.
 */
export const zPartner = z.object({
    userId: z.string(),
    email: z.string().nullable(),
    username: z.string().nullable(),
    volumeXaut: zAmount,
    volumePaxg: zAmount
});

export const zPersonalPartnerList = z.object({
    count: zTotal,
    active: zTotal.optional(),
    result: z.array(zPartner)
});

export const zNetworkPartnerList = z.object({
    result: z.array(zPartner),
    total: zTotal
});

/**
 * How many partners one level has.
 */
export const zLevelCount = z.object({
    level: zDepth,
    total: zTotal,
    active: zTotal.optional(),
    covered: z.boolean().optional(),
    volumeXaut: zAmount.optional(),
    volumePaxg: zAmount.optional()
});

export const zLevelCountList = z.object({
    result: z.array(zLevelCount)
});

/**
 * A sale of a token for USDT, paid to an address.
 */
export const zSellRequest = z.object({
    amount: zAmountInput,
    ticker: zTicker,
    balanceType: zBalanceType,
    address: zAddressInput,
    network: zNetworkName,
    twoFactorCode: zTwoFactorCode,
    memo: zMemoInput.optional()
});

/**
 * A sale that was accepted.
 */
export const zSell = z.object({
    id: zId,
    status: zStatus,
    usdt: zAmount
});

/**
 * A purchase or a sale.
 */
export const zOrderHistoryItem = z.object({
    id: zId,
    ticker: zTicker,
    amount: zAmount,
    date: z.iso.datetime(),
    hash: z.string().nullable(),
    status: zStatus.optional(),
    address: z.string().nullish(),
    network: zNetworkName.nullish(),
    memo: z.string().nullish(),
    price: zAmount,
    usdt: zAmount
});

export const zOrderHistoryList = z.object({
    result: z.array(zOrderHistoryItem),
    total: zTotal
});

/**
 * A pair as the exchange names it, without the leading `t`.
 */
export const zCandleTicker = z.string().regex(/^[A-Z0-9]{2,12}(:[A-Z0-9]{2,12})?$/);

/**
 * Milliseconds since 1970, open, close, high, low, volume.
 */
export const zCandle = z.tuple([
    z.int(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number()
]);

export const zCandleList = z.array(zCandle);

/**
 * How the exchange reports an error.
 */
export const zExchangeError = z.tuple([
    z.literal('error'),
    z.int(),
    z.string()
]);

/**
 * How many entries to skip.
 */
export const zOffset = z.int().gte(0).default(0);

/**
 * How many entries to answer at most.
 */
export const zLimit = z.int().gte(1).lte(100).default(100);

/**
 * Only partners whose e-mail or username holds this text, whatever its case, or what was earned with them.
 */
export const zSearch = z.string().min(1).max(60);

/**
 * By the volume of both tokens together, in ounces; without it in the order they joined.
 */
export const zPartnerSort = z.enum(['largest', 'smallest']);

/**
 * Only entries of this token.
 */
export const zToken2 = zToken;

/**
 * The token.
 */
export const zTickerPath = zTicker;

/**
 * Only orders of this balance.
 */
export const zBalanceType2 = zBalanceType;

/**
 * Only the entry with this id; an unknown id answers an empty list.
 */
export const zId2 = zId;

/**
 * Only entries with this status.
 */
export const zStatus2 = zStatus;

/**
 * Only entries of this moment or later.
 */
export const zFrom = z.iso.datetime();

/**
 * Only entries before this moment.
 */
export const zTo = z.iso.datetime();

/**
 * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
 */
export const zIdempotencyKey = z.uuid();

export const zAuthenticateBody = zAuthRequest;

export const zAuthenticateHeaders = z.object({
    'x-auth-token': z.string().max(4096).optional()
});

/**
 * The session.
 */
export const zAuthenticateResponse = zAuth;

export const zTranslationsPath = z.object({
    lng: zLanguage
});

export const zTranslationsQuery = z.object({
    version: z.string().max(20).optional()
});

/**
 * Flat map from key to text.
 */
export const zTranslationsResponse = zTranslations;

/**
 * The balances of all tokens.
 */
export const zBalancesResponse = zBalanceList;

export const zClaimFreeTokensHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

/**
 * The gift was credited.
 */
export const zClaimFreeTokensResponse = zSuccess;

export const zStartPeriodHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

export const zStartPeriodPath = z.object({
    ticker: zTicker
});

/**
 * The period runs.
 */
export const zStartPeriodResponse = zPeriodStart;

export const zDepositAddressPath = z.object({
    network: zNetworkKey,
    ticker: zTicker
});

/**
 * The address, with a memo where the network needs one.
 */
export const zDepositAddressResponse = zDepositAddress;

export const zDepositsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    token: zToken.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the history.
 */
export const zDepositsResponse = zHistoryList;

/**
 * Map from ticker to the price of 1 token in USDT.
 */
export const zRatesResponse = zRates;

export const zCommercialOperationsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    token: zToken.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    type: zCommercialType.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the operations.
 */
export const zCommercialOperationsResponse = zCommercialOperationList;

export const zRequestWithdrawBody = zWithdrawRequest;

export const zRequestWithdrawHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

/**
 * The withdrawal was accepted.
 */
export const zRequestWithdrawResponse = zWithdraw;

export const zWithdrawsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    token: zToken.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the history.
 */
export const zWithdrawsResponse = zHistoryList;

export const zClearWithdrawAddressPath = z.object({
    ticker: zTicker
});

/**
 * No address is saved any more.
 */
export const zClearWithdrawAddressResponse = zSuccess;

/**
 * The balances of all tokens.
 */
export const zPartnerBalanceResponse = zMarketingBalanceList;

/**
 * The balances of all tokens.
 */
export const zNetworkBalanceResponse = zMarketingBalanceList;

/**
 * Volume in each token.
 */
export const zPersonalVolumeResponse = zVolumes;

/**
 * Volume in each token.
 */
export const zNetworkVolumeResponse = zVolumes;

export const zPartnerProfitsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    id: zId.optional(),
    search: z.string().min(1).max(60).optional(),
    sort: z.enum(['largest', 'smallest']).optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the accruals.
 */
export const zPartnerProfitsResponse = zAccrualList;

export const zPartnerWithdrawsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    token: zToken.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the history.
 */
export const zPartnerWithdrawsResponse = zHistoryList;

export const zNetworkWithdrawsQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    token: zToken.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the history.
 */
export const zNetworkWithdrawsResponse = zHistoryList;

export const zRequestPartnerWithdrawBody = zMarketingWithdrawRequest;

export const zRequestPartnerWithdrawHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

/**
 * The withdrawal was accepted.
 */
export const zRequestPartnerWithdrawResponse = zWithdraw;

export const zRequestNetworkWithdrawBody = zMarketingWithdrawRequest;

export const zRequestNetworkWithdrawHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

/**
 * The withdrawal was accepted.
 */
export const zRequestNetworkWithdrawResponse = zWithdraw;

/**
 * Earnings of all time in each token.
 */
export const zPartnerTotalProfitsResponse = zTotalProfitList;

/**
 * Earnings of all time in each token.
 */
export const zNetworkTotalProfitsResponse = zTotalProfitList;

export const zClearPartnerAddressPath = z.object({
    ticker: zTicker
});

/**
 * No address is saved any more.
 */
export const zClearPartnerAddressResponse = zSuccess;

export const zClearNetworkAddressPath = z.object({
    ticker: zTicker
});

/**
 * No address is saved any more.
 */
export const zClearNetworkAddressResponse = zSuccess;

/**
 * The summary as of `date`.
 */
export const zNetworkInfoResponse = zNetworkInfo;

export const zNetworkPartnersQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    level: z.coerce.number().int().gte(1).lte(9),
    search: z.string().min(1).max(60).optional(),
    sort: z.enum(['largest', 'smallest']).optional()
});

/**
 * A page of the partners.
 */
export const zNetworkPartnersResponse = zNetworkPartnerList;

export const zPersonalPartnersQuery = z.object({
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    search: z.string().min(1).max(60).optional(),
    sort: z.enum(['largest', 'smallest']).optional()
});

/**
 * A page of the partners; `count` counts all that match.
 */
export const zPersonalPartnersResponse = zPersonalPartnerList;

/**
 * One entry a level that has partners.
 */
export const zPartnerCountByLevelResponse = zLevelCountList;

export const zRequestSellBody = zSellRequest;

export const zRequestSellHeaders = z.object({
    'idempotency-key': z.uuid().optional()
});

/**
 * The sale was accepted.
 */
export const zRequestSellResponse = zSell;

export const zBuyHistoryQuery = z.object({
    token: zToken.optional(),
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    balanceType: zBalanceType.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the orders.
 */
export const zBuyHistoryResponse = zOrderHistoryList;

export const zSellHistoryQuery = z.object({
    ticker: zTicker.optional(),
    offset: z.coerce.number().int().gte(0).optional().default(0),
    limit: z.coerce.number().int().gte(1).lte(100).optional().default(100),
    balanceType: zBalanceType.optional(),
    id: zId.optional(),
    status: zStatus.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional()
});

/**
 * A page of the orders.
 */
export const zSellHistoryResponse = zOrderHistoryList;

export const zCandlesPath = z.object({
    ticker: zCandleTicker
});

export const zCandlesQuery = z.object({
    limit: z.coerce.number().int().gte(1).lte(10000).optional(),
    start: z.coerce.number().int().gte(0).optional(),
    end: z.coerce.number().int().gte(0).optional(),
    sort: z.coerce.number().pipe(z.union([z.literal(1), z.literal(-1)])).optional()
});

/**
 * The candles.
 */
export const zCandlesResponse = zCandleList;

export const zHourlyCandlesPath = z.object({
    ticker: zCandleTicker
});

export const zHourlyCandlesQuery = z.object({
    limit: z.coerce.number().int().gte(1).lte(10000).optional(),
    start: z.coerce.number().int().gte(0).optional(),
    end: z.coerce.number().int().gte(0).optional(),
    sort: z.coerce.number().pipe(z.union([z.literal(1), z.literal(-1)])).optional()
});

/**
 * The candles.
 */
export const zHourlyCandlesResponse = zCandleList;
