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
  CandlesParams
} from '../schemas/candlesParams.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  ExchangeError
} from '../schemas/exchangeError.zod.ts';

import type {
  HourlyCandlesParams
} from '../schemas/hourlyCandlesParams.zod.ts';

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

export const getCandlesUrl = (ticker: CandleTicker,
    params?: CandlesParams,) => {
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
export const candles = async (ticker: CandleTicker,
    params?: CandlesParams, options?: RequestInit): Promise<Read<CandleList>> => {

  return read<CandleList>(getCandlesUrl(ticker,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CandleList
  }
);}





export const getCandlesQueryKey = (ticker: CandleTicker,
    params?: CandlesParams,) => {
    return [
    "candles", ...(ticker ? [ticker] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getCandlesQueryOptions = <TData = Awaited<ReturnType<typeof candles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(ticker: CandleTicker,
    params?: CandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCandlesQueryKey(ticker,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof candles>>> = ({ signal }) => candles(ticker,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CandlesQueryResult = NonNullable<Awaited<ReturnType<typeof candles>>>
export type CandlesQueryError = ErrorType<ErrorAnswer | ExchangeError>


export function useCandles<TData = Awaited<ReturnType<typeof candles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params: undefined |  CandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof candles>>,
          TError,
          Awaited<ReturnType<typeof candles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCandles<TData = Awaited<ReturnType<typeof candles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: CandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof candles>>,
          TError,
          Awaited<ReturnType<typeof candles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCandles<TData = Awaited<ReturnType<typeof candles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: CandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price history in candles of one minute
 */

export function useCandles<TData = Awaited<ReturnType<typeof candles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: CandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof candles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCandlesQueryOptions(ticker,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHourlyCandlesUrl = (ticker: CandleTicker,
    params?: HourlyCandlesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/bitfinex/v2/candles/trade:1h:t${encodeURIComponent(String(ticker))}/hist?${stringifiedParams}` : `/bitfinex/v2/candles/trade:1h:t${encodeURIComponent(String(ticker))}/hist`
}

/**
 * The same as the candles of one minute, of the same exchange: for ranges of days. It is an addition of ours.
 * @summary Price history in candles of one hour
 */
export const hourlyCandles = async (ticker: CandleTicker,
    params?: HourlyCandlesParams, options?: RequestInit): Promise<Read<CandleList>> => {

  return read<CandleList>(getHourlyCandlesUrl(ticker,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: CandleList
  }
);}





export const getHourlyCandlesQueryKey = (ticker: CandleTicker,
    params?: HourlyCandlesParams,) => {
    return [
    "hourlyCandles", ...(ticker ? [ticker] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getHourlyCandlesQueryOptions = <TData = Awaited<ReturnType<typeof hourlyCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(ticker: CandleTicker,
    params?: HourlyCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHourlyCandlesQueryKey(ticker,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof hourlyCandles>>> = ({ signal }) => hourlyCandles(ticker,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HourlyCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof hourlyCandles>>>
export type HourlyCandlesQueryError = ErrorType<ErrorAnswer | ExchangeError>


export function useHourlyCandles<TData = Awaited<ReturnType<typeof hourlyCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params: undefined |  HourlyCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof hourlyCandles>>,
          TError,
          Awaited<ReturnType<typeof hourlyCandles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHourlyCandles<TData = Awaited<ReturnType<typeof hourlyCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: HourlyCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof hourlyCandles>>,
          TError,
          Awaited<ReturnType<typeof hourlyCandles>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHourlyCandles<TData = Awaited<ReturnType<typeof hourlyCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: HourlyCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price history in candles of one hour
 */

export function useHourlyCandles<TData = Awaited<ReturnType<typeof hourlyCandles>>, TError = ErrorType<ErrorAnswer | ExchangeError>>(
 ticker: CandleTicker,
    params?: HourlyCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hourlyCandles>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHourlyCandlesQueryOptions(ticker,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






