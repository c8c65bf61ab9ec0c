import type { TextKey } from '../../generated/words/words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Readonly<Record<TextKey, string>> };
  }
}
