import { useMemo } from 'react';

import type { Parameter } from 'engine/runtime/parameter.ts';
import { rootOfParameters } from 'engine/runtime/parameter-root.ts';
import { useLanguage } from '../i18n/language.ts';
import { runtime } from '../runtime/runtime.ts';
import { type SessionUser, useSession } from '../session/session.ts';
import { values } from '../values/values.ts';
import { catalogues } from './catalogues.ts';
import { product } from './product.ts';
import type { Scope } from 'engine/runtime/scope.ts';

/** Parameters of a screen, list or form as read by references (`rootOfParameters`). */
export function parameterRoot(
  parameters: Readonly<Record<string, Parameter>>,
  params: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return rootOfParameters(parameters, params, product);
}

/** The base scope of every screen: session, limits, levels, app, tokens and language. */
export function useBaseScope(): Scope {
  const session = useSession();
  const language = useLanguage();
  const user = session.status === 'ready' ? session.user : undefined;
  const lastUser = session.status === 'failed' ? (session.lastUser ?? null) : undefined;
  const isSilent = session.status === 'ready' && session.isSilent === true;
  return useMemo(
    () => ({ ...baseScope(user, language, lastUser), isFromCache: isSilent || !!lastUser }),
    [user, language, lastUser, isSilent],
  );
}

/**
 * The base scope for a user and a language; `lastUser` owns the cached data shown if the session failed to load,
 * null if there is none.
 */
export function baseScope(user: SessionUser | undefined, language: string, lastUser?: SessionUser | null): Scope {
  return {
    roots: {
      session: user ?? lastUser,
      limits: values.limits,
      levels: values.levels,
      app: values.app,
      tokens: values.tokens.tokens,
      language: values.languages.languages.find(({ code }) => code === language),
    },
    data: {},
    runtime: runtime.kind,
    networks: catalogues.networks,
    user,
    product,
    allowLists: { trading: values.app.tradingAllowList },
  };
}
