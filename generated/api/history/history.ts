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

import type {
  BuyHistoryParams
} from '../schemas/buyHistoryParams.zod.ts';

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
  NetworkWithdrawsParams
} from '../schemas/networkWithdrawsParams.zod.ts';

import {
  OrderHistoryList
} from '../schemas/orderHistoryList.zod.ts';

import type {
  PartnerWithdrawsParams
} from '../schemas/partnerWithdrawsParams.zod.ts';

import type {
  SellHistoryParams
} from '../schemas/sellHistoryParams.zod.ts';

import type {
  WithdrawsParams
} from '../schemas/withdrawsParams.zod.ts';

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






export const getPartnerWithdrawsUrl = (params?: PartnerWithdrawsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/partner/withdraws?${stringifiedParams}` : `/v1/partner/withdraws`
}

/**
 * @summary Withdrawals from the partner balance
 */
export const partnerWithdraws = async (params?: PartnerWithdrawsParams, options?: RequestInit): Promise<Read<HistoryList>> => {

  return read<HistoryList>(getPartnerWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getPartnerWithdrawsQueryKey = (params?: PartnerWithdrawsParams,) => {
    return [
    "partnerWithdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getPartnerWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof partnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(params?: PartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPartnerWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof partnerWithdraws>>> = ({ signal }) => partnerWithdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PartnerWithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof partnerWithdraws>>>
export type PartnerWithdrawsQueryError = ErrorType<ErrorAnswer>


export function usePartnerWithdraws<TData = Awaited<ReturnType<typeof partnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  PartnerWithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerWithdraws>>,
          TError,
          Awaited<ReturnType<typeof partnerWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerWithdraws<TData = Awaited<ReturnType<typeof partnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerWithdraws>>,
          TError,
          Awaited<ReturnType<typeof partnerWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerWithdraws<TData = Awaited<ReturnType<typeof partnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the partner balance
 */

export function usePartnerWithdraws<TData = Awaited<ReturnType<typeof partnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPartnerWithdrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNetworkWithdrawsUrl = (params?: NetworkWithdrawsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/partner/network/withdraws?${stringifiedParams}` : `/v1/partner/network/withdraws`
}

/**
 * @summary Withdrawals from the network balance
 */
export const networkWithdraws = async (params?: NetworkWithdrawsParams, options?: RequestInit): Promise<Read<HistoryList>> => {

  return read<HistoryList>(getNetworkWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getNetworkWithdrawsQueryKey = (params?: NetworkWithdrawsParams,) => {
    return [
    "networkWithdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getNetworkWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof networkWithdraws>>, TError = ErrorType<ErrorAnswer>>(params?: NetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkWithdraws>>> = ({ signal }) => networkWithdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkWithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof networkWithdraws>>>
export type NetworkWithdrawsQueryError = ErrorType<ErrorAnswer>


export function useNetworkWithdraws<TData = Awaited<ReturnType<typeof networkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  NetworkWithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkWithdraws>>,
          TError,
          Awaited<ReturnType<typeof networkWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkWithdraws<TData = Awaited<ReturnType<typeof networkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: NetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkWithdraws>>,
          TError,
          Awaited<ReturnType<typeof networkWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkWithdraws<TData = Awaited<ReturnType<typeof networkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: NetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the network balance
 */

export function useNetworkWithdraws<TData = Awaited<ReturnType<typeof networkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: NetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkWithdrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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






