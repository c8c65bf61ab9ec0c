/**
 * Written by orval from openapi.yaml; do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  BalanceList
} from '../schemas/balanceList.zod.ts';

import type {
  ClaimFreeTokensHeaders
} from '../schemas/claimFreeTokensHeaders.zod.ts';

import {
  CommercialOperationList
} from '../schemas/commercialOperationList.zod.ts';

import type {
  CommercialOperationsParams
} from '../schemas/commercialOperationsParams.zod.ts';

import {
  DepositAddress
} from '../schemas/depositAddress.zod.ts';

import type {
  DepositsParams
} from '../schemas/depositsParams.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import {
  HistoryList
} from '../schemas/historyList.zod.ts';

import type {
  NetworkKey
} from '../schemas/networkKey.zod.ts';

import {
  PeriodStart
} from '../schemas/periodStart.zod.ts';

import {
  Rates
} from '../schemas/rates.zod.ts';

import type {
  RequestWithdrawHeaders
} from '../schemas/requestWithdrawHeaders.zod.ts';

import type {
  StartPeriodHeaders
} from '../schemas/startPeriodHeaders.zod.ts';

import {
  Success
} from '../schemas/success.zod.ts';

import {
  Withdraw
} from '../schemas/withdraw.zod.ts';

import type {
  WithdrawRequest
} from '../schemas/withdrawRequest.zod.ts';

import type {
  WithdrawsParams
} from '../schemas/withdrawsParams.zod.ts';

import { read, request } from '../../../src/api/client.ts';
import type { ErrorType, Read } from '../../../src/api/client.ts';





const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getBalancesUrl = () => {




  return `/v1/balance/user`
}

/**
 * One entry a token. The total the app shows is balance + frozenBalance + promoBalance.
 * @summary Wallet balances
 */
export const balances = async ( options?: RequestInit): Promise<Read<BalanceList>> => {

  return read<BalanceList>(getBalancesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: BalanceList
  }
);}





export const getBalancesQueryKey = () => {
    return [
    "balances"
    ] as const;
    }


export const getBalancesQueryOptions = <TData = Awaited<ReturnType<typeof balances>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBalancesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof balances>>> = ({ signal }) => balances({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BalancesQueryResult = NonNullable<Awaited<ReturnType<typeof balances>>>
export type BalancesQueryError = ErrorType<ErrorAnswer>


export function useBalances<TData = Awaited<ReturnType<typeof balances>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof balances>>,
          TError,
          Awaited<ReturnType<typeof balances>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBalances<TData = Awaited<ReturnType<typeof balances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof balances>>,
          TError,
          Awaited<ReturnType<typeof balances>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBalances<TData = Awaited<ReturnType<typeof balances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wallet balances
 */

export function useBalances<TData = Awaited<ReturnType<typeof balances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof balances>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBalancesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClaimFreeTokensUrl = () => {




  return `/v1/balance/free-tokens`
}

/**
 * Once a user. A second claim answers 409.
 * @summary Claim the gift
 */
export const claimFreeTokens = async (headers?: ClaimFreeTokensHeaders, options?: RequestInit): Promise<Success> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<Success>(getClaimFreeTokensUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }
    ,
    schema: Success
  }
);}





export const getClaimFreeTokensMutationKey = () => ['claimFreeTokens'] as const;

export const getClaimFreeTokensMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext> => {

const mutationKey = getClaimFreeTokensMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimFreeTokens>>, ClaimFreeTokensMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  claimFreeTokens(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimFreeTokensMutationResult = NonNullable<Awaited<ReturnType<typeof claimFreeTokens>>>

    export type ClaimFreeTokensMutationError = ErrorType<ErrorAnswer>
    export type ClaimFreeTokensMutationVariables = {headers?: ClaimFreeTokensHeaders}

    /**
 * @summary Claim the gift
 */
export const useClaimFreeTokens = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFreeTokens>>,
        TError,
        ClaimFreeTokensMutationVariables,
        TContext
      > => {
      return useMutation(getClaimFreeTokensMutationOptions(options), queryClient);
    }
    export const getStartPeriodUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/start/${encodeURIComponent(String(ticker))}`
}

/**
 * Locks the token's volume and puts it to work. 409 when a period is running, 422 when neither the balance value reaches 100 USDT nor the promo balance exceeds 0.01.
 * @summary Start the commercial period of a token
 */
export const startPeriod = async (ticker: 'XAUT' | 'PAXG',
    headers?: StartPeriodHeaders, options?: RequestInit): Promise<PeriodStart> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<PeriodStart>(getStartPeriodUrl(ticker),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }
    ,
    schema: PeriodStart
  }
);}





export const getStartPeriodMutationKey = () => ['startPeriod'] as const;

export const getStartPeriodMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext> => {

const mutationKey = getStartPeriodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPeriod>>, StartPeriodMutationVariables> = (props) => {
          const {ticker,headers} = props ?? {};

          return  startPeriod(ticker,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPeriodMutationResult = NonNullable<Awaited<ReturnType<typeof startPeriod>>>

    export type StartPeriodMutationError = ErrorType<ErrorAnswer>
    export type StartPeriodMutationVariables = {ticker: 'XAUT' | 'PAXG';headers?: StartPeriodHeaders}

    /**
 * @summary Start the commercial period of a token
 */
export const useStartPeriod = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPeriod>>,
        TError,
        StartPeriodMutationVariables,
        TContext
      > => {
      return useMutation(getStartPeriodMutationOptions(options), queryClient);
    }
    export const getDepositAddressUrl = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/user/deposit-address/${encodeURIComponent(String(network))}/${encodeURIComponent(String(ticker))}`
}

/**
 * Stays the same for an hour at least, so it may be cached that long.
 * @summary Address to deposit to
 */
export const depositAddress = async (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<DepositAddress> => {

  return request<DepositAddress>(getDepositAddressUrl(network,ticker),
  {
    ...options,
    method: 'GET'

    ,
    schema: DepositAddress
  }
);}





export const getDepositAddressQueryKey = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {
    return [
    "depositAddress", ...(ticker ? [ticker] : []), ...(network ? [network] : [])
    ] as const;
    }


export const getDepositAddressQueryOptions = <TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDepositAddressQueryKey(network,ticker);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof depositAddress>>> = ({ signal }) => depositAddress(network,ticker, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: network !== null && network !== undefined && ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DepositAddressQueryResult = NonNullable<Awaited<ReturnType<typeof depositAddress>>>
export type DepositAddressQueryError = ErrorType<ErrorAnswer>


export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof depositAddress>>,
          TError,
          Awaited<ReturnType<typeof depositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof depositAddress>>,
          TError,
          Awaited<ReturnType<typeof depositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address to deposit to
 */

export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDepositAddressQueryOptions(network,ticker,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDepositsUrl = (params?: DepositsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/balance/deposits?${stringifiedParams}` : `/v1/balance/deposits`
}

/**
 * @summary History of deposits
 */
export const deposits = async (params?: DepositsParams, options?: RequestInit): Promise<Read<HistoryList>> => {

  return read<HistoryList>(getDepositsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getDepositsQueryKey = (params?: DepositsParams,) => {
    return [
    "deposits", ...(params ? [params] : [])
    ] as const;
    }


export const getDepositsQueryOptions = <TData = Awaited<ReturnType<typeof deposits>>, TError = ErrorType<ErrorAnswer>>(params?: DepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDepositsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof deposits>>> = ({ signal }) => deposits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DepositsQueryResult = NonNullable<Awaited<ReturnType<typeof deposits>>>
export type DepositsQueryError = ErrorType<ErrorAnswer>


export function useDeposits<TData = Awaited<ReturnType<typeof deposits>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  DepositsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof deposits>>,
          TError,
          Awaited<ReturnType<typeof deposits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDeposits<TData = Awaited<ReturnType<typeof deposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: DepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof deposits>>,
          TError,
          Awaited<ReturnType<typeof deposits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDeposits<TData = Awaited<ReturnType<typeof deposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: DepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of deposits
 */

export function useDeposits<TData = Awaited<ReturnType<typeof deposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: DepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof deposits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDepositsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRatesUrl = () => {




  return `/v1/balance/rates`
}

/**
 * @summary Prices of the tokens in USDT
 */
export const rates = async ( options?: RequestInit): Promise<Read<Rates>> => {

  return read<Rates>(getRatesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Rates
  }
);}





export const getRatesQueryKey = () => {
    return [
    "rates"
    ] as const;
    }


export const getRatesQueryOptions = <TData = Awaited<ReturnType<typeof rates>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof rates>>> = ({ signal }) => rates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RatesQueryResult = NonNullable<Awaited<ReturnType<typeof rates>>>
export type RatesQueryError = ErrorType<ErrorAnswer>


export function useRates<TData = Awaited<ReturnType<typeof rates>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof rates>>,
          TError,
          Awaited<ReturnType<typeof rates>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRates<TData = Awaited<ReturnType<typeof rates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof rates>>,
          TError,
          Awaited<ReturnType<typeof rates>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRates<TData = Awaited<ReturnType<typeof rates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices of the tokens in USDT
 */

export function useRates<TData = Awaited<ReturnType<typeof rates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof rates>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCommercialOperationsUrl = (params?: CommercialOperationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/balance/commercial-operations?${stringifiedParams}` : `/v1/balance/commercial-operations`
}

/**
 * @summary Commercial operations
 */
export const commercialOperations = async (params?: CommercialOperationsParams, options?: RequestInit): Promise<Read<CommercialOperationList>> => {

  return read<CommercialOperationList>(getCommercialOperationsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CommercialOperationList
  }
);}





export const getCommercialOperationsQueryKey = (params?: CommercialOperationsParams,) => {
    return [
    "commercialOperations", ...(params ? [params] : [])
    ] as const;
    }


export const getCommercialOperationsQueryOptions = <TData = Awaited<ReturnType<typeof commercialOperations>>, TError = ErrorType<ErrorAnswer>>(params?: CommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCommercialOperationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof commercialOperations>>> = ({ signal }) => commercialOperations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CommercialOperationsQueryResult = NonNullable<Awaited<ReturnType<typeof commercialOperations>>>
export type CommercialOperationsQueryError = ErrorType<ErrorAnswer>


export function useCommercialOperations<TData = Awaited<ReturnType<typeof commercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  CommercialOperationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof commercialOperations>>,
          TError,
          Awaited<ReturnType<typeof commercialOperations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommercialOperations<TData = Awaited<ReturnType<typeof commercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: CommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof commercialOperations>>,
          TError,
          Awaited<ReturnType<typeof commercialOperations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommercialOperations<TData = Awaited<ReturnType<typeof commercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: CommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Commercial operations
 */

export function useCommercialOperations<TData = Awaited<ReturnType<typeof commercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: CommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commercialOperations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCommercialOperationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestWithdrawUrl = () => {




  return `/v1/balance/withdraw/request`
}

/**
 * @summary Withdraw from the wallet
 */
export const requestWithdraw = async (withdrawRequest: WithdrawRequest,
    headers?: RequestWithdrawHeaders, options?: RequestInit): Promise<Withdraw> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<Withdraw>(getRequestWithdrawUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(withdrawRequest),
    schema: Withdraw
  }
);}





export const getRequestWithdrawMutationKey = () => ['requestWithdraw'] as const;

export const getRequestWithdrawMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext> => {

const mutationKey = getRequestWithdrawMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestWithdraw>>, RequestWithdrawMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestWithdraw(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestWithdrawMutationResult = NonNullable<Awaited<ReturnType<typeof requestWithdraw>>>
    export type RequestWithdrawMutationBody = WithdrawRequest
    export type RequestWithdrawMutationError = ErrorType<ErrorAnswer>
    export type RequestWithdrawMutationVariables = {data: WithdrawRequest;headers?: RequestWithdrawHeaders}

    /**
 * @summary Withdraw from the wallet
 */
export const useRequestWithdraw = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestWithdraw>>,
        TError,
        RequestWithdrawMutationVariables,
        TContext
      > => {
      return useMutation(getRequestWithdrawMutationOptions(options), queryClient);
    }
    export const getWithdrawsUrl = (params?: WithdrawsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/balance/withdraws?${stringifiedParams}` : `/v1/balance/withdraws`
}

/**
 * @summary Withdrawals from the wallet
 */
export const withdraws = async (params?: WithdrawsParams, options?: RequestInit): Promise<Read<HistoryList>> => {

  return read<HistoryList>(getWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getWithdrawsQueryKey = (params?: WithdrawsParams,) => {
    return [
    "withdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof withdraws>>, TError = ErrorType<ErrorAnswer>>(params?: WithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof withdraws>>> = ({ signal }) => withdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof withdraws>>>
export type WithdrawsQueryError = ErrorType<ErrorAnswer>


export function useWithdraws<TData = Awaited<ReturnType<typeof withdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  WithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdraws>>,
          TError,
          Awaited<ReturnType<typeof withdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWithdraws<TData = Awaited<ReturnType<typeof withdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: WithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof withdraws>>,
          TError,
          Awaited<ReturnType<typeof withdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWithdraws<TData = Awaited<ReturnType<typeof withdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: WithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the wallet
 */

export function useWithdraws<TData = Awaited<ReturnType<typeof withdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: WithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof withdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getWithdrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClearWithdrawAddressUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/withdraw/clear-address/${encodeURIComponent(String(ticker))}`
}

/**
 * Succeeds when there is none.
 * @summary Forget the saved address of a token
 */
export const clearWithdrawAddress = async (ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<Success> => {

  return request<Success>(getClearWithdrawAddressUrl(ticker),
  {
    ...options,
    method: 'POST'

    ,
    schema: Success
  }
);}





export const getClearWithdrawAddressMutationKey = () => ['clearWithdrawAddress'] as const;

export const getClearWithdrawAddressMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext> => {

const mutationKey = getClearWithdrawAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearWithdrawAddress>>, ClearWithdrawAddressMutationVariables> = (props) => {
          const {ticker} = props ?? {};

          return  clearWithdrawAddress(ticker,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearWithdrawAddressMutationResult = NonNullable<Awaited<ReturnType<typeof clearWithdrawAddress>>>

    export type ClearWithdrawAddressMutationError = ErrorType<ErrorAnswer>
    export type ClearWithdrawAddressMutationVariables = {ticker: 'XAUT' | 'PAXG'}

    /**
 * @summary Forget the saved address of a token
 */
export const useClearWithdrawAddress = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearWithdrawAddress>>,
        TError,
        ClearWithdrawAddressMutationVariables,
        TContext
      > => {
      return useMutation(getClearWithdrawAddressMutationOptions(options), queryClient);
    }
