import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { fileOfScreen } from 'engine/compiler/read/config-folder.ts';
import { changesBetween } from '../../compiler/changes/tree-diff.ts';
import { isCatalogue } from 'engine/compiler/check/catalogue.ts';
import { recordOf } from 'engine/record.ts';

/** The catalogues of which entries have values of their own in the files of plain values. */
const files = new Set(['limits', 'tokens', 'networks']);

/** The entries whose own values differ, such as the limits of a token, by catalogue; `hasOthers` if other values do, too. */
export interface ChangedEntries {
  readonly entries: ReadonlyMap<string, ReadonlySet<string>>;
  readonly hasOthers: boolean;
}

/** The entries of catalogues whose own values differ between two versions of config/. */
export function changedEntries(former: ConfigFolder, present: ConfigFolder): ChangedEntries {
  const entries = new Map<string, Set<string>>();
  const names = [...new Set([...former.names, ...present.names])].filter(
    (name) => !name.startsWith('locales/') && former.file(name).text !== present.file(name).text,
  );
  const add = (catalogue: string, key: string): void => {
    entries.set(catalogue, (entries.get(catalogue) ?? new Set()).add(key));
  };
  /** Adds the entries that a value is of, or that it holds; whether there are any. */
  const isOfEntries = (path: readonly string[], value: unknown): boolean => {
    const place = path.findIndex((key) => isCatalogue(key));
    const [catalogue = '', key] = place === -1 ? [] : path.slice(place);
    if (key !== undefined) add(catalogue, key);
    if (key !== undefined) return true;
    const inner = Object.entries(recordOf(value)).map(([name, child]) => isOfEntries([...path, name], child));
    return inner.length > 0 && inner.every(Boolean);
  };
  const others = names.map((name) =>
    changesBetween(former.file(name).value, present.file(name).value).map(({ path, before, after }) =>
      files.has(name) ? isOfEntries(path.map(String), after ?? before) : false,
    ),
  );
  return { entries, hasOthers: others.flat().includes(false) };
}

/** The addresses at which a screen shows what has changed: each changed entry of the catalogues that it takes one of. */
export function addressesOf(path: string, config: ConfigFolder, { entries, hasOthers }: ChangedEntries): string[] {
  const { search }: { search?: unknown } = recordOf(config.file(fileOfScreen(path)).value);
  const queries = Object.entries(recordOf(search)).reduce<readonly string[][]>(
    (before, [name, declared]) => {
      const keys = [...(entries.get(String(recordOf(declared)['from'])) ?? [])];
      return keys.length === 0 ? before : before.flatMap((query) => keys.map((key) => [...query, `${name}=${key}`]));
    },
    [[]],
  );
  const addresses = queries.map((query) => (query.length === 0 ? path : `${path}?${query.join('&')}`));
  return [...new Set(hasOthers ? [path, ...addresses] : addresses)];
}
