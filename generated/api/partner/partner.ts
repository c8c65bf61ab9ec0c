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
  AccrualList
} from '../schemas/accrualList.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import {
  MarketingBalanceList
} from '../schemas/marketingBalanceList.zod.ts';

import {
  NetworkInfo
} from '../schemas/networkInfo.zod.ts';

import type {
  PartnerProfitsParams
} from '../schemas/partnerProfitsParams.zod.ts';

import {
  TotalProfitList
} from '../schemas/totalProfitList.zod.ts';

import {
  Volumes
} from '../schemas/volumes.zod.ts';

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






