import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { type AskedTexts, askTexts } from '../values/ask-texts.ts';
import { keep } from '../values/kept.ts';
import { values } from '../values/values.ts';
import { numbersInTexts, textOptions } from './interpolation.ts';

/** How many files of texts are read at once (product.md §9). */
const maxParallelReads = 10;

/** The texts of a language at an address; the first ones the boot script has already asked for. */
function textsOf(language: string, address: string): AskedTexts {
  const handoff = window.karatHandoff;
  const early = handoff?.language === language ? handoff.texts : undefined;
  if (handoff && early) handoff.texts = undefined;
  return early ?? askTexts(address);
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
        const address = addressOf(`/i18n/${lng}.json?version=${values.app.translationVersion}`);
        const { texts, isFailing } = textsOf(lng, address);
        void isFailing.then(standIn).then(() => lng === language && resolve());
        texts.then(
          (found) => callback(null, Object(found)),
          // The tries are over: i18next makes none of its own.
          (error: unknown) => callback(String(error), false),
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
        maxParallelReads,
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

/**
 * Changes the language of the interface and keeps the choice (`lang`, product.md §3).
 * @throws where its texts could not be loaded: everything stays in the former language
 */
export async function chooseLanguage(code: string): Promise<void> {
  // One whose loading failed before is asked for again.
  if (!i18next.hasResourceBundle(code, 'translation')) await i18next.reloadResources([code]);
  if (!i18next.hasResourceBundle(code, 'translation')) throw new Error(`no texts of "${code}"`);
  keep('device', 'lang', code);
  await i18next.changeLanguage(code);
}
