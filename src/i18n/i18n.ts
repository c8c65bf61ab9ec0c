import i18next, { type BackendModule, type ResourceKey, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { answerKey } from '../boot/handoff.ts';
import { keep } from '../values/kept.ts';
import { values } from '../values/values.ts';
import { numbersInTexts, textOptions } from './interpolation.ts';

/** How long texts may take, ms. */
const longestRead = 10_000;
/** Times of translation loading (product.md §9). */
const loading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/** Reads a file of texts within `longestRead`, so that a call that is never answered has English stand in. */
function read(address: string): Promise<ResourceKey> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${longestRead} ms`)), longestRead);
  });
  return Promise.race([textsAt(address), late]);
}

/** The texts at an address; the first ones the boot script has already asked for. */
async function textsAt(address: string): Promise<ResourceKey> {
  const key = answerKey('GET', address);
  const early = window.karatHandoff?.answers.get(key);
  window.karatHandoff?.answers.delete(key);
  const response = await (early ?? fetch(address));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const found: unknown = await response.json();
  return Object(found);
}

/**
 * Starts the texts in the language the boot script chose. Each language comes from the API, with English behind it; when
 * its loading fails, the English of the build stands in at once while the retries go on. `addressOf` completes a path of the API.
 */
export async function startTexts(addressOf: (path: string) => string): Promise<i18n> {
  const language = window.karatHandoff?.language ?? 'en';
  const standIn = (): Promise<void> =>
    import('virtual:karat/locale/en')
      .then(({ default: english }) => {
        if (!i18next.hasResourceBundle('en', 'translation')) i18next.addResourceBundle('en', 'translation', english);
      })
      .catch((error: unknown) => console.error('the English of the build could not be loaded:', error));
  const isReady = new Promise<void>((resolve) => {
    const backend: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: (lng, _namespace, callback) => {
        read(addressOf(`/i18n/${lng}.json?version=${values.app.translationVersion}`)).then(
          (texts) => callback(null, texts),
          (error: unknown) => {
            void standIn().then(() => lng === language && resolve());
            // `true` asks i18next for its retries.
            callback(String(error), true);
          },
        );
      },
    };
    i18next.on('loaded', () => i18next.hasResourceBundle(language, 'translation') && resolve());
    i18next.on('failedLoading', (lng, _, message) =>
      console.error(`the texts of "${lng}" could not be loaded:`, message),
    );
    // Before components hear of it: they render in the new language with its direction.
    i18next.on('languageChanged', showLanguage);
    void i18next
      .use(backend)
      .use(initReactI18next)
      .use(numbersInTexts)
      .init({
        lng: language,
        fallbackLng: 'en',
        supportedLngs: values.languages.languages.map(({ code }) => code),
        load: 'languageOnly',
        ...textOptions,
        // Texts that arrive late, such as English that stands in, are drawn when they are there.
        react: { useSuspense: false, bindI18nStore: 'added' },
        ...loading,
      });
  });
  await isReady;
  return i18next;
}

function showLanguage(code: string): void {
  const root = document.documentElement;
  root.lang = code;
  root.dir = values.languages.languages.find((language) => language.code === code)?.direction ?? 'ltr';
}

/** Changes the language of the interface and keeps the choice (`lang`, product.md §3). */
export async function chooseLanguage(code: string): Promise<void> {
  keep('device', 'lang', code);
  await i18next.changeLanguage(code);
}
