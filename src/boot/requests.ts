import { openKeys } from '../domain/openings.ts';
import { rawValueFor, readParameter } from 'engine/runtime/parameter.ts';
import { readStored } from '../values/stored.ts';
import type { BootRoute } from './table.ts';
import type { BootValues } from './values.ts';

/** A request of a screen, with values filled in. */
interface FilledRequest {
  readonly address: string;
  readonly isPublic: boolean;
}

/** A screen's first requests for this search string, without those that need a value not known yet. */
export function addressesOf(
  route: BootRoute,
  search: URLSearchParams,
  values: Pick<BootValues, 'catalogues' | 'honorsParameters'>,
  runtime: 'web' | 'messenger' = 'web',
): FilledRequest[] {
  const read = (reference: string): string | undefined => {
    if (!reference.startsWith('$')) return reference;
    const [root, name = '', field] = reference.slice(1).split('.');
    const parameter = route.search?.[name];
    if (root !== 'search' || !parameter) return undefined;
    const key = String(
      readParameter(
        parameter,
        rawValueFor(
          name,
          parameter,
          (one) => search.get(one),
          (one) => readStored('tab', one),
        ),
        (from, offer) => openKeys(values.catalogues[from] ?? {}, offer, runtime),
      ),
    );
    if (field === undefined || key === '') return key;
    const entryValue = 'from' in parameter ? values.catalogues[parameter.from]?.[key]?.[field] : undefined;
    return entryValue === undefined ? undefined : String(entryValue);
  };
  return (route.requests ?? []).flatMap(({ path, query, isPublic, isPage, only = [] }) => {
    let isKnown = only.every(([reference, value, isSo]) => (read(reference) === value) === isSo);
    const fill = (reference: string, isOptional = false): string => {
      const value = read(reference);
      isKnown &&= value !== undefined && (isOptional || value !== '');
      return encodeURIComponent(value ?? '');
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
