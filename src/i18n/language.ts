import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The language of the texts shown now: English while the texts of the chosen language are missing. */
export function languageOf(i18n: Pick<i18n, 'language' | 'hasResourceBundle'>): string {
  return i18n.hasResourceBundle(i18n.language, 'translation') ? i18n.language : 'en';
}

/** `languageOf` for components, which render again when it changes. */
export function useLanguage(): string {
  return languageOf(useTranslation().i18n);
}
