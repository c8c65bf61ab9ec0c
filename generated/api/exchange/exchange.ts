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
  CandleList
} from '../schemas/candleList.zod.ts';

import type {
  CandleTicker
} from '../schemas/candleTicker.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  ExchangeError
} from '../schemas/exchangeError.zod.ts';

import type {
  GetCandlesParams
} from '../schemas/getCandlesParams.zod.ts';

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

export const getGetCandlesUrl = (ticker: CandleTicker,
    params?: GetCandlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/bitfinex/v2/candles/trade:1m:t${encodeURIComponent(String(ticker))}/hist?${stringifiedParams}` : `/bitfinex/v2/candles/trade:1m:t${encodeURIComponent(String(ticker))}/hist`
}

/**
 * Answers the exchange's own format, newest candle first. The exchange reports its errors as `["error", code, message]`; the proxy reports its own as every other call does.
 * @summary Price history in candles of one minute
 */
export const getCandles = async (ticker: CandleTicker,
    params?: GetCandlesParams, options?: RequestInit): Promise<CandleList> => {

  return request<CandleList>(getGetCandlesUrl(ticker,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CandleList
  }
);}





export const getGetCandlesQueryKey = (ticker: CandleTicker,
    params?: GetCandlesParams,) => {
    return [
    "getCandles", ...(ticker ? [ticker] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetCandlesQueryOptions = <TData = Awaited<ReturnType<typeof getCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(ticker: CandleTicker,
    params?: GetCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCandlesQueryKey(ticker,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCandles>>> = ({ signal }) => getCandles(ticker,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof getCandles>>>
export type GetCandlesQueryError = ErrorType<ErrorAnswer | ExchangeError>


export function useGetCandles<TData = Awaited<ReturnType<typeof getCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params: undefined |  GetCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCandles>>,
          TError,
          Awaited<ReturnType<typeof getCandles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCandles<TData = Awaited<ReturnType<typeof getCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: GetCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCandles>>,
          TError,
          Awaited<ReturnType<typeof getCandles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCandles<TData = Awaited<ReturnType<typeof getCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: GetCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price history in candles of one minute
 */

export function useGetCandles<TData = Awaited<ReturnType<typeof getCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: GetCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCandles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCandlesQueryOptions(ticker,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






