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
  DepositAddress
} from '../schemas/depositAddress.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  NetworkKey
} from '../schemas/networkKey.zod.ts';

import {
  Success
} from '../schemas/success.zod.ts';

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

export const getDepositAddressUrl = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/user/deposit-address/${encodeURIComponent(String(network))}/${encodeURIComponent(String(ticker))}`
}

/**
 * Stays the same for an hour at least, so it may be cached that long.
 * @summary Address to deposit to
 */
export const depositAddress = async (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<DepositAddress> => {

  return request<DepositAddress>(getDepositAddressUrl(network,ticker),
  {
    ...options,
    method: 'GET'

    ,
    schema: DepositAddress
  }
);}





export const getDepositAddressQueryKey = (network: NetworkKey,
    ticker: 'XAUT' | 'PAXG',) => {
    return [
    "depositAddress", ...(ticker ? [ticker] : []), ...(network ? [network] : [])
    ] as const;
    }


export const getDepositAddressQueryOptions = <TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDepositAddressQueryKey(network,ticker);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof depositAddress>>> = ({ signal }) => depositAddress(network,ticker, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: network !== null && network !== undefined && ticker !== null && ticker !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DepositAddressQueryResult = NonNullable<Awaited<ReturnType<typeof depositAddress>>>
export type DepositAddressQueryError = ErrorType<ErrorAnswer>


export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof depositAddress>>,
          TError,
          Awaited<ReturnType<typeof depositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof depositAddress>>,
          TError,
          Awaited<ReturnType<typeof depositAddress>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address to deposit to
 */

export function useDepositAddress<TData = Awaited<ReturnType<typeof depositAddress>>, TError = ErrorType<ErrorAnswer>>(
 network: NetworkKey,
    ticker: 'XAUT' | 'PAXG', options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof depositAddress>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDepositAddressQueryOptions(network,ticker,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getClearWithdrawAddressUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/withdraw/clear-address/${encodeURIComponent(String(ticker))}`
}

/**
 * Succeeds when there is none.
 * @summary Forget the saved address of a token
 */
export const clearWithdrawAddress = async (ticker: 'XAUT' | 'PAXG', options?: RequestInit): Promise<Success> => {

  return request<Success>(getClearWithdrawAddressUrl(ticker),
  {
    ...options,
    method: 'POST'

    ,
    schema: Success
  }
);}





export const getClearWithdrawAddressMutationKey = () => ['clearWithdrawAddress'] as const;

export const getClearWithdrawAddressMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext> => {

const mutationKey = getClearWithdrawAddressMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof clearWithdrawAddress>>, ClearWithdrawAddressMutationVariables> = (props) => {
          const {ticker} = props ?? {};

          return  clearWithdrawAddress(ticker,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClearWithdrawAddressMutationResult = NonNullable<Awaited<ReturnType<typeof clearWithdrawAddress>>>

    export type ClearWithdrawAddressMutationError = ErrorType<ErrorAnswer>
    export type ClearWithdrawAddressMutationVariables = {ticker: 'XAUT' | 'PAXG'}

    /**
 * @summary Forget the saved address of a token
 */
export const useClearWithdrawAddress = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof clearWithdrawAddress>>, TError,ClearWithdrawAddressMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof clearWithdrawAddress>>,
        TError,
        ClearWithdrawAddressMutationVariables,
        TContext
      > => {
      return useMutation(getClearWithdrawAddressMutationOptions(options), queryClient);
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
