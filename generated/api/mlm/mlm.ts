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

import {
  LevelCountList
} from '../schemas/levelCountList.zod.ts';

import {
  NetworkPartnerList
} from '../schemas/networkPartnerList.zod.ts';

import type {
  NetworkPartnersParams
} from '../schemas/networkPartnersParams.zod.ts';

import {
  PersonalPartnerList
} from '../schemas/personalPartnerList.zod.ts';

import type {
  PersonalPartnersParams
} from '../schemas/personalPartnersParams.zod.ts';

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

export const getNetworkPartnersUrl = (params: NetworkPartnersParams,) => {
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
export const networkPartners = async (params: NetworkPartnersParams, options?: RequestInit): Promise<Read<NetworkPartnerList>> => {

  return read<NetworkPartnerList>(getNetworkPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: NetworkPartnerList
  }
);}





export const getNetworkPartnersQueryKey = (params?: NetworkPartnersParams,) => {
    return [
    "networkPartners", ...(params ? [params] : [])
    ] as const;
    }


export const getNetworkPartnersQueryOptions = <TData = Awaited<ReturnType<typeof networkPartners>>, TError = ErrorType<ErrorAnswer>>(params: NetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNetworkPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof networkPartners>>> = ({ signal }) => networkPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NetworkPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof networkPartners>>>
export type NetworkPartnersQueryError = ErrorType<ErrorAnswer>


export function useNetworkPartners<TData = Awaited<ReturnType<typeof networkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: NetworkPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkPartners>>,
          TError,
          Awaited<ReturnType<typeof networkPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkPartners<TData = Awaited<ReturnType<typeof networkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: NetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof networkPartners>>,
          TError,
          Awaited<ReturnType<typeof networkPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNetworkPartners<TData = Awaited<ReturnType<typeof networkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: NetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Partners of one level of the network
 */

export function useNetworkPartners<TData = Awaited<ReturnType<typeof networkPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: NetworkPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof networkPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNetworkPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPersonalPartnersUrl = (params?: PersonalPartnersParams,) => {
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
export const personalPartners = async (params?: PersonalPartnersParams, options?: RequestInit): Promise<Read<PersonalPartnerList>> => {

  return read<PersonalPartnerList>(getPersonalPartnersUrl(params),
  {
    ...options,
    method: 'GET'

    ,
    schema: PersonalPartnerList
  }
);}





export const getPersonalPartnersQueryKey = (params?: PersonalPartnersParams,) => {
    return [
    "personalPartners", ...(params ? [params] : [])
    ] as const;
    }


export const getPersonalPartnersQueryOptions = <TData = Awaited<ReturnType<typeof personalPartners>>, TError = ErrorType<ErrorAnswer>>(params?: PersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPersonalPartnersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof personalPartners>>> = ({ signal }) => personalPartners(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PersonalPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof personalPartners>>>
export type PersonalPartnersQueryError = ErrorType<ErrorAnswer>


export function usePersonalPartners<TData = Awaited<ReturnType<typeof personalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params: undefined |  PersonalPartnersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof personalPartners>>,
          TError,
          Awaited<ReturnType<typeof personalPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonalPartners<TData = Awaited<ReturnType<typeof personalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: PersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof personalPartners>>,
          TError,
          Awaited<ReturnType<typeof personalPartners>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePersonalPartners<TData = Awaited<ReturnType<typeof personalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: PersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Personally invited partners
 */

export function usePersonalPartners<TData = Awaited<ReturnType<typeof personalPartners>>, TError = ErrorType<ErrorAnswer>>(
 params?: PersonalPartnersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof personalPartners>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPersonalPartnersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPartnerCountByLevelUrl = () => {




  return `/v1/mlm/network/count-by-level`
}

/**
 * @summary How many partners each level of the network has
 */
export const partnerCountByLevel = async ( options?: RequestInit): Promise<Read<LevelCountList>> => {

  return read<LevelCountList>(getPartnerCountByLevelUrl(),
  {
    ...options,
    method: 'GET'

    ,
    schema: LevelCountList
  }
);}





export const getPartnerCountByLevelQueryKey = () => {
    return [
    "partnerCountByLevel"
    ] as const;
    }


export const getPartnerCountByLevelQueryOptions = <TData = Awaited<ReturnType<typeof partnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPartnerCountByLevelQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof partnerCountByLevel>>> = ({ signal }) => partnerCountByLevel({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PartnerCountByLevelQueryResult = NonNullable<Awaited<ReturnType<typeof partnerCountByLevel>>>
export type PartnerCountByLevelQueryError = ErrorType<ErrorAnswer>


export function usePartnerCountByLevel<TData = Awaited<ReturnType<typeof partnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerCountByLevel>>,
          TError,
          Awaited<ReturnType<typeof partnerCountByLevel>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerCountByLevel<TData = Awaited<ReturnType<typeof partnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof partnerCountByLevel>>,
          TError,
          Awaited<ReturnType<typeof partnerCountByLevel>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePartnerCountByLevel<TData = Awaited<ReturnType<typeof partnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many partners each level of the network has
 */

export function usePartnerCountByLevel<TData = Awaited<ReturnType<typeof partnerCountByLevel>>, TError = ErrorType<ErrorAnswer>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof partnerCountByLevel>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPartnerCountByLevelQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






