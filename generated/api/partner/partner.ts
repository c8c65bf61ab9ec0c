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
  NetworkWithdrawsParams
} from '../schemas/networkWithdrawsParams.zod.ts';

import type {
  PartnerProfitsParams
} from '../schemas/partnerProfitsParams.zod.ts';

import type {
  PartnerWithdrawsParams
} from '../schemas/partnerWithdrawsParams.zod.ts';

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

export const getPartnerBalanceUrl = () => {




  return `/v1/partner/balance`
}

/**
 * @summary Balances earned with personally invited partners
 */
export const partnerBalance = async ( options?: RequestInit): Promise<Read<MarketingBalanceList>> => {

  return read<MarketingBalanceList>(getPartnerBalanceUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: MarketingBalanceList
  }
);}





export const getPartnerBalanceQueryKey = () => {
    return [
    "partnerBalance"
    ] as const;
    }


export const getPartnerBalanceQueryOptions = <TData = Awaited<ReturnType<typeof partnerBalance>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPartnerBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof partnerBalance>>> = ({ signal }) => partnerBalance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PartnerBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof partnerBalance>>>
export type PartnerBalanceQueryError = ErrorType<ErrorAnswer>


export function usePartnerBalance<TData = Awaited<ReturnType<typeof partnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerBalance>>,
          TError,
          Awaited<ReturnType<typeof partnerBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerBalance<TData = Awaited<ReturnType<typeof partnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerBalance>>,
          TError,
          Awaited<ReturnType<typeof partnerBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerBalance<TData = Awaited<ReturnType<typeof partnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balances earned with personally invited partners
 */

export function usePartnerBalance<TData = Awaited<ReturnType<typeof partnerBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPartnerBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNetworkBalanceUrl = () => {




  return `/v1/partner/network/balance`
}

/**
 * @summary Balances earned with the whole network
 */
export const networkBalance = async ( options?: RequestInit): Promise<Read<MarketingBalanceList>> => {

  return read<MarketingBalanceList>(getNetworkBalanceUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: MarketingBalanceList
  }
);}





export const getNetworkBalanceQueryKey = () => {
    return [
    "networkBalance"
    ] as const;
    }


export const getNetworkBalanceQueryOptions = <TData = Awaited<ReturnType<typeof networkBalance>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkBalance>>> = ({ signal }) => networkBalance({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof networkBalance>>>
export type NetworkBalanceQueryError = ErrorType<ErrorAnswer>


export function useNetworkBalance<TData = Awaited<ReturnType<typeof networkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkBalance>>,
          TError,
          Awaited<ReturnType<typeof networkBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkBalance<TData = Awaited<ReturnType<typeof networkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkBalance>>,
          TError,
          Awaited<ReturnType<typeof networkBalance>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkBalance<TData = Awaited<ReturnType<typeof networkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balances earned with the whole network
 */

export function useNetworkBalance<TData = Awaited<ReturnType<typeof networkBalance>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkBalance>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPersonalVolumeUrl = () => {




  return `/v1/partner/personal/volume`
}

/**
 * @summary Volume of the personally invited partners
 */
export const personalVolume = async ( options?: RequestInit): Promise<Read<Volumes>> => {

  return read<Volumes>(getPersonalVolumeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Volumes
  }
);}





export const getPersonalVolumeQueryKey = () => {
    return [
    "personalVolume"
    ] as const;
    }


export const getPersonalVolumeQueryOptions = <TData = Awaited<ReturnType<typeof personalVolume>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonalVolumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personalVolume>>> = ({ signal }) => personalVolume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonalVolumeQueryResult = NonNullable<Awaited<ReturnType<typeof personalVolume>>>
export type PersonalVolumeQueryError = ErrorType<ErrorAnswer>


export function usePersonalVolume<TData = Awaited<ReturnType<typeof personalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personalVolume>>,
          TError,
          Awaited<ReturnType<typeof personalVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonalVolume<TData = Awaited<ReturnType<typeof personalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personalVolume>>,
          TError,
          Awaited<ReturnType<typeof personalVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonalVolume<TData = Awaited<ReturnType<typeof personalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Volume of the personally invited partners
 */

export function usePersonalVolume<TData = Awaited<ReturnType<typeof personalVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonalVolumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNetworkVolumeUrl = () => {




  return `/v1/partner/network/volume`
}

/**
 * @summary Volume of the whole network
 */
export const networkVolume = async ( options?: RequestInit): Promise<Read<Volumes>> => {

  return read<Volumes>(getNetworkVolumeUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: Volumes
  }
);}





export const getNetworkVolumeQueryKey = () => {
    return [
    "networkVolume"
    ] as const;
    }


export const getNetworkVolumeQueryOptions = <TData = Awaited<ReturnType<typeof networkVolume>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkVolumeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkVolume>>> = ({ signal }) => networkVolume({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkVolumeQueryResult = NonNullable<Awaited<ReturnType<typeof networkVolume>>>
export type NetworkVolumeQueryError = ErrorType<ErrorAnswer>


export function useNetworkVolume<TData = Awaited<ReturnType<typeof networkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkVolume>>,
          TError,
          Awaited<ReturnType<typeof networkVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkVolume<TData = Awaited<ReturnType<typeof networkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkVolume>>,
          TError,
          Awaited<ReturnType<typeof networkVolume>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkVolume<TData = Awaited<ReturnType<typeof networkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Volume of the whole network
 */

export function useNetworkVolume<TData = Awaited<ReturnType<typeof networkVolume>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkVolume>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkVolumeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPartnerProfitsUrl = (params?: PartnerProfitsParams,) => {
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
export const partnerProfits = async (params?: PartnerProfitsParams, options?: RequestInit): Promise<Read<AccrualList>> => {

  return read<AccrualList>(getPartnerProfitsUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: AccrualList
  }
);}





export const getPartnerProfitsQueryKey = (params?: PartnerProfitsParams,) => {
    return [
    "partnerProfits", ...(params ? [params] : [])
    ] as const;
    }


export const getPartnerProfitsQueryOptions = <TData = Awaited<ReturnType<typeof partnerProfits>>, TError = ErrorType<ErrorAnswer>>(params?: PartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPartnerProfitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof partnerProfits>>> = ({ signal }) => partnerProfits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PartnerProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof partnerProfits>>>
export type PartnerProfitsQueryError = ErrorType<ErrorAnswer>


export function usePartnerProfits<TData = Awaited<ReturnType<typeof partnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  PartnerProfitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerProfits>>,
          TError,
          Awaited<ReturnType<typeof partnerProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerProfits<TData = Awaited<ReturnType<typeof partnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerProfits>>,
          TError,
          Awaited<ReturnType<typeof partnerProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerProfits<TData = Awaited<ReturnType<typeof partnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Accruals earned with partners
 */

export function usePartnerProfits<TData = Awaited<ReturnType<typeof partnerProfits>>, TError = ErrorType<ErrorAnswer>>(
 params?: PartnerProfitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPartnerProfitsQueryOptions(params,options)

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
    export const getPartnerTotalProfitsUrl = () => {




  return `/v1/partner/total-profits`
}

/**
 * @summary All-time earnings with partners
 */
export const partnerTotalProfits = async ( options?: RequestInit): Promise<Read<TotalProfitList>> => {

  return read<TotalProfitList>(getPartnerTotalProfitsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: TotalProfitList
  }
);}





export const getPartnerTotalProfitsQueryKey = () => {
    return [
    "partnerTotalProfits"
    ] as const;
    }


export const getPartnerTotalProfitsQueryOptions = <TData = Awaited<ReturnType<typeof partnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPartnerTotalProfitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof partnerTotalProfits>>> = ({ signal }) => partnerTotalProfits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PartnerTotalProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof partnerTotalProfits>>>
export type PartnerTotalProfitsQueryError = ErrorType<ErrorAnswer>


export function usePartnerTotalProfits<TData = Awaited<ReturnType<typeof partnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof partnerTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerTotalProfits<TData = Awaited<ReturnType<typeof partnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof partnerTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerTotalProfits<TData = Awaited<ReturnType<typeof partnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All-time earnings with partners
 */

export function usePartnerTotalProfits<TData = Awaited<ReturnType<typeof partnerTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPartnerTotalProfitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getNetworkTotalProfitsUrl = () => {




  return `/v1/partner/network/total-profits`
}

/**
 * @summary All-time earnings with the whole network
 */
export const networkTotalProfits = async ( options?: RequestInit): Promise<Read<TotalProfitList>> => {

  return read<TotalProfitList>(getNetworkTotalProfitsUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: TotalProfitList
  }
);}





export const getNetworkTotalProfitsQueryKey = () => {
    return [
    "networkTotalProfits"
    ] as const;
    }


export const getNetworkTotalProfitsQueryOptions = <TData = Awaited<ReturnType<typeof networkTotalProfits>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkTotalProfitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkTotalProfits>>> = ({ signal }) => networkTotalProfits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkTotalProfitsQueryResult = NonNullable<Awaited<ReturnType<typeof networkTotalProfits>>>
export type NetworkTotalProfitsQueryError = ErrorType<ErrorAnswer>


export function useNetworkTotalProfits<TData = Awaited<ReturnType<typeof networkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof networkTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkTotalProfits<TData = Awaited<ReturnType<typeof networkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkTotalProfits>>,
          TError,
          Awaited<ReturnType<typeof networkTotalProfits>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkTotalProfits<TData = Awaited<ReturnType<typeof networkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All-time earnings with the whole network
 */

export function useNetworkTotalProfits<TData = Awaited<ReturnType<typeof networkTotalProfits>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkTotalProfits>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkTotalProfitsQueryOptions(options)

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
    export const getNetworkInfoUrl = () => {




  return `/v1/partner/network/info`
}

/**
 * @summary Summary of the network
 */
export const networkInfo = async ( options?: RequestInit): Promise<Read<NetworkInfo>> => {

  return read<NetworkInfo>(getNetworkInfoUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: NetworkInfo
  }
);}





export const getNetworkInfoQueryKey = () => {
    return [
    "networkInfo"
    ] as const;
    }


export const getNetworkInfoQueryOptions = <TData = Awaited<ReturnType<typeof networkInfo>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkInfo>>> = ({ signal }) => networkInfo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkInfoQueryResult = NonNullable<Awaited<ReturnType<typeof networkInfo>>>
export type NetworkInfoQueryError = ErrorType<ErrorAnswer>


export function useNetworkInfo<TData = Awaited<ReturnType<typeof networkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkInfo>>,
          TError,
          Awaited<ReturnType<typeof networkInfo>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkInfo<TData = Awaited<ReturnType<typeof networkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkInfo>>,
          TError,
          Awaited<ReturnType<typeof networkInfo>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkInfo<TData = Awaited<ReturnType<typeof networkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Summary of the network
 */

export function useNetworkInfo<TData = Awaited<ReturnType<typeof networkInfo>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkInfo>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






