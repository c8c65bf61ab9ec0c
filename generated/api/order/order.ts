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

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  GetBuyHistoryParams
} from '../schemas/getBuyHistoryParams.zod.ts';

import type {
  GetSellHistoryParams
} from '../schemas/getSellHistoryParams.zod.ts';

import {
  OrderHistoryList
} from '../schemas/orderHistoryList.zod.ts';

import type {
  RequestSellHeaders
} from '../schemas/requestSellHeaders.zod.ts';

import {
  Sell
} from '../schemas/sell.zod.ts';

import type {
  SellRequest
} from '../schemas/sellRequest.zod.ts';

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

export const getRequestSellUrl = () => {




  return `/v1/order/sell`
}

/**
 * @summary Sell a token for USDT
 */
export const requestSell = async (sellRequest: SellRequest,
    headers?: RequestSellHeaders, options?: RequestInit): Promise<Sell> => {

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
return request<Sell>(getRequestSellUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sellRequest),
    schema: Sell
  }
);}





export const getRequestSellMutationKey = () => ['requestSell'] as const;

export const getRequestSellMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSell>>, TError,RequestSellMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof requestSell>>, TError,RequestSellMutationVariables, TContext> => {

const mutationKey = getRequestSellMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestSell>>, RequestSellMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestSell(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestSellMutationResult = NonNullable<Awaited<ReturnType<typeof requestSell>>>
    export type RequestSellMutationBody = SellRequest
    export type RequestSellMutationError = ErrorType<ErrorAnswer>
    export type RequestSellMutationVariables = {data: SellRequest;headers?: RequestSellHeaders}

    /**
 * @summary Sell a token for USDT
 */
export const useRequestSell = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSell>>, TError,RequestSellMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestSell>>,
        TError,
        RequestSellMutationVariables,
        TContext
      > => {
      return useMutation(getRequestSellMutationOptions(options), queryClient);
    }
    export const getGetBuyHistoryUrl = (params?: GetBuyHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/order/history/buy?${stringifiedParams}` : `/v1/order/history/buy`
}

/**
 * A transfer of USDT to the deposit address is the order; it appears here once it was seen.
 * @summary History of purchases
 */
export const getBuyHistory = async (params?: GetBuyHistoryParams, options?: RequestInit): Promise<OrderHistoryList> => {

  return request<OrderHistoryList>(getGetBuyHistoryUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: OrderHistoryList
  }
);}





export const getGetBuyHistoryQueryKey = (params?: GetBuyHistoryParams,) => {
    return [
    "getBuyHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getGetBuyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getBuyHistory>>, TError = ErrorType<ErrorAnswer>>(params?: GetBuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBuyHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBuyHistory>>> = ({ signal }) => getBuyHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBuyHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getBuyHistory>>>
export type GetBuyHistoryQueryError = ErrorType<ErrorAnswer>


export function useGetBuyHistory<TData = Awaited<ReturnType<typeof getBuyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetBuyHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyHistory>>,
          TError,
          Awaited<ReturnType<typeof getBuyHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBuyHistory<TData = Awaited<ReturnType<typeof getBuyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetBuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBuyHistory>>,
          TError,
          Awaited<ReturnType<typeof getBuyHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBuyHistory<TData = Awaited<ReturnType<typeof getBuyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetBuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of purchases
 */

export function useGetBuyHistory<TData = Awaited<ReturnType<typeof getBuyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetBuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBuyHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBuyHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSellHistoryUrl = (params?: GetSellHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/order/history/sell?${stringifiedParams}` : `/v1/order/history/sell`
}

/**
 * @summary History of sales
 */
export const getSellHistory = async (params?: GetSellHistoryParams, options?: RequestInit): Promise<OrderHistoryList> => {

  return request<OrderHistoryList>(getGetSellHistoryUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: OrderHistoryList
  }
);}





export const getGetSellHistoryQueryKey = (params?: GetSellHistoryParams,) => {
    return [
    "getSellHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getGetSellHistoryQueryOptions = <TData = Awaited<ReturnType<typeof getSellHistory>>, TError = ErrorType<ErrorAnswer>>(params?: GetSellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSellHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSellHistory>>> = ({ signal }) => getSellHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSellHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof getSellHistory>>>
export type GetSellHistoryQueryError = ErrorType<ErrorAnswer>


export function useGetSellHistory<TData = Awaited<ReturnType<typeof getSellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetSellHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellHistory>>,
          TError,
          Awaited<ReturnType<typeof getSellHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSellHistory<TData = Awaited<ReturnType<typeof getSellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetSellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSellHistory>>,
          TError,
          Awaited<ReturnType<typeof getSellHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSellHistory<TData = Awaited<ReturnType<typeof getSellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetSellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of sales
 */

export function useGetSellHistory<TData = Awaited<ReturnType<typeof getSellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetSellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSellHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSellHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






