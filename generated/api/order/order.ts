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
  BuyHistoryParams
} from '../schemas/buyHistoryParams.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

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
  SellHistoryParams
} from '../schemas/sellHistoryParams.zod.ts';

import type {
  SellRequest
} from '../schemas/sellRequest.zod.ts';

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
    export const getBuyHistoryUrl = (params?: BuyHistoryParams,) => {
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
export const buyHistory = async (params?: BuyHistoryParams, options?: RequestInit): Promise<Read<OrderHistoryList>> => {

  return read<OrderHistoryList>(getBuyHistoryUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: OrderHistoryList
  }
);}





export const getBuyHistoryQueryKey = (params?: BuyHistoryParams,) => {
    return [
    "buyHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getBuyHistoryQueryOptions = <TData = Awaited<ReturnType<typeof buyHistory>>, TError = ErrorType<ErrorAnswer>>(params?: BuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBuyHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof buyHistory>>> = ({ signal }) => buyHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BuyHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof buyHistory>>>
export type BuyHistoryQueryError = ErrorType<ErrorAnswer>


export function useBuyHistory<TData = Awaited<ReturnType<typeof buyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  BuyHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof buyHistory>>,
          TError,
          Awaited<ReturnType<typeof buyHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBuyHistory<TData = Awaited<ReturnType<typeof buyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: BuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof buyHistory>>,
          TError,
          Awaited<ReturnType<typeof buyHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBuyHistory<TData = Awaited<ReturnType<typeof buyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: BuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of purchases
 */

export function useBuyHistory<TData = Awaited<ReturnType<typeof buyHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: BuyHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof buyHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBuyHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSellHistoryUrl = (params?: SellHistoryParams,) => {
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
export const sellHistory = async (params?: SellHistoryParams, options?: RequestInit): Promise<Read<OrderHistoryList>> => {

  return read<OrderHistoryList>(getSellHistoryUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: OrderHistoryList
  }
);}





export const getSellHistoryQueryKey = (params?: SellHistoryParams,) => {
    return [
    "sellHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getSellHistoryQueryOptions = <TData = Awaited<ReturnType<typeof sellHistory>>, TError = ErrorType<ErrorAnswer>>(params?: SellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSellHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof sellHistory>>> = ({ signal }) => sellHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SellHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof sellHistory>>>
export type SellHistoryQueryError = ErrorType<ErrorAnswer>


export function useSellHistory<TData = Awaited<ReturnType<typeof sellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  SellHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof sellHistory>>,
          TError,
          Awaited<ReturnType<typeof sellHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSellHistory<TData = Awaited<ReturnType<typeof sellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: SellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof sellHistory>>,
          TError,
          Awaited<ReturnType<typeof sellHistory>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSellHistory<TData = Awaited<ReturnType<typeof sellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: SellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary History of sales
 */

export function useSellHistory<TData = Awaited<ReturnType<typeof sellHistory>>, TError = ErrorType<ErrorAnswer>>(
 params?: SellHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof sellHistory>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSellHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






