/**
 * Written by orval from openapi.yaml; do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ClaimFreeTokensHeaders
} from '../schemas/claimFreeTokensHeaders.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import type {
  MarketingWithdrawRequest
} from '../schemas/marketingWithdrawRequest.zod.ts';

import {
  PeriodStart
} from '../schemas/periodStart.zod.ts';

import type {
  RequestNetworkWithdrawHeaders
} from '../schemas/requestNetworkWithdrawHeaders.zod.ts';

import type {
  RequestPartnerWithdrawHeaders
} from '../schemas/requestPartnerWithdrawHeaders.zod.ts';

import type {
  RequestSellHeaders
} from '../schemas/requestSellHeaders.zod.ts';

import type {
  RequestWithdrawHeaders
} from '../schemas/requestWithdrawHeaders.zod.ts';

import {
  Sell
} from '../schemas/sell.zod.ts';

import type {
  SellRequest
} from '../schemas/sellRequest.zod.ts';

import type {
  StartPeriodHeaders
} from '../schemas/startPeriodHeaders.zod.ts';

import {
  Success
} from '../schemas/success.zod.ts';

import {
  Withdraw
} from '../schemas/withdraw.zod.ts';

import type {
  WithdrawRequest
} from '../schemas/withdrawRequest.zod.ts';

import { request } from '../../../src/api/client.ts';
import type { ErrorType } from '../../../src/api/client.ts';





export const getClaimFreeTokensUrl = () => {




  return `/v1/balance/free-tokens`
}

/**
 * Once a user. A second claim answers 409.
 * @summary Claim the gift
 */
export const claimFreeTokens = async (headers?: ClaimFreeTokensHeaders, options?: RequestInit): Promise<Success> => {

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
return request<Success>(getClaimFreeTokensUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }
    ,
    schema: Success
  }
);}





export const getClaimFreeTokensMutationKey = () => ['claimFreeTokens'] as const;

export const getClaimFreeTokensMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext> => {

const mutationKey = getClaimFreeTokensMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimFreeTokens>>, ClaimFreeTokensMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  claimFreeTokens(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimFreeTokensMutationResult = NonNullable<Awaited<ReturnType<typeof claimFreeTokens>>>

    export type ClaimFreeTokensMutationError = ErrorType<ErrorAnswer>
    export type ClaimFreeTokensMutationVariables = {headers?: ClaimFreeTokensHeaders}

    /**
 * @summary Claim the gift
 */
export const useClaimFreeTokens = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimFreeTokens>>, TError,ClaimFreeTokensMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimFreeTokens>>,
        TError,
        ClaimFreeTokensMutationVariables,
        TContext
      > => {
      return useMutation(getClaimFreeTokensMutationOptions(options), queryClient);
    }
    export const getStartPeriodUrl = (ticker: 'XAUT' | 'PAXG',) => {




  return `/v1/balance/start/${encodeURIComponent(String(ticker))}`
}

/**
 * Locks the token's volume and puts it to work. 409 when a period is running, 422 when neither the balance value reaches 100 USDT nor the promo balance exceeds 0.01.
 * @summary Start the commercial period of a token
 */
export const startPeriod = async (ticker: 'XAUT' | 'PAXG',
    headers?: StartPeriodHeaders, options?: RequestInit): Promise<PeriodStart> => {

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
return request<PeriodStart>(getStartPeriodUrl(ticker),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }
    ,
    schema: PeriodStart
  }
);}





export const getStartPeriodMutationKey = () => ['startPeriod'] as const;

export const getStartPeriodMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext> => {

const mutationKey = getStartPeriodMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPeriod>>, StartPeriodMutationVariables> = (props) => {
          const {ticker,headers} = props ?? {};

          return  startPeriod(ticker,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPeriodMutationResult = NonNullable<Awaited<ReturnType<typeof startPeriod>>>

    export type StartPeriodMutationError = ErrorType<ErrorAnswer>
    export type StartPeriodMutationVariables = {ticker: 'XAUT' | 'PAXG';headers?: StartPeriodHeaders}

    /**
 * @summary Start the commercial period of a token
 */
export const useStartPeriod = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPeriod>>, TError,StartPeriodMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPeriod>>,
        TError,
        StartPeriodMutationVariables,
        TContext
      > => {
      return useMutation(getStartPeriodMutationOptions(options), queryClient);
    }
    export const getRequestWithdrawUrl = () => {




  return `/v1/balance/withdraw/request`
}

/**
 * @summary Withdraw from the wallet
 */
export const requestWithdraw = async (withdrawRequest: WithdrawRequest,
    headers?: RequestWithdrawHeaders, options?: RequestInit): Promise<Withdraw> => {

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
return request<Withdraw>(getRequestWithdrawUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(withdrawRequest),
    schema: Withdraw
  }
);}





export const getRequestWithdrawMutationKey = () => ['requestWithdraw'] as const;

export const getRequestWithdrawMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext> => {

const mutationKey = getRequestWithdrawMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestWithdraw>>, RequestWithdrawMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestWithdraw(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestWithdrawMutationResult = NonNullable<Awaited<ReturnType<typeof requestWithdraw>>>
    export type RequestWithdrawMutationBody = WithdrawRequest
    export type RequestWithdrawMutationError = ErrorType<ErrorAnswer>
    export type RequestWithdrawMutationVariables = {data: WithdrawRequest;headers?: RequestWithdrawHeaders}

    /**
 * @summary Withdraw from the wallet
 */
export const useRequestWithdraw = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestWithdraw>>, TError,RequestWithdrawMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestWithdraw>>,
        TError,
        RequestWithdrawMutationVariables,
        TContext
      > => {
      return useMutation(getRequestWithdrawMutationOptions(options), queryClient);
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
