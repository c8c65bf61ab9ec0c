import { kept } from '../values/kept.ts';
import { showInsecure } from './loading.ts';
import { readPageTexts } from './page-texts.ts';
import { start } from './start.ts';
import { readBootValues } from './values.ts';

/** Runs before the app's code: chooses the language, and starts where the page is secure; elsewhere it says why not. */
// What the page says by itself where this script does not come.
document.getElementById('late')?.remove();
const values = readBootValues();
const stored = kept('device', 'lang');
const wanted = [...(stored === undefined ? [] : [stored]), ...navigator.languages].map((tag) =>
  tag.slice(0, 2).toLowerCase(),
);
const known =
  values.languages.find(({ code }) => code === wanted[0]) ?? values.languages.find(({ code }) => wanted.includes(code));
const language = known?.code ?? 'en';
const root = document.documentElement;
root.lang = language;
root.dir = known?.direction ?? 'ltr';

const texts = readPageTexts(language);
if (window.isSecureContext) start(values, language, texts);
else showInsecure(texts);
