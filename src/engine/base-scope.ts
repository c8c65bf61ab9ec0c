import { useMemo } from 'react';

import { spanOfDay } from '../domain/day.ts';
import type { Parameter } from 'engine/runtime/parameter.ts';
import { readParameter } from 'engine/runtime/parameter.ts';
import { useLanguage } from '../i18n/language.ts';
import { runtime } from '../runtime/runtime.ts';
import { type SessionUser, useSession } from '../session/session.ts';
import { values } from '../values/values.ts';
import { catalogues, keysOf } from './catalogues.ts';
import { product } from './product.ts';
import { CatalogueEntry, type Scope } from 'engine/runtime/scope.ts';

/**
 * Parameters as read by references: a bad or missing value becomes the default, a catalogue entry exposes its fields.
 */
export function parameterRoot(
  parameters: Readonly<Record<string, Parameter>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const read = readParameter(parameter, given[name], keysOf);
      if ('date' in parameter && read !== '') return [name, new CatalogueEntry(String(read), boundsOf(String(read)))];
      const entry = 'from' in parameter ? catalogues[parameter.from][read] : undefined;
      return [name, entry ? new CatalogueEntry(String(read), entry) : read];
    }),
  );
}

/** The bounds of a day in the device's time zone, ISO 8601; the API excludes the end. */
function boundsOf(day: string): { start: string; end: string } {
  const { from, to } = spanOfDay(day);
  return { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
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
 * The base scope for a given user and language; `lastUser` owns the cached data shown if the session failed to load,
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
