import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The language in which texts are shown now: English while it stands in for one that did not come. */
export function languageOf({ resolvedLanguage, language }: Pick<i18n, 'resolvedLanguage' | 'language'>): string {
  return resolvedLanguage ?? language;
}

/** The same for components, which render again when it changes. */
export function useLanguage(): string {
  return languageOf(useTranslation().i18n);
}
