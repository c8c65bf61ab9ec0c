import { openKeys } from '../domain/openings.ts';
import { rawValueFor, readParameter } from 'engine/runtime/parameter.ts';
import { recordOf } from 'engine/record.ts';
import { readStored } from '../values/stored.ts';
import type { SessionUser } from '../values/stored-session.ts';
import { holds } from './condition.ts';
import type { BootRoute } from './table.ts';
import type { BootValues } from './values.ts';

/** A request of a screen, with values filled in. */
interface FilledRequest {
  readonly address: string;
  readonly isPublic: boolean;
}

/** A screen's first requests for this search string, without those that need a value not known yet, such as the user. */
export function addressesOf(
  route: BootRoute,
  search: URLSearchParams,
  values: Pick<BootValues, 'catalogues' | 'honorsParameters' | 'allowLists'>,
  runtime: 'web' | 'messenger' = 'web',
  user?: SessionUser,
): FilledRequest[] {
  const parameterOf = (name: string, field: string | undefined): unknown => {
    const parameter = route.search?.[name];
    if (!parameter) return undefined;
    const key = readParameter(
      parameter,
      rawValueFor(
        name,
        parameter,
        (one) => search.get(one),
        (one) => readStored('tab', one),
      ),
      (from, offer) => openKeys(values.catalogues[from] ?? {}, offer, runtime),
    );
    if (field === undefined || key === '') return key;
    return 'from' in parameter ? values.catalogues[parameter.from]?.[key]?.[field] : undefined;
  };
  const read = (reference: unknown): unknown => {
    if (typeof reference !== 'string' || !reference.startsWith('$')) return reference;
    const [root, name = '', field = ''] = reference.slice(1).split('.');
    if (root === 'search') return parameterOf(name, field || undefined);
    if (root === 'tokens') return values.catalogues['tokens']?.[name]?.[field];
    return root === 'session' && user ? (recordOf(user)[name] ?? null) : undefined;
  };
  const surroundings = { values, runtime, userId: user?.userId, read };
  return (route.requests ?? []).flatMap(({ path, query, isPublic, isPage, when }) => {
    let isKnown = !when || holds(when, surroundings) === true;
    const fill = (reference: string, isOptional = false): string => {
      const value = read(reference) ?? undefined;
      isKnown &&= value !== undefined && (isOptional || value !== '');
      return encodeURIComponent(String(value ?? ''));
    };
    const filled = path.replaceAll(/\{([^}]*)\}/g, (_, reference: string) => fill(reference));
    const honored = query.filter(([key]) => values.honorsParameters[key] !== false);
    // Where the API does not accept a parameter, the app finds the entry itself.
    if (!isPage && honored.length < query.length) return [];
    const filledQuery = honored.map(([key, reference]) => [key, fill(reference, isPage)] as const);
    const pairs = filledQuery.flatMap(([key, value]) => (value === '' ? [] : [`${key}=${value}`]));
    return isKnown ? [{ address: pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled, isPublic }] : [];
  });
}
