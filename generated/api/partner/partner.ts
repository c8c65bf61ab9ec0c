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
  AccrualList
} from '../schemas/accrualList.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  GetNetworkWithdrawsParams
} from '../schemas/getNetworkWithdrawsParams.zod.ts';

import type {
  GetPartnerProfitsParams
} from '../schemas/getPartnerProfitsParams.zod.ts';

import type {
  GetPartnerWithdrawsParams
} from '../schemas/getPartnerWithdrawsParams.zod.ts';

import {
  HistoryList
} from '../schemas/historyList.zod.ts';

import {
  MarketingBalanceList
} from '../schemas/marketingBalanceList.zod.ts';

import type {
  MarketingWithdrawRequest
} from '../schemas/marketingWithdrawRequest.zod.ts';

import {
  NetworkInfo
} from '../schemas/networkInfo.zod.ts';

import type {
  RequestNetworkWithdrawHeaders
} from '../schemas/requestNetworkWithdrawHeaders.zod.ts';

import type {
  RequestPartnerWithdrawHeaders
} from '../schemas/requestPartnerWithdrawHeaders.zod.ts';

import {
  Success
} from '../schemas/success.zod.ts';

import {
  TotalProfitList
} from '../schemas/totalProfitList.zod.ts';

import {
  Volumes
} from '../schemas/volumes.zod.ts';

import {
  Withdraw
} from '../schemas/withdraw.zod.ts';

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

export const getGetPartnerBalanceUrl = () => {




  return `/v1/partner/balance`
}

/**
 * @summary Balances earned with personally invited partners
 */
export const getPartnerBalance = async ( options?: RequestInit): Promise<MarketingBalanceList> => {

  return request<MarketingBalanceList>(getGetPartnerBalanceUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: MarketingBalanceList
  }
);}





export const getGetPartnerBalanceQueryKey = () => {
    return [
    "getPartnerBalance"
    ] as const;
    }


export const getGetPartnerBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerBalance>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerBalance>>> = ({ signal }) => getPartnerBalance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerBalance>>>
export type GetPartnerBalanceQueryError = ErrorType<ErrorAnswer>


export function useGetPartnerBalance<TData = Awaited<ReturnType<typeof getPartnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerBalance>>,
          TError,
          Awaited<ReturnType<typeof getPartnerBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerBalance<TData = Awaited<ReturnType<typeof getPartnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerBalance>>,
          TError,
          Awaited<ReturnType<typeof getPartnerBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerBalance<TData = Awaited<ReturnType<typeof getPartnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balances earned with personally invited partners
 */

export function useGetPartnerBalance<TData = Awaited<ReturnType<typeof getPartnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNetworkBalanceUrl = () => {




  return `/v1/partner/network/balance`
}

/**
 * @summary Balances earned with the whole network
 */
export const getNetworkBalance = async ( options?: RequestInit): Promise<MarketingBalanceList> => {

  return request<MarketingBalanceList>(getGetNetworkBalanceUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: MarketingBalanceList
  }
);}





export const getGetNetworkBalanceQueryKey = () => {
    return [
    "getNetworkBalance"
    ] as const;
    }


export const getGetNetworkBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkBalance>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkBalance>>> = ({ signal }) => getNetworkBalance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkBalance>>>
export type GetNetworkBalanceQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkBalance<TData = Awaited<ReturnType<typeof getNetworkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkBalance>>,
          TError,
          Awaited<ReturnType<typeof getNetworkBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkBalance<TData = Awaited<ReturnType<typeof getNetworkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkBalance>>,
          TError,
          Awaited<ReturnType<typeof getNetworkBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkBalance<TData = Awaited<ReturnType<typeof getNetworkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balances earned with the whole network
 */

export function useGetNetworkBalance<TData = Awaited<ReturnType<typeof getNetworkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPersonalVolumeUrl = () => {




  return `/v1/partner/personal/volume`
}

/**
 * @summary Volume of the personally invited partners
 */
export const getPersonalVolume = async ( options?: RequestInit): Promise<Volumes> => {

  return request<Volumes>(getGetPersonalVolumeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Volumes
  }
);}





export const getGetPersonalVolumeQueryKey = () => {
    return [
    "getPersonalVolume"
    ] as const;
    }


export const getGetPersonalVolumeQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalVolume>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalVolumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalVolume>>> = ({ signal }) => getPersonalVolume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonalVolumeQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalVolume>>>
export type GetPersonalVolumeQueryError = ErrorType<ErrorAnswer>


export function useGetPersonalVolume<TData = Awaited<ReturnType<typeof getPersonalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalVolume>>,
          TError,
          Awaited<ReturnType<typeof getPersonalVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalVolume<TData = Awaited<ReturnType<typeof getPersonalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalVolume>>,
          TError,
          Awaited<ReturnType<typeof getPersonalVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalVolume<TData = Awaited<ReturnType<typeof getPersonalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Volume of the personally invited partners
 */

export function useGetPersonalVolume<TData = Awaited<ReturnType<typeof getPersonalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalVolumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNetworkVolumeUrl = () => {




  return `/v1/partner/network/volume`
}

/**
 * @summary Volume of the whole network
 */
export const getNetworkVolume = async ( options?: RequestInit): Promise<Volumes> => {

  return request<Volumes>(getGetNetworkVolumeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Volumes
  }
);}





export const getGetNetworkVolumeQueryKey = () => {
    return [
    "getNetworkVolume"
    ] as const;
    }


export const getGetNetworkVolumeQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkVolume>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkVolumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkVolume>>> = ({ signal }) => getNetworkVolume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkVolumeQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkVolume>>>
export type GetNetworkVolumeQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkVolume<TData = Awaited<ReturnType<typeof getNetworkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkVolume>>,
          TError,
          Awaited<ReturnType<typeof getNetworkVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkVolume<TData = Awaited<ReturnType<typeof getNetworkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkVolume>>,
          TError,
          Awaited<ReturnType<typeof getNetworkVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkVolume<TData = Awaited<ReturnType<typeof getNetworkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Volume of the whole network
 */

export function useGetNetworkVolume<TData = Awaited<ReturnType<typeof getNetworkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkVolumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerProfitsUrl = (params?: GetPartnerProfitsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/partner/profits?${stringifiedParams}` : `/v1/partner/profits`
}

/**
 * @summary Accruals earned with partners
 */
export const getPartnerProfits = async (params?: GetPartnerProfitsParams, options?: RequestInit): Promise<AccrualList> => {

  return request<AccrualList>(getGetPartnerProfitsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: AccrualList
  }
);}





export const getGetPartnerProfitsQueryKey = (params?: GetPartnerProfitsParams,) => {
    return [
    "getPartnerProfits", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPartnerProfitsQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerProfits>>, TError = ErrorType<ErrorAnswer>>(params?: GetPartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerProfitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerProfits>>> = ({ signal }) => getPartnerProfits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerProfits>>>
export type GetPartnerProfitsQueryError = ErrorType<ErrorAnswer>


export function useGetPartnerProfits<TData = Awaited<ReturnType<typeof getPartnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetPartnerProfitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerProfits>>,
          TError,
          Awaited<ReturnType<typeof getPartnerProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerProfits<TData = Awaited<ReturnType<typeof getPartnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerProfits>>,
          TError,
          Awaited<ReturnType<typeof getPartnerProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerProfits<TData = Awaited<ReturnType<typeof getPartnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Accruals earned with partners
 */

export function useGetPartnerProfits<TData = Awaited<ReturnType<typeof getPartnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerProfitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerWithdrawsUrl = (params?: GetPartnerWithdrawsParams,) => {
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
export const getPartnerWithdraws = async (params?: GetPartnerWithdrawsParams, options?: RequestInit): Promise<HistoryList> => {

  return request<HistoryList>(getGetPartnerWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getGetPartnerWithdrawsQueryKey = (params?: GetPartnerWithdrawsParams,) => {
    return [
    "getPartnerWithdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPartnerWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(params?: GetPartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerWithdraws>>> = ({ signal }) => getPartnerWithdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerWithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerWithdraws>>>
export type GetPartnerWithdrawsQueryError = ErrorType<ErrorAnswer>


export function useGetPartnerWithdraws<TData = Awaited<ReturnType<typeof getPartnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetPartnerWithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getPartnerWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerWithdraws<TData = Awaited<ReturnType<typeof getPartnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getPartnerWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerWithdraws<TData = Awaited<ReturnType<typeof getPartnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the partner balance
 */

export function useGetPartnerWithdraws<TData = Awaited<ReturnType<typeof getPartnerWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPartnerWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerWithdrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNetworkWithdrawsUrl = (params?: GetNetworkWithdrawsParams,) => {
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
export const getNetworkWithdraws = async (params?: GetNetworkWithdrawsParams, options?: RequestInit): Promise<HistoryList> => {

  return request<HistoryList>(getGetNetworkWithdrawsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: HistoryList
  }
);}





export const getGetNetworkWithdrawsQueryKey = (params?: GetNetworkWithdrawsParams,) => {
    return [
    "getNetworkWithdraws", ...(params ? [params] : [])
    ] as const;
    }


export const getGetNetworkWithdrawsQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkWithdraws>>, TError = ErrorType<ErrorAnswer>>(params?: GetNetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkWithdrawsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkWithdraws>>> = ({ signal }) => getNetworkWithdraws(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkWithdrawsQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkWithdraws>>>
export type GetNetworkWithdrawsQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkWithdraws<TData = Awaited<ReturnType<typeof getNetworkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetNetworkWithdrawsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getNetworkWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkWithdraws<TData = Awaited<ReturnType<typeof getNetworkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetNetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkWithdraws>>,
          TError,
          Awaited<ReturnType<typeof getNetworkWithdraws>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkWithdraws<TData = Awaited<ReturnType<typeof getNetworkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetNetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Withdrawals from the network balance
 */

export function useGetNetworkWithdraws<TData = Awaited<ReturnType<typeof getNetworkWithdraws>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetNetworkWithdrawsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkWithdraws>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkWithdrawsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestPartnerWithdrawUrl = () => {




  return `/v1/partner/withdraw/request`
}

/**
 * @summary Withdraw from the partner balance
 */
export const requestPartnerWithdraw = async (marketingWithdrawRequest: MarketingWithdrawRequest,
    headers?: RequestPartnerWithdrawHeaders, options?: RequestInit): Promise<Withdraw> => {

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
return request<Withdraw>(getRequestPartnerWithdrawUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(marketingWithdrawRequest),
    schema: Withdraw
  }
);}





export const getRequestPartnerWithdrawMutationKey = () => ['requestPartnerWithdraw'] as const;

export const getRequestPartnerWithdrawMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPartnerWithdraw>>, TError,RequestPartnerWithdrawMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof requestPartnerWithdraw>>, TError,RequestPartnerWithdrawMutationVariables, TContext> => {

const mutationKey = getRequestPartnerWithdrawMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPartnerWithdraw>>, RequestPartnerWithdrawMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestPartnerWithdraw(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPartnerWithdrawMutationResult = NonNullable<Awaited<ReturnType<typeof requestPartnerWithdraw>>>
    export type RequestPartnerWithdrawMutationBody = MarketingWithdrawRequest
    export type RequestPartnerWithdrawMutationError = ErrorType<ErrorAnswer>
    export type RequestPartnerWithdrawMutationVariables = {data: MarketingWithdrawRequest;headers?: RequestPartnerWithdrawHeaders}

    /**
 * @summary Withdraw from the partner balance
 */
export const useRequestPartnerWithdraw = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPartnerWithdraw>>, TError,RequestPartnerWithdrawMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPartnerWithdraw>>,
        TError,
        RequestPartnerWithdrawMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPartnerWithdrawMutationOptions(options), queryClient);
    }
    export const getRequestNetworkWithdrawUrl = () => {




  return `/v1/partner/withdraw/network/request`
}

/**
 * @summary Withdraw from the network balance
 */
export const requestNetworkWithdraw = async (marketingWithdrawRequest: MarketingWithdrawRequest,
    headers?: RequestNetworkWithdrawHeaders, options?: RequestInit): Promise<Withdraw> => {

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
return request<Withdraw>(getRequestNetworkWithdrawUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(marketingWithdrawRequest),
    schema: Withdraw
  }
);}





export const getRequestNetworkWithdrawMutationKey = () => ['requestNetworkWithdraw'] as const;

export const getRequestNetworkWithdrawMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestNetworkWithdraw>>, TError,RequestNetworkWithdrawMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof requestNetworkWithdraw>>, TError,RequestNetworkWithdrawMutationVariables, TContext> => {

const mutationKey = getRequestNetworkWithdrawMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestNetworkWithdraw>>, RequestNetworkWithdrawMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestNetworkWithdraw(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestNetworkWithdrawMutationResult = NonNullable<Awaited<ReturnType<typeof requestNetworkWithdraw>>>
    export type RequestNetworkWithdrawMutationBody = MarketingWithdrawRequest
    export type RequestNetworkWithdrawMutationError = ErrorType<ErrorAnswer>
    export type RequestNetworkWithdrawMutationVariables = {data: MarketingWithdrawRequest;headers?: RequestNetworkWithdrawHeaders}

    /**
 * @summary Withdraw from the network balance
 */
export const useRequestNetworkWithdraw = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestNetworkWithdraw>>, TError,RequestNetworkWithdrawMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestNetworkWithdraw>>,
        TError,
        RequestNetworkWithdrawMutationVariables,
        TContext
      > => {
      return useMutation(getRequestNetworkWithdrawMutationOptions(options), queryClient);
    }
    export const getGetPartnerTotalProfitsUrl = () => {




  return `/v1/partner/total-profits`
}

/**
 * @summary All-time earnings with partners
 */
export const getPartnerTotalProfits = async ( options?: RequestInit): Promise<TotalProfitList> => {

  return request<TotalProfitList>(getGetPartnerTotalProfitsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: TotalProfitList
  }
);}





export const getGetPartnerTotalProfitsQueryKey = () => {
    return [
    "getPartnerTotalProfits"
    ] as const;
    }


export const getGetPartnerTotalProfitsQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerTotalProfitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerTotalProfits>>> = ({ signal }) => getPartnerTotalProfits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerTotalProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerTotalProfits>>>
export type GetPartnerTotalProfitsQueryError = ErrorType<ErrorAnswer>


export function useGetPartnerTotalProfits<TData = Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof getPartnerTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerTotalProfits<TData = Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof getPartnerTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerTotalProfits<TData = Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All-time earnings with partners
 */

export function useGetPartnerTotalProfits<TData = Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerTotalProfitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNetworkTotalProfitsUrl = () => {




  return `/v1/partner/network/total-profits`
}

/**
 * @summary All-time earnings with the whole network
 */
export const getNetworkTotalProfits = async ( options?: RequestInit): Promise<TotalProfitList> => {

  return request<TotalProfitList>(getGetNetworkTotalProfitsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: TotalProfitList
  }
);}





export const getGetNetworkTotalProfitsQueryKey = () => {
    return [
    "getNetworkTotalProfits"
    ] as const;
    }


export const getGetNetworkTotalProfitsQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkTotalProfitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkTotalProfits>>> = ({ signal }) => getNetworkTotalProfits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkTotalProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkTotalProfits>>>
export type GetNetworkTotalProfitsQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkTotalProfits<TData = Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof getNetworkTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkTotalProfits<TData = Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof getNetworkTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkTotalProfits<TData = Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All-time earnings with the whole network
 */

export function useGetNetworkTotalProfits<TData = Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkTotalProfitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClearPartnerAddressUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/partner/withdraw/clear-address/${encodeURIComponent(String(ticker))}`
}

/**
 * Succeeds when there is none.
 * @summary Forget the saved address of the partner balance
 */
export const clearPartnerAddress = async (ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<Success> => {

  return request<Success>(getClearPartnerAddressUrl(ticker),
  {
    ...options,
    method: 'POST'

    ,
    schema: Success
  }
);}





export const getClearPartnerAddressMutationKey = () => ['clearPartnerAddress'] as const;

export const getClearPartnerAddressMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearPartnerAddress>>, TError,ClearPartnerAddressMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof clearPartnerAddress>>, TError,ClearPartnerAddressMutationVariables, TContext> => {

const mutationKey = getClearPartnerAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearPartnerAddress>>, ClearPartnerAddressMutationVariables> = (props) => {
          const {ticker} = props ?? {};

          return  clearPartnerAddress(ticker,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearPartnerAddressMutationResult = NonNullable<Awaited<ReturnType<typeof clearPartnerAddress>>>

    export type ClearPartnerAddressMutationError = ErrorType<ErrorAnswer>
    export type ClearPartnerAddressMutationVariables = {ticker: 'XAUT' | 'PAXG'}

    /**
 * @summary Forget the saved address of the partner balance
 */
export const useClearPartnerAddress = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearPartnerAddress>>, TError,ClearPartnerAddressMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearPartnerAddress>>,
        TError,
        ClearPartnerAddressMutationVariables,
        TContext
      > => {
      return useMutation(getClearPartnerAddressMutationOptions(options), queryClient);
    }
    export const getClearNetworkAddressUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/partner/withdraw/network/clear-address/${encodeURIComponent(String(ticker))}`
}

/**
 * Succeeds when there is none.
 * @summary Forget the saved address of the network balance
 */
export const clearNetworkAddress = async (ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<Success> => {

  return request<Success>(getClearNetworkAddressUrl(ticker),
  {
    ...options,
    method: 'POST'

    ,
    schema: Success
  }
);}





export const getClearNetworkAddressMutationKey = () => ['clearNetworkAddress'] as const;

export const getClearNetworkAddressMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearNetworkAddress>>, TError,ClearNetworkAddressMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof clearNetworkAddress>>, TError,ClearNetworkAddressMutationVariables, TContext> => {

const mutationKey = getClearNetworkAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearNetworkAddress>>, ClearNetworkAddressMutationVariables> = (props) => {
          const {ticker} = props ?? {};

          return  clearNetworkAddress(ticker,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearNetworkAddressMutationResult = NonNullable<Awaited<ReturnType<typeof clearNetworkAddress>>>

    export type ClearNetworkAddressMutationError = ErrorType<ErrorAnswer>
    export type ClearNetworkAddressMutationVariables = {ticker: 'XAUT' | 'PAXG'}

    /**
 * @summary Forget the saved address of the network balance
 */
export const useClearNetworkAddress = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearNetworkAddress>>, TError,ClearNetworkAddressMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearNetworkAddress>>,
        TError,
        ClearNetworkAddressMutationVariables,
        TContext
      > => {
      return useMutation(getClearNetworkAddressMutationOptions(options), queryClient);
    }
    export const getGetNetworkInfoUrl = () => {




  return `/v1/partner/network/info`
}

/**
 * @summary Summary of the network
 */
export const getNetworkInfo = async ( options?: RequestInit): Promise<NetworkInfo> => {

  return request<NetworkInfo>(getGetNetworkInfoUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: NetworkInfo
  }
);}





export const getGetNetworkInfoQueryKey = () => {
    return [
    "getNetworkInfo"
    ] as const;
    }


export const getGetNetworkInfoQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkInfo>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkInfo>>> = ({ signal }) => getNetworkInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkInfo>>>
export type GetNetworkInfoQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkInfo<TData = Awaited<ReturnType<typeof getNetworkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkInfo>>,
          TError,
          Awaited<ReturnType<typeof getNetworkInfo>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkInfo<TData = Awaited<ReturnType<typeof getNetworkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkInfo>>,
          TError,
          Awaited<ReturnType<typeof getNetworkInfo>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkInfo<TData = Awaited<ReturnType<typeof getNetworkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Summary of the network
 */

export function useGetNetworkInfo<TData = Awaited<ReturnType<typeof getNetworkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkInfo>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






