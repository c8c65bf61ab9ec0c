import i18next, { type i18n } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

import { answerKey } from '../boot/handoff.ts';
import { values } from '../values/values.ts';

/** Times of translation loading (product.md §9). */
const loading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/** Reads a file of texts; the first one the boot script has already asked for. */
async function read(address: string): Promise<{ status: number; data: string }> {
  const key = answerKey('GET', address);
  const early = window.karatHandoff?.answers.get(key);
  window.karatHandoff?.answers.delete(key);
  const response = await (early ?? fetch(address));
  return { status: response.status, data: await response.text() };
}

/**
 * Starts the texts in the language the boot script chose. Each language comes from the API, with English behind it; when
 * its loading fails, the English of the build stands in at once while the retries go on. `addressOf` completes a path of the API.
 */
export async function startTexts(addressOf: (path: string) => string): Promise<i18n> {
  const language = window.karatHandoff?.language ?? 'en';
  const standIn = (): Promise<void> =>
    import('virtual:karat/locale/en').then(({ default: texts }) => {
      if (!i18next.hasResourceBundle('en', 'translation')) i18next.addResourceBundle('en', 'translation', texts);
    });
  const isReady = new Promise<void>((resolve) => {
    i18next.on('loaded', () => i18next.hasResourceBundle(language, 'translation') && resolve());
    i18next.on('failedLoading', (lng, _, message) => {
      console.error(`the texts of "${lng}" could not be loaded:`, message);
      void standIn().then(resolve);
    });
    void i18next
      .use(HttpBackend)
      .use(initReactI18next)
      .init<HttpBackendOptions>({
        lng: language,
        fallbackLng: 'en',
        supportedLngs: values.languages.languages.map(({ code }) => code),
        load: 'languageOnly',
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
        react: { useSuspense: false, bindI18nStore: 'added' },
        ...loading,
        backend: {
          loadPath: addressOf(`/i18n/{{lng}}.json?version=${values.app.translationVersion}`),
          request: (_options, address, _payload, callback) => {
            const isOwn = address.includes(`/i18n/${language}.json`);
            const fail = (reason: string | number, status: number): void => {
              void standIn().then(() => isOwn && resolve());
              callback(reason, { status, data: '' });
            };
            read(address).then(
              (answer) => (answer.status < 400 ? callback(null, answer) : fail(answer.status, answer.status)),
              (error: unknown) => fail(String(error), 0),
            );
          },
        },
      });
  });
  await isReady;
  return i18next;
}

/** Changes the language of the interface and keeps the choice (`lang`, product.md §3). */
export async function chooseLanguage(code: string): Promise<void> {
  localStorage.setItem('lang', code);
  await i18next.changeLanguage(code);
  const known = values.languages.languages.find((language) => language.code === code);
  document.documentElement.lang = code;
  document.documentElement.dir = known?.direction ?? 'ltr';
}
