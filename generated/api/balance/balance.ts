/**
 * Written by orval from openapi.yaml; do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import {
  BalanceList
} from '../schemas/balanceList.zod.ts';

import {
  CommercialOperationList
} from '../schemas/commercialOperationList.zod.ts';

import type {
  CommercialOperationsParams
} from '../schemas/commercialOperationsParams.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import {
  Rates
} from '../schemas/rates.zod.ts';

import { read } from '../../../src/api/client.ts';
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






