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

import {
  DepositAddress
} from '../schemas/depositAddress.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  GetCommercialOperationsParams
} from '../schemas/getCommercialOperationsParams.zod.ts';

import type {
  GetDepositsParams
} from '../schemas/getDepositsParams.zod.ts';

import type {
  GetWithdrawsParams
} from '../schemas/getWithdrawsParams.zod.ts';

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

import { request } from '../../../src/api/client.ts';
import type { ErrorType } from '../../../src/api/client.ts';





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

export const getGetBalancesUrl = () => {




  return `/v1/balance/user`
}

/**
 * One entry a token. The total the app shows is balance + frozenBalance + promoBalance.
 * @summary Wallet balances
 */
export const getBalances = async ( options?: RequestInit): Promise<BalanceList> => {

  return request<BalanceList>(getGetBalancesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: BalanceList
  }
);}





export const getGetBalancesQueryKey = () => {
    return [
    "getBalances"
    ] as const;
    }


export const getGetBalancesQueryOptions = <TData = Awaited<ReturnType<typeof getBalances>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBalancesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBalances>>> = ({ signal }) => getBalances({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBalancesQueryResult = NonNullable<Awaited<ReturnType<typeof getBalances>>>
export type GetBalancesQueryError = ErrorType<ErrorAnswer>


export function useGetBalances<TData = Awaited<ReturnType<typeof getBalances>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalances>>,
          TError,
          Awaited<ReturnType<typeof getBalances>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalances<TData = Awaited<ReturnType<typeof getBalances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBalances>>,
          TError,
          Awaited<ReturnType<typeof getBalances>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBalances<TData = Awaited<ReturnType<typeof getBalances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Wallet balances
 */

export function useGetBalances<TData = Awaited<ReturnType<typeof getBalances>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBalances>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBalancesQueryOptions(options)

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
    export const getGetDepositAddressUrl = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/user/deposit-address/${encodeURIComponent(String(network))}/${encodeURIComponent(String(ticker))}`
}

/**
 * Stays the same for an hour at least, so it may be cached that long.
 * @summary Address to deposit to
 */
export const getDepositAddress = async (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<DepositAddress> => {

  return request<DepositAddress>(getGetDepositAddressUrl(network,ticker),
  {
    ...options,
    method: 'GET'

    ,
    schema: DepositAddress
  }
);}





export const getGetDepositAddressQueryKey = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {
    return [
    "getDepositAddress", ...(ticker ? [ticker] : []), ...(network ? [network] : [])
    ] as const;
    }


export const getGetDepositAddressQueryOptions = <TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<ErrorAnswer>>(network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositAddressQueryKey(network,ticker);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDepositAddress>>> = ({ signal }) => getDepositAddress(network,ticker, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: network !== null && network !== undefined && ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositAddressQueryResult = NonNullable<Awaited<ReturnType<typeof getDepositAddress>>>
export type GetDepositAddressQueryError = ErrorType<ErrorAnswer>


export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositAddress>>,
          TError,
          Awaited<ReturnType<typeof getDepositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDepositAddress>>,
          TError,
          Awaited<ReturnType<typeof getDepositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address to deposit to
 */

export function useGetDepositAddress<TData = Awaited<ReturnType<typeof getDepositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDepositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositAddressQueryOptions(network,ticker,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDepositsUrl = (params?: GetDepositsParams,) => {
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
export const getDeposits = async (params?: GetDepositsParams, options?: RequestInit): Promise<HistoryList> => {

  return request<HistoryList>(getGetDepositsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getGetDepositsQueryKey = (params?: GetDepositsParams,) => {
    return [
    "getDeposits", ...(params ? [params] : [])
    ] as const;
    }


export const getGetDepositsQueryOptions = <TData = Awaited<ReturnType<typeof getDeposits>>, TError = ErrorType<ErrorAnswer>>(params?: GetDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeposits>>> = ({ signal }) => getDeposits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositsQueryResult = NonNullable<Awaited<ReturnType<typeof getDeposits>>>
export type GetDepositsQueryError = ErrorType<ErrorAnswer>


export function useGetDeposits<TData = Awaited<ReturnType<typeof getDeposits>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetDepositsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposits>>,
          TError,
          Awaited<ReturnType<typeof getDeposits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposits<TData = Awaited<ReturnType<typeof getDeposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposits>>,
          TError,
          Awaited<ReturnType<typeof getDeposits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposits<TData = Awaited<ReturnType<typeof getDeposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of deposits
 */

export function useGetDeposits<TData = Awaited<ReturnType<typeof getDeposits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetDepositsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetRatesUrl = () => {




  return `/v1/balance/rates`
}

/**
 * @summary Prices of the tokens in USDT
 */
export const getRates = async ( options?: RequestInit): Promise<Rates> => {

  return request<Rates>(getGetRatesUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Rates
  }
);}





export const getGetRatesQueryKey = () => {
    return [
    "getRates"
    ] as const;
    }


export const getGetRatesQueryOptions = <TData = Awaited<ReturnType<typeof getRates>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRates>>> = ({ signal }) => getRates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRatesQueryResult = NonNullable<Awaited<ReturnType<typeof getRates>>>
export type GetRatesQueryError = ErrorType<ErrorAnswer>


export function useGetRates<TData = Awaited<ReturnType<typeof getRates>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRates>>,
          TError,
          Awaited<ReturnType<typeof getRates>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRates<TData = Awaited<ReturnType<typeof getRates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRates>>,
          TError,
          Awaited<ReturnType<typeof getRates>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRates<TData = Awaited<ReturnType<typeof getRates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Prices of the tokens in USDT
 */

export function useGetRates<TData = Awaited<ReturnType<typeof getRates>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRates>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCommercialOperationsUrl = (params?: GetCommercialOperationsParams,) => {
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
export const getCommercialOperations = async (params?: GetCommercialOperationsParams, options?: RequestInit): Promise<CommercialOperationList> => {

  return request<CommercialOperationList>(getGetCommercialOperationsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CommercialOperationList
  }
);}





export const getGetCommercialOperationsQueryKey = (params?: GetCommercialOperationsParams,) => {
    return [
    "getCommercialOperations", ...(params ? [params] : [])
    ] as const;
    }


export const getGetCommercialOperationsQueryOptions = <TData = Awaited<ReturnType<typeof getCommercialOperations>>, TError = ErrorType<ErrorAnswer>>(params?: GetCommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommercialOperationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommercialOperations>>> = ({ signal }) => getCommercialOperations(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommercialOperationsQueryResult = NonNullable<Awaited<ReturnType<typeof getCommercialOperations>>>
export type GetCommercialOperationsQueryError = ErrorType<ErrorAnswer>


export function useGetCommercialOperations<TData = Awaited<ReturnType<typeof getCommercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetCommercialOperationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommercialOperations>>,
          TError,
          Awaited<ReturnType<typeof getCommercialOperations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommercialOperations<TData = Awaited<ReturnType<typeof getCommercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetCommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommercialOperations>>,
          TError,
          Awaited<ReturnType<typeof getCommercialOperations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommercialOperations<TData = Awaited<ReturnType<typeof getCommercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetCommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Commercial operations
 */

export function useGetCommercialOperations<TData = Awaited<ReturnType<typeof getCommercialOperations>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetCommercialOperationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommercialOperations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommercialOperationsQueryOptions(params,options)

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
    export const getGetWithdrawsUrl = (params?: GetWithdrawsParams,) => {
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
export const getWithdraws = async (params?: GetWithdrawsParams, options?: RequestInit): Promise<HistoryList> => {

  return request<HistoryList>(getGetWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getGetWithdrawsQueryKey = (params?: GetWithdrawsParams,) => {
    return [
    "getWithdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getGetWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof getWithdraws>>, TError = ErrorType<ErrorAnswer>>(params?: GetWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdraws>>> = ({ signal }) => getWithdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdraws>>>
export type GetWithdrawsQueryError = ErrorType<ErrorAnswer>


export function useGetWithdraws<TData = Awaited<ReturnType<typeof getWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetWithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdraws<TData = Awaited<ReturnType<typeof getWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdraws<TData = Awaited<ReturnType<typeof getWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the wallet
 */

export function useGetWithdraws<TData = Awaited<ReturnType<typeof getWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawsQueryOptions(params,options)

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
