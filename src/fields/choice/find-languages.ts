import type { Values } from '../../values/schema.ts';

type Language = Values['languages']['languages'][number];

/**
 * The languages with `search` in one of their names, the present one first: the own name, the English one, and the one in the
 * present language; case and accents make no difference.
 */
export function findLanguages(languages: readonly Language[], present: string, search: string): readonly Language[] {
  const wanted = plain(search.trim());
  return languages
    .toSorted((one, other) => Number(other.code === present) - Number(one.code === present))
    .filter(({ code, label }) =>
      [label, nameIn('en', code), nameIn(present, code)].some((name) => plain(name).includes(wanted)),
    );
}

function nameIn(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code) ?? '';
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
