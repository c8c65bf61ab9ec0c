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

import {
  Auth
} from '../schemas/auth.zod.ts';

import type {
  AuthRequest
} from '../schemas/authRequest.zod.ts';

import type {
  AuthenticateHeaders
} from '../schemas/authenticateHeaders.zod.ts';

import type {
  ErrorAnswer
} from '../schemas/errorAnswer.zod.ts';

import { request } from '../../../src/api/client.ts';
import type { ErrorType } from '../../../src/api/client.ts';





export const getAuthenticateUrl = () => {




  return `/v1/auth`
}

/**
 * Takes the messenger's launch data or a web-login token and answers an access token with the user's settings. Parts that do not apply are empty or left out.
 * @summary Open a session
 */
export const authenticate = async (authRequest: AuthRequest,
    headers?: AuthenticateHeaders, options?: RequestInit): Promise<Auth> => {

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
return request<Auth>(getAuthenticateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(authRequest),
    schema: Auth
  }
);}





export const getAuthenticateMutationKey = () => ['authenticate'] as const;

export const getAuthenticateMutationOptions = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext>, request?: RequestInit}
): UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext> => {

const mutationKey = getAuthenticateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticate>>, AuthenticateMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  authenticate(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateMutationResult = NonNullable<Awaited<ReturnType<typeof authenticate>>>
    export type AuthenticateMutationBody = AuthRequest
    export type AuthenticateMutationError = ErrorType<ErrorAnswer>
    export type AuthenticateMutationVariables = {data: AuthRequest;headers?: AuthenticateHeaders}

    /**
 * @summary Open a session
 */
export const useAuthenticate = <TError = ErrorType<ErrorAnswer>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticate>>, TError,AuthenticateMutationVariables, TContext>, request?: RequestInit}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticate>>,
        TError,
        AuthenticateMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateMutationOptions(options), queryClient);
    }
