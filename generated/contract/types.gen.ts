// Written by @hey-api/openapi-ts from openapi.yaml; do not edit.

export type ClientOptions = {
    baseUrl: 'https://api.{domain}' | (string & {});
};

/**
 * An exact amount that is not negative, with up to 18 decimals. Servers write strings; readers accept numbers too.
 */
export type Amount = string | number;

/**
 * An exact amount that is not negative, with up to 18 decimals.
 */
export type AmountInput = string;

/**
 * Identifies one entry of a list.
 */
export type Id = string;

/**
 * A token.
 */
export type Ticker = 'XAUT' | 'PAXG';

/**
 * A token, in lower case.
 */
export type Token = 'xaut' | 'paxg';

/**
 * Key of a settlement network, as in addresses of calls.
 */
export type NetworkKey = 'trc20' | 'erc20' | 'ton';

/**
 * Name of a settlement network, as in bodies of calls.
 */
export type NetworkName = 'Tron' | 'Ethereum' | 'TON';

/**
 * Name of the network withdrawals of tokens go to.
 */
export type WithdrawNetwork = 'Ethereum';

/**
 * Wallet, partner or network balance.
 */
export type BalanceType = 'balance' | 'partner' | 'network';

/**
 * Where an operation stands. It leaves `pending` once and never comes back.
 */
export type Status = 'pending' | 'completed' | 'failed' | 'cancelled';

/**
 * What an operation was: profit credited, commercial period started or ended, gift credited, registration bonus credited.
 */
export type CommercialType = 'accrual' | 'period_start' | 'period_end' | 'gift' | 'bonus';

/**
 * The tag of a language (BCP 47); which there are is the app's to know.
 */
export type Language = string;

/**
 * Depth in the network, 1 being the personally invited.
 */
export type Depth = number;

/**
 * Level of the user in the partner programme, 0 being undefined; how many there are is the app's to know.
 */
export type NetworkLevel = number;

/**
 * Goes with the status: 400 validation, 401 unauthorized, 403 forbidden, 404 not_found, 409 conflict, 422 rejected, 429 rate_limited, 500 internal. `two_factor_required` and `two_factor_invalid`, which go with 403, are additions of ours.
 */
export type ErrorCode = 'validation' | 'unauthorized' | 'forbidden' | 'two_factor_required' | 'two_factor_invalid' | 'not_found' | 'conflict' | 'rejected' | 'rate_limited' | 'internal';

/**
 * What every failed call answers.
 */
export type ErrorAnswer = {
    /**
     * For the log and for a curious user; not translated.
     */
    message: string;
    code: ErrorCode;
    /**
     * The field of the request that is wrong.
     */
    field?: string;
    /**
     * How many more two-factor codes may be tried before the user has to wait.
     */
    attemptsLeft?: number;
};

/**
 * It was done.
 */
export type Success = {
    success: boolean;
};

/**
 * What the app knows about its user at launch.
 */
export type AuthRequest = {
    /**
     * Signed launch data of the messenger; empty on the web.
     */
    initData?: string;
    /**
     * Referral code of the friend who invited the user, or the default one.
     */
    refCode?: string;
    /**
     * Token of the web login page; empty when there is none.
     */
    tokenFromWeb?: string;
};

/**
 * A session.
 */
export type Auth = {
    auth: {
        /**
         * The access token.
         */
        token: string;
    };
    user: {
        /**
         * Identifies the user.
         */
        id: string;
        settings: UserSettings;
    };
};

/**
 * What the server keeps about a user.
 */
export type UserSettings = {
    /**
     * The user's own referral code.
     */
    referrerCode: string;
    /**
     * Whether the gift was claimed.
     */
    freeTokensRedeemed: boolean;
    partnerLevel: NetworkLevel;
    /**
     * Whether the registration bonus was credited.
     */
    registrationBonus: boolean;
};

/**
 * Flat map from key to text.
 */
export type Translations = {
    [key: string]: string;
};

/**
 * What the wallet holds of one token.
 */
export type Balance = {
    ticker: Ticker;
    /**
     * What can be sent or sold.
     */
    balance: Amount;
    /**
     * What is at work in the commercial period.
     */
    frozenBalance: Amount;
    /**
     * What was given as a gift.
     */
    promoBalance: Amount;
    /**
     * Whether a commercial period runs.
     */
    isLocked: boolean;
    /**
     * When the commercial period ends.
     */
    lockFinishAt: string | null;
    /**
     * The address the user sent to last.
     */
    lastSavedAddress: string | null;
    /**
     * The network of that address.
     */
    lastSavedNetwork: NetworkName | null;
};

export type BalanceList = {
    result: Array<Balance>;
};

/**
 * A commercial period that was started.
 */
export type PeriodStart = {
    success: boolean;
    /**
     * When it ends.
     */
    lockFinishAt: string;
};

/**
 * Where to send the token of its path to, which is credited, or USDT on the same network, which buys that token at the rate when it arrives. Anything else is lost.
 */
export type DepositAddress = {
    address: string;
    /**
     * Must go with the transfer where it is not null.
     */
    memo: string | null;
};

/**
 * Map from ticker to the price of 1 token in USDT.
 */
export type Rates = {
    XAUT: Amount;
    PAXG: Amount;
};

/**
 * A deposit or a withdrawal.
 */
export type HistoryItem = {
    id: Id;
    ticker: Ticker;
    amount: Amount;
    date: string;
    /**
     * The transaction on the network, once there is one.
     */
    hash: string | null;
    status?: Status;
    /**
     * Where it came from or went to.
     */
    address?: string | null;
    network?: NetworkName | null;
    memo?: string | null;
};

export type HistoryList = {
    result: Array<HistoryItem>;
    total: Total;
};

/**
 * How many entries there are, whatever the page.
 */
export type Total = number;

/**
 * Something the commercial period did with a token.
 */
export type CommercialOperation = {
    id: Id;
    type: CommercialType;
    amount: Amount;
    ticker: Ticker;
    status: Status;
    date: string;
    /**
     * What it earned, in the token.
     */
    profit: Amount;
    hash: string | null;
};

export type CommercialOperationList = {
    result: Array<CommercialOperation>;
    total: Total;
};

/**
 * A withdrawal from the wallet.
 */
export type WithdrawRequest = {
    amount: AmountInput;
    address: AddressInput;
    twoFactorCode: TwoFactorCode;
    token: Token;
    network: WithdrawNetwork;
    memo?: MemoInput;
};

/**
 * A withdrawal from the partner or network balance.
 */
export type MarketingWithdrawRequest = {
    amount: AmountInput;
    address: AddressInput;
    twoFactorCode: TwoFactorCode;
    token: Ticker;
    network: WithdrawNetwork;
    memo?: MemoInput;
};

/**
 * An address on the network of the request.
 */
export type AddressInput = string;

/**
 * Goes with the transfer on networks that have memos.
 */
export type MemoInput = string;

/**
 * The code of the user's authenticator (RFC 6238, six digits), or empty when the user was not asked.
 */
export type TwoFactorCode = string;

/**
 * A withdrawal that was accepted.
 */
export type Withdraw = {
    id: Id;
    status: Status;
};

/**
 * What the partner or network balance holds of one token.
 */
export type MarketingBalance = {
    token: Ticker;
    amount: Amount;
    /**
     * The address the user sent to last.
     */
    lastSavedAddress?: string | null;
    /**
     * The network of that address.
     */
    lastSavedNetwork?: NetworkName | null;
};

export type MarketingBalanceList = {
    result: Array<MarketingBalance>;
};

/**
 * Volume in each token.
 */
export type Volumes = {
    XAUT: Amount;
    PAXG: Amount;
};

/**
 * What one partner's volume earned the user.
 */
export type Accrual = {
    id: Id;
    partnerName: string;
    volume: Amount;
    ticker: Ticker;
    date: string;
    profit: Amount;
};

export type AccrualList = {
    result: Array<Accrual>;
    total: Total;
};

/**
 * All-time earnings in one token.
 */
export type TotalProfit = {
    ticker: Ticker;
    profit: Amount;
};

export type TotalProfitList = {
    result: Array<TotalProfit>;
};

/**
 * Summary of the user's network. Volumes and profits are in XAUT.
 */
export type NetworkInfo = {
    /**
     * The level the user has.
     */
    level: NetworkLevel;
    /**
     * The level the user could have with what the network does.
     */
    availableLevel: NetworkLevel;
    /**
     * When these figures were taken.
     */
    date: string;
    totalNetworkVolume: Amount;
    totalNetworkProfit: Amount;
    availableNetworkVolume: Amount;
    availableNetworkProfit: Amount;
    closedNetworkVolume: Amount;
    closedNetworkProfit: Amount;
};

/**
 * Somebody of the user's network. Shown by e-mail if there is one, else by username.
 */
export type Partner = {
    userId: string;
    email: string | null;
    username: string | null;
    volumeXaut: Amount;
    volumePaxg: Amount;
};

export type PersonalPartnerList = {
    count: Total;
    /**
     * How many of them have volume.
     */
    active?: Total;
    result: Array<Partner>;
};

export type NetworkPartnerList = {
    result: Array<Partner>;
    total: Total;
};

/**
 * How many partners one level has.
 */
export type LevelCount = {
    level: Depth;
    total: Total;
    /**
     * How many of them have volume.
     */
    active?: Total;
    /**
     * Whether the level of the user covers it, so that its volume earns.
     */
    covered?: boolean;
    volumeXaut?: Amount;
    volumePaxg?: Amount;
};

export type LevelCountList = {
    result: Array<LevelCount>;
};

/**
 * A sale of a token for USDT, paid to an address.
 */
export type SellRequest = {
    amount: AmountInput;
    ticker: Ticker;
    balanceType: BalanceType;
    address: AddressInput;
    network: NetworkName;
    twoFactorCode: TwoFactorCode;
    memo?: MemoInput;
};

/**
 * A sale that was accepted.
 */
export type Sell = {
    id: Id;
    status: Status;
    /**
     * What the user receives, in USDT.
     */
    usdt: Amount;
};

/**
 * A purchase or a sale.
 */
export type OrderHistoryItem = {
    id: Id;
    ticker: Ticker;
    /**
     * Bought or sold, in the token.
     */
    amount: Amount;
    date: string;
    /**
     * The transaction on the network, once there is one.
     */
    hash: string | null;
    status?: Status;
    address?: string | null;
    network?: NetworkName | null;
    memo?: string | null;
    /**
     * Price of 1 token, in USDT.
     */
    price: Amount;
    /**
     * Paid or received, in USDT.
     */
    usdt: Amount;
};

export type OrderHistoryList = {
    result: Array<OrderHistoryItem>;
    total: Total;
};

/**
 * A pair as the exchange names it, without the leading `t`.
 */
export type CandleTicker = string;

/**
 * Milliseconds since 1970, open, close, high, low, volume.
 */
export type Candle = [
    number,
    number,
    number,
    number,
    number,
    number
];

export type CandleList = Array<Candle>;

/**
 * How the exchange reports an error.
 */
export type ExchangeError = [
    'error',
    number,
    string
];

/**
 * How many entries to skip.
 */
export type Offset = number;

/**
 * How many entries to answer at most.
 */
export type Limit = number;

/**
 * Only partners whose e-mail or username holds this text, whatever its case, or what was earned with them.
 */
export type Search = string;

/**
 * By the volume of both tokens together, in ounces; without it in the order they joined.
 */
export type PartnerSort = 'largest' | 'smallest';

/**
 * Only entries of this token.
 */
export type Token2 = Token;

/**
 * The token.
 */
export type TickerPath = Ticker;

/**
 * Only orders of this balance.
 */
export type BalanceType2 = BalanceType;

/**
 * Only the entry with this id; an unknown id answers an empty list.
 */
export type Id2 = Id;

/**
 * Only entries with this status.
 */
export type Status2 = Status;

/**
 * Only entries of this moment or later.
 */
export type From = string;

/**
 * Only entries before this moment.
 */
export type To = string;

/**
 * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
 */
export type IdempotencyKey = string;

export type AuthenticateData = {
    body: AuthRequest;
    headers?: {
        /**
         * The web-login token once more, when there is one.
         */
        'x-auth-token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/auth';
};

export type AuthenticateErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type AuthenticateError = AuthenticateErrors[keyof AuthenticateErrors];

export type AuthenticateResponses = {
    /**
     * The session.
     */
    200: Auth;
};

export type AuthenticateResponse = AuthenticateResponses[keyof AuthenticateResponses];

export type TranslationsData = {
    body?: never;
    path: {
        /**
         * The language.
         */
        lng: Language;
    };
    query?: {
        /**
         * Version of the texts, so that a new version is never served from a cache.
         */
        version?: string;
    };
    url: '/i18n/{lng}.json';
};

export type TranslationsErrors = {
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type TranslationsError = TranslationsErrors[keyof TranslationsErrors];

export type TranslationsResponses = {
    /**
     * Flat map from key to text.
     */
    200: Translations;
};

export type TranslationsResponse = TranslationsResponses[keyof TranslationsResponses];

export type BalancesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/balance/user';
};

export type BalancesErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type BalancesError = BalancesErrors[keyof BalancesErrors];

export type BalancesResponses = {
    /**
     * The balances of all tokens.
     */
    200: BalanceList;
};

export type BalancesResponse = BalancesResponses[keyof BalancesResponses];

export type ClaimFreeTokensData = {
    body?: never;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/balance/free-tokens';
};

export type ClaimFreeTokensErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type ClaimFreeTokensError = ClaimFreeTokensErrors[keyof ClaimFreeTokensErrors];

export type ClaimFreeTokensResponses = {
    /**
     * The gift was credited.
     */
    200: Success;
};

export type ClaimFreeTokensResponse = ClaimFreeTokensResponses[keyof ClaimFreeTokensResponses];

export type StartPeriodData = {
    body?: never;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path: {
        /**
         * The token.
         */
        ticker: Ticker;
    };
    query?: never;
    url: '/v1/balance/start/{ticker}';
};

export type StartPeriodErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type StartPeriodError = StartPeriodErrors[keyof StartPeriodErrors];

export type StartPeriodResponses = {
    /**
     * The period runs.
     */
    200: PeriodStart;
};

export type StartPeriodResponse = StartPeriodResponses[keyof StartPeriodResponses];

export type DepositAddressData = {
    body?: never;
    path: {
        /**
         * Key of the network.
         */
        network: NetworkKey;
        /**
         * The token.
         */
        ticker: Ticker;
    };
    query?: never;
    url: '/v1/balance/user/deposit-address/{network}/{ticker}';
};

export type DepositAddressErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type DepositAddressError = DepositAddressErrors[keyof DepositAddressErrors];

export type DepositAddressResponses = {
    /**
     * The address, with a memo where the network needs one.
     */
    200: DepositAddress;
};

export type DepositAddressResponse = DepositAddressResponses[keyof DepositAddressResponses];

export type DepositsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/balance/deposits';
};

export type DepositsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type DepositsError = DepositsErrors[keyof DepositsErrors];

export type DepositsResponses = {
    /**
     * A page of the history.
     */
    200: HistoryList;
};

export type DepositsResponse = DepositsResponses[keyof DepositsResponses];

export type RatesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/balance/rates';
};

export type RatesErrors = {
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type RatesError = RatesErrors[keyof RatesErrors];

export type RatesResponses = {
    /**
     * Map from ticker to the price of 1 token in USDT.
     */
    200: Rates;
};

export type RatesResponse = RatesResponses[keyof RatesResponses];

export type CommercialOperationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only operations of this type.
         */
        type?: CommercialType;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/balance/commercial-operations';
};

export type CommercialOperationsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type CommercialOperationsError = CommercialOperationsErrors[keyof CommercialOperationsErrors];

export type CommercialOperationsResponses = {
    /**
     * A page of the operations.
     */
    200: CommercialOperationList;
};

export type CommercialOperationsResponse = CommercialOperationsResponses[keyof CommercialOperationsResponses];

export type RequestWithdrawData = {
    body: WithdrawRequest;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/balance/withdraw/request';
};

export type RequestWithdrawErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this (`forbidden`), or an addition of ours: the user's two-factor code is missing (`two_factor_required`) or wrong (`two_factor_invalid`, with `attemptsLeft`). The code is checked after the idempotency key and before state and limits, and neither refusal moves anything. A code works once; an API without idempotency keys answers 409 for one that was accepted before, as the request may be a copy of the one that was done.
     */
    403: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type RequestWithdrawError = RequestWithdrawErrors[keyof RequestWithdrawErrors];

export type RequestWithdrawResponses = {
    /**
     * The withdrawal was accepted.
     */
    200: Withdraw;
};

export type RequestWithdrawResponse = RequestWithdrawResponses[keyof RequestWithdrawResponses];

export type WithdrawsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/balance/withdraws';
};

export type WithdrawsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type WithdrawsError = WithdrawsErrors[keyof WithdrawsErrors];

export type WithdrawsResponses = {
    /**
     * A page of the history.
     */
    200: HistoryList;
};

export type WithdrawsResponse = WithdrawsResponses[keyof WithdrawsResponses];

export type ClearWithdrawAddressData = {
    body?: never;
    path: {
        /**
         * The token.
         */
        ticker: Ticker;
    };
    query?: never;
    url: '/v1/balance/withdraw/clear-address/{ticker}';
};

export type ClearWithdrawAddressErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type ClearWithdrawAddressError = ClearWithdrawAddressErrors[keyof ClearWithdrawAddressErrors];

export type ClearWithdrawAddressResponses = {
    /**
     * No address is saved any more.
     */
    200: Success;
};

export type ClearWithdrawAddressResponse = ClearWithdrawAddressResponses[keyof ClearWithdrawAddressResponses];

export type PartnerBalanceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/balance';
};

export type PartnerBalanceErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PartnerBalanceError = PartnerBalanceErrors[keyof PartnerBalanceErrors];

export type PartnerBalanceResponses = {
    /**
     * The balances of all tokens.
     */
    200: MarketingBalanceList;
};

export type PartnerBalanceResponse = PartnerBalanceResponses[keyof PartnerBalanceResponses];

export type NetworkBalanceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/network/balance';
};

export type NetworkBalanceErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkBalanceError = NetworkBalanceErrors[keyof NetworkBalanceErrors];

export type NetworkBalanceResponses = {
    /**
     * The balances of all tokens.
     */
    200: MarketingBalanceList;
};

export type NetworkBalanceResponse = NetworkBalanceResponses[keyof NetworkBalanceResponses];

export type PersonalVolumeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/personal/volume';
};

export type PersonalVolumeErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PersonalVolumeError = PersonalVolumeErrors[keyof PersonalVolumeErrors];

export type PersonalVolumeResponses = {
    /**
     * Volume in each token.
     */
    200: Volumes;
};

export type PersonalVolumeResponse = PersonalVolumeResponses[keyof PersonalVolumeResponses];

export type NetworkVolumeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/network/volume';
};

export type NetworkVolumeErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkVolumeError = NetworkVolumeErrors[keyof NetworkVolumeErrors];

export type NetworkVolumeResponses = {
    /**
     * Volume in each token.
     */
    200: Volumes;
};

export type NetworkVolumeResponse = NetworkVolumeResponses[keyof NetworkVolumeResponses];

export type PartnerProfitsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only partners whose e-mail or username holds this text, whatever its case, or what was earned with them.
         */
        search?: string;
        /**
         * By what was earned, in ounces; without it the newest first.
         */
        sort?: 'largest' | 'smallest';
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/partner/profits';
};

export type PartnerProfitsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PartnerProfitsError = PartnerProfitsErrors[keyof PartnerProfitsErrors];

export type PartnerProfitsResponses = {
    /**
     * A page of the accruals.
     */
    200: AccrualList;
};

export type PartnerProfitsResponse = PartnerProfitsResponses[keyof PartnerProfitsResponses];

export type PartnerWithdrawsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/partner/withdraws';
};

export type PartnerWithdrawsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PartnerWithdrawsError = PartnerWithdrawsErrors[keyof PartnerWithdrawsErrors];

export type PartnerWithdrawsResponses = {
    /**
     * A page of the history.
     */
    200: HistoryList;
};

export type PartnerWithdrawsResponse = PartnerWithdrawsResponses[keyof PartnerWithdrawsResponses];

export type NetworkWithdrawsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/partner/network/withdraws';
};

export type NetworkWithdrawsErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkWithdrawsError = NetworkWithdrawsErrors[keyof NetworkWithdrawsErrors];

export type NetworkWithdrawsResponses = {
    /**
     * A page of the history.
     */
    200: HistoryList;
};

export type NetworkWithdrawsResponse = NetworkWithdrawsResponses[keyof NetworkWithdrawsResponses];

export type RequestPartnerWithdrawData = {
    body: MarketingWithdrawRequest;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/partner/withdraw/request';
};

export type RequestPartnerWithdrawErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this (`forbidden`), or an addition of ours: the user's two-factor code is missing (`two_factor_required`) or wrong (`two_factor_invalid`, with `attemptsLeft`). The code is checked after the idempotency key and before state and limits, and neither refusal moves anything. A code works once; an API without idempotency keys answers 409 for one that was accepted before, as the request may be a copy of the one that was done.
     */
    403: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type RequestPartnerWithdrawError = RequestPartnerWithdrawErrors[keyof RequestPartnerWithdrawErrors];

export type RequestPartnerWithdrawResponses = {
    /**
     * The withdrawal was accepted.
     */
    200: Withdraw;
};

export type RequestPartnerWithdrawResponse = RequestPartnerWithdrawResponses[keyof RequestPartnerWithdrawResponses];

export type RequestNetworkWithdrawData = {
    body: MarketingWithdrawRequest;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/partner/withdraw/network/request';
};

export type RequestNetworkWithdrawErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this (`forbidden`), or an addition of ours: the user's two-factor code is missing (`two_factor_required`) or wrong (`two_factor_invalid`, with `attemptsLeft`). The code is checked after the idempotency key and before state and limits, and neither refusal moves anything. A code works once; an API without idempotency keys answers 409 for one that was accepted before, as the request may be a copy of the one that was done.
     */
    403: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type RequestNetworkWithdrawError = RequestNetworkWithdrawErrors[keyof RequestNetworkWithdrawErrors];

export type RequestNetworkWithdrawResponses = {
    /**
     * The withdrawal was accepted.
     */
    200: Withdraw;
};

export type RequestNetworkWithdrawResponse = RequestNetworkWithdrawResponses[keyof RequestNetworkWithdrawResponses];

export type PartnerTotalProfitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/total-profits';
};

export type PartnerTotalProfitsErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PartnerTotalProfitsError = PartnerTotalProfitsErrors[keyof PartnerTotalProfitsErrors];

export type PartnerTotalProfitsResponses = {
    /**
     * Earnings of all time in each token.
     */
    200: TotalProfitList;
};

export type PartnerTotalProfitsResponse = PartnerTotalProfitsResponses[keyof PartnerTotalProfitsResponses];

export type NetworkTotalProfitsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/network/total-profits';
};

export type NetworkTotalProfitsErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkTotalProfitsError = NetworkTotalProfitsErrors[keyof NetworkTotalProfitsErrors];

export type NetworkTotalProfitsResponses = {
    /**
     * Earnings of all time in each token.
     */
    200: TotalProfitList;
};

export type NetworkTotalProfitsResponse = NetworkTotalProfitsResponses[keyof NetworkTotalProfitsResponses];

export type ClearPartnerAddressData = {
    body?: never;
    path: {
        /**
         * The token.
         */
        ticker: Ticker;
    };
    query?: never;
    url: '/v1/partner/withdraw/clear-address/{ticker}';
};

export type ClearPartnerAddressErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type ClearPartnerAddressError = ClearPartnerAddressErrors[keyof ClearPartnerAddressErrors];

export type ClearPartnerAddressResponses = {
    /**
     * No address is saved any more.
     */
    200: Success;
};

export type ClearPartnerAddressResponse = ClearPartnerAddressResponses[keyof ClearPartnerAddressResponses];

export type ClearNetworkAddressData = {
    body?: never;
    path: {
        /**
         * The token.
         */
        ticker: Ticker;
    };
    query?: never;
    url: '/v1/partner/withdraw/network/clear-address/{ticker}';
};

export type ClearNetworkAddressErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type ClearNetworkAddressError = ClearNetworkAddressErrors[keyof ClearNetworkAddressErrors];

export type ClearNetworkAddressResponses = {
    /**
     * No address is saved any more.
     */
    200: Success;
};

export type ClearNetworkAddressResponse = ClearNetworkAddressResponses[keyof ClearNetworkAddressResponses];

export type NetworkInfoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/partner/network/info';
};

export type NetworkInfoErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkInfoError = NetworkInfoErrors[keyof NetworkInfoErrors];

export type NetworkInfoResponses = {
    /**
     * The summary as of `date`.
     */
    200: NetworkInfo;
};

export type NetworkInfoResponse = NetworkInfoResponses[keyof NetworkInfoResponses];

export type NetworkPartnersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Depth in the network, 1 being the personally invited.
         */
        level: number;
        /**
         * Only partners whose e-mail or username holds this text, whatever its case, or what was earned with them.
         */
        search?: string;
        /**
         * By the volume of both tokens together, in ounces; without it in the order they joined.
         */
        sort?: 'largest' | 'smallest';
    };
    url: '/v1/mlm/network';
};

export type NetworkPartnersErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type NetworkPartnersError = NetworkPartnersErrors[keyof NetworkPartnersErrors];

export type NetworkPartnersResponses = {
    /**
     * A page of the partners.
     */
    200: NetworkPartnerList;
};

export type NetworkPartnersResponse = NetworkPartnersResponses[keyof NetworkPartnersResponses];

export type PersonalPartnersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only partners whose e-mail or username holds this text, whatever its case, or what was earned with them.
         */
        search?: string;
        /**
         * By the volume of both tokens together, in ounces; without it in the order they joined.
         */
        sort?: 'largest' | 'smallest';
    };
    url: '/v1/mlm/personal';
};

export type PersonalPartnersErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PersonalPartnersError = PersonalPartnersErrors[keyof PersonalPartnersErrors];

export type PersonalPartnersResponses = {
    /**
     * A page of the partners; `count` counts all that match.
     */
    200: PersonalPartnerList;
};

export type PersonalPartnersResponse = PersonalPartnersResponses[keyof PersonalPartnersResponses];

export type PartnerCountByLevelData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/mlm/network/count-by-level';
};

export type PartnerCountByLevelErrors = {
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type PartnerCountByLevelError = PartnerCountByLevelErrors[keyof PartnerCountByLevelErrors];

export type PartnerCountByLevelResponses = {
    /**
     * One entry a level that has partners.
     */
    200: LevelCountList;
};

export type PartnerCountByLevelResponse = PartnerCountByLevelResponses[keyof PartnerCountByLevelResponses];

export type RequestSellData = {
    body: SellRequest;
    headers?: {
        /**
         * One key an attempt of the user. The same key from the same user with the same request answers the first result again and moves no money twice; with another request it answers 409. `twoFactorCode` is no part of what is compared, as a request that is sent again has a new code. The key is looked up before the state and limits are checked, and a request under a key waits for an earlier one, so a copy of a request that was done never answers 409, 422 or 429. A key is honored for 24 hours from its first success, by the server's clock; then it is forgotten, and the same request would be done once more.
         */
        'idempotency-key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/order/sell';
};

export type RequestSellErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this (`forbidden`), or an addition of ours: the user's two-factor code is missing (`two_factor_required`) or wrong (`two_factor_invalid`, with `attemptsLeft`). The code is checked after the idempotency key and before state and limits, and neither refusal moves anything. A code works once; an API without idempotency keys answers 409 for one that was accepted before, as the request may be a copy of the one that was done.
     */
    403: ErrorAnswer;
    /**
     * It was done already, or the idempotency key was used for another request.
     */
    409: ErrorAnswer;
    /**
     * The request is well formed but a rule of the business refuses it; no money moved.
     */
    422: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type RequestSellError = RequestSellErrors[keyof RequestSellErrors];

export type RequestSellResponses = {
    /**
     * The sale was accepted.
     */
    200: Sell;
};

export type RequestSellResponse = RequestSellResponses[keyof RequestSellResponses];

export type BuyHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only entries of this token.
         */
        token?: Token;
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only orders of this balance.
         */
        balanceType?: BalanceType;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/order/history/buy';
};

export type BuyHistoryErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type BuyHistoryError = BuyHistoryErrors[keyof BuyHistoryErrors];

export type BuyHistoryResponses = {
    /**
     * A page of the orders.
     */
    200: OrderHistoryList;
};

export type BuyHistoryResponse = BuyHistoryResponses[keyof BuyHistoryResponses];

export type SellHistoryData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only entries of this token.
         */
        ticker?: Ticker;
        /**
         * How many entries to skip.
         */
        offset?: number;
        /**
         * How many entries to answer at most.
         */
        limit?: number;
        /**
         * Only orders of this balance.
         */
        balanceType?: BalanceType;
        /**
         * Only the entry with this id; an unknown id answers an empty list.
         */
        id?: Id;
        /**
         * Only entries with this status.
         */
        status?: Status;
        /**
         * Only entries of this moment or later.
         */
        from?: string;
        /**
         * Only entries before this moment.
         */
        to?: string;
    };
    url: '/v1/order/history/sell';
};

export type SellHistoryErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * The access token is missing, unknown or expired.
     */
    401: ErrorAnswer;
    /**
     * The user is not allowed to do this.
     */
    403: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The server failed.
     */
    500: ErrorAnswer;
};

export type SellHistoryError = SellHistoryErrors[keyof SellHistoryErrors];

export type SellHistoryResponses = {
    /**
     * A page of the orders.
     */
    200: OrderHistoryList;
};

export type SellHistoryResponse = SellHistoryResponses[keyof SellHistoryResponses];

export type CandlesData = {
    body?: never;
    path: {
        /**
         * The pair as the exchange names it, without its leading `t`.
         */
        ticker: CandleTicker;
    };
    query?: {
        /**
         * How many candles at most.
         */
        limit?: number;
        /**
         * Only candles from this moment on, in milliseconds since 1970.
         */
        start?: number;
        /**
         * Only candles up to this moment, in milliseconds since 1970.
         */
        end?: number;
        /**
         * 1 for the oldest first, -1 for the newest first.
         */
        sort?: 1 | -1;
    };
    url: '/bitfinex/v2/candles/trade:1m:t{ticker}/hist';
};

export type CandlesErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The exchange or the proxy failed.
     */
    500: ExchangeError | ErrorAnswer;
};

export type CandlesError = CandlesErrors[keyof CandlesErrors];

export type CandlesResponses = {
    /**
     * The candles.
     */
    200: CandleList;
};

export type CandlesResponse = CandlesResponses[keyof CandlesResponses];

export type HourlyCandlesData = {
    body?: never;
    path: {
        /**
         * The pair as the exchange names it, without its leading `t`.
         */
        ticker: CandleTicker;
    };
    query?: {
        /**
         * How many candles at most.
         */
        limit?: number;
        /**
         * Only candles from this moment on, in milliseconds since 1970.
         */
        start?: number;
        /**
         * Only candles up to this moment, in milliseconds since 1970.
         */
        end?: number;
        /**
         * 1 for the oldest first, -1 for the newest first.
         */
        sort?: 1 | -1;
    };
    url: '/bitfinex/v2/candles/trade:1h:t{ticker}/hist';
};

export type HourlyCandlesErrors = {
    /**
     * The request does not follow this contract; `field` names the first wrong field.
     */
    400: ErrorAnswer;
    /**
     * There is nothing under this address.
     */
    404: ErrorAnswer;
    /**
     * Too many requests; `retry-after` says when to come back.
     */
    429: ErrorAnswer;
    /**
     * The exchange or the proxy failed.
     */
    500: ExchangeError | ErrorAnswer;
};

export type HourlyCandlesError = HourlyCandlesErrors[keyof HourlyCandlesErrors];

export type HourlyCandlesResponses = {
    /**
     * The candles.
     */
    200: CandleList;
};

export type HourlyCandlesResponse = HourlyCandlesResponses[keyof HourlyCandlesResponses];
