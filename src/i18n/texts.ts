import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

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

let version = 0;
const listeners = new Set<() => void>();

/** Has every component draw its texts again: the language has changed, or texts have arrived. */
export function textsChanged(): void {
  version += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const text = (key: string, given: TextValues = {}): string => i18next.t(key, given);

/** The texts in the current language, for components; they render again when it changes. */
export function useTexts(): Texts {
  useSyncExternalStore(subscribe, () => version);
  return { t: text, text, language: i18next.resolvedLanguage ?? i18next.language };
}
