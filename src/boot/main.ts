import { readStored } from '../values/stored.ts';
import { keepFaults } from './handoff.ts';
import { showInsecure } from './loading.ts';
import { readPageTexts } from './page-texts.ts';
import { start } from './start.ts';
import { readBootValues } from './values.ts';

/** Runs before the app's code: chooses the language and starts the app; shows an error if the page is not secure. */
// The message that the page shows if this script does not load in time.
document.getElementById('late')?.remove();
keepFaults();
const values = readBootValues();
const stored = readStored('device', 'lang');
const preferred = [...(stored === undefined ? [] : [stored]), ...navigator.languages].map((tag) =>
  tag.slice(0, 2).toLowerCase(),
);
const known =
  values.languages.find(({ code }) => code === preferred[0]) ??
  values.languages.find(({ code }) => preferred.includes(code));
const language = known?.code ?? 'en';
const root = document.documentElement;
root.lang = language;
root.dir = known?.direction ?? 'ltr';

if (window.isSecureContext) start(values, language);
else showInsecure(readPageTexts(language));
