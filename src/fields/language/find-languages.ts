import type { Values } from '../../values/schema.ts';

type Language = Values['languages']['languages'][number];

/**
 * The languages with `search` in their native, English or localized name, the current one first; ignores case and
 * accents.
 */
export function findLanguages(languages: readonly Language[], present: string, search: string): readonly Language[] {
  const query = foldedName(search.trim());
  return languages
    .toSorted((one, other) => Number(other.code === present) - Number(one.code === present))
    .filter(({ code, label }) =>
      [label, nameIn('en', code), nameIn(present, code)].some((name) => foldedName(name).includes(query)),
    );
}

function nameIn(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code) ?? '';
}

function foldedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
