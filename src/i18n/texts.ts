import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';

/** Values for the placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The texts in the current language. */
export interface Texts {
  /** A text whose key is known to the types. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** A text whose key config gave; the compiler has checked it. */
  readonly text: (key: string, values?: TextValues) => string;
  readonly language: string;
}

/** The texts in the current language, for components; they render again when it changes. */
export function useTexts(): Texts {
  const { t, i18n } = useTranslation();
  const text = (key: string, given: TextValues = {}): string => t(key, given);
  return { t: text, text, language: i18n.resolvedLanguage ?? i18n.language };
}
