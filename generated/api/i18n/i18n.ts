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
  Language
} from '../schemas/language.zod.ts';

import {
  Translations
} from '../schemas/translations.zod.ts';

import type {
  TranslationsParams
} from '../schemas/translationsParams.zod.ts';

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

export const getTranslationsUrl = (lng: Language,
    params?: TranslationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/i18n/${encodeURIComponent(String(lng))}.json?${stringifiedParams}` : `/i18n/${encodeURIComponent(String(lng))}.json`
}

/**
 * @summary Texts of one language
 */
export const translations = async (lng: Language,
    params?: TranslationsParams, options?: RequestInit): Promise<Read<Translations>> => {

  return read<Translations>(getTranslationsUrl(lng,params),
  {
    ...options,
    method: 'GET'

    ,
    schema: Translations
  }
);}





export const getTranslationsQueryKey = (lng: Language,
    params?: TranslationsParams,) => {
    return [
    "translations", ...(lng ? [lng] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getTranslationsQueryOptions = <TData = Awaited<ReturnType<typeof translations>>, TError = ErrorType<ErrorAnswer>>(lng: Language,
    params?: TranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData>>, request?: RequestInit}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTranslationsQueryKey(lng,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof translations>>> = ({ signal }) => translations(lng,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: lng !== null && lng !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TranslationsQueryResult = NonNullable<Awaited<ReturnType<typeof translations>>>
export type TranslationsQueryError = ErrorType<ErrorAnswer>


export function useTranslations<TData = Awaited<ReturnType<typeof translations>>, TError = ErrorType<ErrorAnswer>>(
 lng: Language,
    params: undefined |  TranslationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof translations>>,
          TError,
          Awaited<ReturnType<typeof translations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTranslations<TData = Awaited<ReturnType<typeof translations>>, TError = ErrorType<ErrorAnswer>>(
 lng: Language,
    params?: TranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof translations>>,
          TError,
          Awaited<ReturnType<typeof translations>>
        > , 'initialData'
      >, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTranslations<TData = Awaited<ReturnType<typeof translations>>, TError = ErrorType<ErrorAnswer>>(
 lng: Language,
    params?: TranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Texts of one language
 */

export function useTranslations<TData = Awaited<ReturnType<typeof translations>>, TError = ErrorType<ErrorAnswer>>(
 lng: Language,
    params?: TranslationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof translations>>, TError, TData>>, request?: RequestInit}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTranslationsQueryOptions(lng,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






