import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The language of the texts shown now: English while it replaces a language that failed to load. */
export function languageOf({ resolvedLanguage, language }: Pick<i18n, 'resolvedLanguage' | 'language'>): string {
  return resolvedLanguage ?? language;
}

/** `languageOf` for components, which render again when it changes. */
export function useLanguage(): string {
  return languageOf(useTranslation().i18n);
}
