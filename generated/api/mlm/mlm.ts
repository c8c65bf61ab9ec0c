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
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  GetNetworkPartnersParams
} from '../schemas/getNetworkPartnersParams.zod.ts';

import type {
  GetPersonalPartnersParams
} from '../schemas/getPersonalPartnersParams.zod.ts';

import {
  LevelCountList
} from '../schemas/levelCountList.zod.ts';

import {
  NetworkPartnerList
} from '../schemas/networkPartnerList.zod.ts';

import {
  PersonalPartnerList
} from '../schemas/personalPartnerList.zod.ts';

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

export const getGetNetworkPartnersUrl = (params: GetNetworkPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/mlm/network?${stringifiedParams}` : `/v1/mlm/network`
}

/**
 * @summary Partners of one level of the network
 */
export const getNetworkPartners = async (params: GetNetworkPartnersParams, options?: RequestInit): Promise<NetworkPartnerList> => {

  return request<NetworkPartnerList>(getGetNetworkPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: NetworkPartnerList
  }
);}





export const getGetNetworkPartnersQueryKey = (params?: GetNetworkPartnersParams,) => {
    return [
    "getNetworkPartners", ...(params ? [params] : [])
    ] as const;
    }


export const getGetNetworkPartnersQueryOptions = <TData = Awaited<ReturnType<typeof getNetworkPartners>>, TError = ErrorType<ErrorAnswer>>(params: GetNetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNetworkPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNetworkPartners>>> = ({ signal }) => getNetworkPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNetworkPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof getNetworkPartners>>>
export type GetNetworkPartnersQueryError = ErrorType<ErrorAnswer>


export function useGetNetworkPartners<TData = Awaited<ReturnType<typeof getNetworkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: GetNetworkPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkPartners>>,
          TError,
          Awaited<ReturnType<typeof getNetworkPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkPartners<TData = Awaited<ReturnType<typeof getNetworkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: GetNetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNetworkPartners>>,
          TError,
          Awaited<ReturnType<typeof getNetworkPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNetworkPartners<TData = Awaited<ReturnType<typeof getNetworkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: GetNetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners of one level of the network
 */

export function useGetNetworkPartners<TData = Awaited<ReturnType<typeof getNetworkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: GetNetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNetworkPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNetworkPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPersonalPartnersUrl = (params?: GetPersonalPartnersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v1/mlm/personal?${stringifiedParams}` : `/v1/mlm/personal`
}

/**
 * @summary Personally invited partners
 */
export const getPersonalPartners = async (params?: GetPersonalPartnersParams, options?: RequestInit): Promise<PersonalPartnerList> => {

  return request<PersonalPartnerList>(getGetPersonalPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: PersonalPartnerList
  }
);}





export const getGetPersonalPartnersQueryKey = (params?: GetPersonalPartnersParams,) => {
    return [
    "getPersonalPartners", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPersonalPartnersQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalPartners>>, TError = ErrorType<ErrorAnswer>>(params?: GetPersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalPartners>>> = ({ signal }) => getPersonalPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonalPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalPartners>>>
export type GetPersonalPartnersQueryError = ErrorType<ErrorAnswer>


export function useGetPersonalPartners<TData = Awaited<ReturnType<typeof getPersonalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  GetPersonalPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalPartners>>,
          TError,
          Awaited<ReturnType<typeof getPersonalPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalPartners<TData = Awaited<ReturnType<typeof getPersonalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalPartners>>,
          TError,
          Awaited<ReturnType<typeof getPersonalPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPersonalPartners<TData = Awaited<ReturnType<typeof getPersonalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Personally invited partners
 */

export function useGetPersonalPartners<TData = Awaited<ReturnType<typeof getPersonalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: GetPersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPartnerCountByLevelUrl = () => {




  return `/v1/mlm/network/count-by-level`
}

/**
 * @summary How many partners each level of the network has
 */
export const getPartnerCountByLevel = async ( options?: RequestInit): Promise<LevelCountList> => {

  return request<LevelCountList>(getGetPartnerCountByLevelUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: LevelCountList
  }
);}





export const getGetPartnerCountByLevelQueryKey = () => {
    return [
    "getPartnerCountByLevel"
    ] as const;
    }


export const getGetPartnerCountByLevelQueryOptions = <TData = Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerCountByLevelQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartnerCountByLevel>>> = ({ signal }) => getPartnerCountByLevel({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerCountByLevelQueryResult = NonNullable<Awaited<ReturnType<typeof getPartnerCountByLevel>>>
export type GetPartnerCountByLevelQueryError = ErrorType<ErrorAnswer>


export function useGetPartnerCountByLevel<TData = Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCountByLevel>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCountByLevel>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCountByLevel<TData = Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartnerCountByLevel>>,
          TError,
          Awaited<ReturnType<typeof getPartnerCountByLevel>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartnerCountByLevel<TData = Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many partners each level of the network has
 */

export function useGetPartnerCountByLevel<TData = Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartnerCountByLevel>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerCountByLevelQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






