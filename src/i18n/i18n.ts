import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { type LoadingTexts, type Texts, askTexts } from '../values/ask-texts.ts';
import { after } from '../values/after.ts';
import { painted } from '../values/painted.ts';
import { writeStored } from '../values/stored.ts';
import { values } from '../values/values.ts';
import { languageOf } from './language.ts';
import { numbersInTexts, textOptions } from './interpolation.ts';

/** How many files of texts load in parallel (I18N-09). */
const maxParallelReads = 10;

/** How long a chosen language is waited for, ms; texts that come later are used by the next try. */
const maxWait = 4000;

/** The texts of a language; uses the request of the boot script once. */
function textsOf(language: string): LoadingTexts {
  const handoff = window.karatHandoff;
  const early = handoff?.language === language ? handoff.texts : undefined;
  if (handoff && early) handoff.texts = undefined;
  return early ?? askTexts(handoff?.addressOfTexts(language) ?? '');
}

/** The texts without values that are none; the same object if all are, as copying a whole language takes time. */
function onlyTexts(found: Texts): Texts {
  const isText = (text: unknown): boolean => typeof text === 'string';
  if (Object.values(found).every(isText)) return found;
  return Object.fromEntries(Object.entries(found).filter(([, text]) => isText(text)));
}

/**
 * Starts i18next in the language that the boot script chose. Languages load from the addresses that it knows, with English
 * as fallback; if loading fails, the English texts of the build are used at once while retries continue, and later for
 * each text that no loaded file has.
 */
export async function startTexts(): Promise<i18n> {
  const language = window.karatHandoff?.language ?? 'en';
  let english: Promise<void> | undefined;
  const standIn = (): Promise<void> =>
    (english ??= import('virtual:config/locale/en')
      // Texts that were loaded stay as they are.
      .then((build) => void i18next.addResourceBundle('en', 'translation', build.default, true, false))
      .catch((error: unknown) => console.error('the English of the build could not be loaded:', error)));
  const isReady = new Promise<void>((resolve) => {
    const backend: BackendModule = {
      type: 'backend',
      init: () => undefined,
      read: (lng, _namespace, callback) => {
        const { texts, isFailing } = textsOf(lng);
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
  // Registered before the components, so that they render with the direction of the new language.
  i18next.on('languageChanged', showLanguage);
  i18next.store.on('added', showLanguage);
  showLanguage();
  return i18next;
}

/** Sets the language and direction of the page to those of the texts that it shows. */
function showLanguage(): void {
  const root = document.documentElement;
  const code = languageOf(i18next);
  root.lang = code;
  root.dir = values.languages.languages.find((language) => language.code === code)?.direction ?? 'ltr';
}

/** The language that the user chose last; its texts may still be loading. */
let chosen = '';

/**
 * Changes the language of the interface, unless another one is chosen while its texts load, and stores the choice
 * (`lang`, I18N-02, LANG-04).
 * @throws if its texts could not be loaded in time; the language does not change then
 */
export async function chooseLanguage(code: string): Promise<void> {
  chosen = code;
  const hasTexts = (): boolean => i18next.hasResourceBundle(code, 'translation');
  if (!hasTexts()) {
    const { texts } = textsOf(code);
    const added = texts.then((found) => void i18next.addResourceBundle(code, 'translation', onlyTexts(found)));
    await Promise.race([added, after(maxWait)]);
  }
  if (!hasTexts()) throw new Error(`no texts of "${code}"`);
  if (chosen !== code) return;
  writeStored('device', 'lang', code);
  await painted();
  await i18next.changeLanguage(code);
}
