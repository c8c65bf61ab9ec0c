import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { type AskedTexts, type Texts, askTexts } from '../values/ask-texts.ts';
import { painted } from '../values/painted.ts';
import { writeStored } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { numbersInTexts, textOptions } from './interpolation.ts';

/** How many files of texts load in parallel (product.md §9). */
const maxParallelReads = 10;

/** The texts of a language from an address; uses the request of the boot script once. */
function textsOf(language: string, address: string): AskedTexts {
  const handoff = window.karatHandoff;
  const early = handoff?.language === language ? handoff.texts : undefined;
  if (handoff && early) handoff.texts = undefined;
  return early ?? askTexts(address);
}

/** The texts without values that are none; the same object if all are, as copying a whole language takes time. */
function onlyTexts(found: Texts): Texts {
  const isText = (text: unknown): boolean => typeof text === 'string';
  if (Object.values(found).every(isText)) return found;
  return Object.fromEntries(Object.entries(found).filter(([, text]) => isText(text)));
}

/**
 * Starts i18next in the language that the boot script chose. Languages load from the API, with English as fallback; if
 * loading fails, the English texts of the build are used at once while retries continue, and later for each text that
 * no loaded file has. `addressOf` completes a path of the API.
 */
export async function startTexts(addressOf: (path: string) => string): Promise<i18n> {
  const language = window.karatHandoff?.language ?? 'en';
  let english: Promise<void> | undefined;
  const standIn = (): Promise<void> =>
    (english ??= import('virtual:karat/locale/en')
      // Texts that were loaded stay as they are.
      .then((build) => void i18next.addResourceBundle('en', 'translation', build.default, true, false))
      .catch((error: unknown) => console.error('the English of the build could not be loaded:', error)));
  const isReady = new Promise<void>((resolve) => {
    const backend: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: (lng, _namespace, callback) => {
        const address = addressOf(`/i18n/${lng}.json?version=${values.app.translationVersion}`);
        const { texts, isFailing } = textsOf(lng, address);
        void isFailing.then(standIn).then(() => lng === language && resolve());
        texts.then(
          (found) => callback(null, onlyTexts(found)),
          // All tries failed; `false` tells i18next not to retry.
          (error: unknown) => callback(String(error), false),
        );
      },
    };
    i18next.on('loaded', () => i18next.hasResourceBundle(language, 'translation') && resolve());
    i18next.on('failedLoading', (lng, _, message) =>
      console.error(`the texts of "${lng}" could not be loaded:`, message),
    );
    // Registered before the components, so that they render with the direction of the new language.
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
        // Nobody sees a key: nothing shows until the English of the build has come.
        parseMissingKeyHandler: () => (void standIn(), ''),
        // Renders texts that load late, such as the English fallback.
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

/** The language that the user chose last; its texts may still be loading. */
let chosen = '';

/**
 * Changes the language of the interface, unless another one is chosen while its texts load, and stores the choice
 * (`lang`, product.md §3).
 * @throws if its texts could not be loaded; the language does not change then
 */
export async function chooseLanguage(code: string): Promise<void> {
  chosen = code;
  // Loads the texts again if that failed before.
  if (!i18next.hasResourceBundle(code, 'translation')) await i18next.reloadResources([code]);
  if (!i18next.hasResourceBundle(code, 'translation')) throw new Error(`no texts of "${code}"`);
  if (chosen !== code) return;
  writeStored('device', 'lang', code);
  await painted();
  await i18next.changeLanguage(code);
}
