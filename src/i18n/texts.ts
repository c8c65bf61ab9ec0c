import i18next from 'i18next';
import type { TextKey } from '../../generated/words/words.ts';
import { createStore, useStore } from '../values/store.ts';

/** Values for the placeholders of a text. */
type TextValues = Readonly<Record<string, string | number>>;

/** The texts in the current language. */
export interface Texts {
  /** A text whose key is known to the types. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** A text whose key config gave; the compiler has checked it. */
  readonly text: (key: string, values?: TextValues) => string;
  readonly language: string;
}

const version = createStore(0);

/** Has every component draw its texts again: the language has changed, or texts have arrived. */
export function textsChanged(): void {
  version.write(version.read() + 1);
}

const text = (key: string, given: TextValues = {}): string => i18next.t(key, given);

/** The texts in the current language, for components; they render again when it changes. */
export function useTexts(): Texts {
  useStore(version);
  return { t: text, text, language: i18next.resolvedLanguage ?? i18next.language };
}
