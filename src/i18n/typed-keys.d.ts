import type { Placeholders, TextKey } from '../../generated/words/words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: {
      translation: { readonly [Key in TextKey]: Key extends keyof Placeholders ? Placeholders[Key] : string };
    };
  }
}
