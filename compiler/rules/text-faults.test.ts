import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { faultLine } from 'engine/compiler/report/faults.ts';
import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

const languages = ['ru', 'en', 'es', 'pt', 'de', 'it', 'fr', 'kk', 'tr', 'pl', 'cs', 'ro', 'id', 'ar'];

/** The text of a key in a language. */
function textOf(code: string, key: string): string {
  return String(Object(JSON.parse(config.read(`locales/${code}`)))[key]);
}

/** Gives a key another text in one language. */
function write(code: string, key: string, text: string): void {
  const before = `"${key}": ${JSON.stringify(textOf(code, key))}`;
  expect(config.read(`locales/${code}`)).toContain(before);
  config.edit(`locales/${code}`, before, `"${key}": ${JSON.stringify(text)}`);
}

test.for([
  ['en', 'faq.title', 'FAQ&nbsp;now', '"&nbsp;" would show as it is'],
  ['de', 'send.title', 'Senden &amp; mehr', '"&amp;" would show as it is'],
  ['ru', 'send.title', 'Отправить&#160;', '"&#160;" would show as it is'],
  ['fr', 'send.title', 'Envoyer ', 'has a space at its start or end'],
  ['pl', 'send.title', '\u00A0Wyślij', 'has a space at its start or end'],
  ['it', 'send.title', 'Invia\n', 'has a space at its start or end'],
  ['it', 'send.limitsHint', 'Invia  adesso', 'has two spaces in a row'],
  ['pl', 'send.limitsHint', 'Wyślij\u200B teraz', 'has an invisible character, U+200B'],
  ['tr', 'wallet.title', 'Cüzdаn', '"а" is no letter of this language'],
  ['de', 'send.title', 'Sеnden', '"е" is no letter of this language'],
  ['es', 'send.title', 'إرسال', '"إ" is no letter of this language'],
  ['cs', 'send.title', 'Wyślij', '"ś" is no letter of this language'],
  ['ru', 'send.title', 'Жіберу', '"і" is no letter of this language'],
  ['ru', 'send.title', 'Cпокойно', 'mixes Latin and Cyrillic letters'],
  ['ru', 'send.title', 'Dispatch', 'is not translated'],
  ['ar', 'send.title', 'Dispatch', 'is not translated'],
  ['id', 'send.title', 'Send', 'is not translated'],
  ['fr', 'sell.title', 'Sell', 'is not translated'],
  ['es', 'action.retry', 'Try again', 'is not translated'],
  ['fr', 'faq.hideAnswer', 'Tap the eye to hide every amount on the screen.', 'is in another language ("en")'],
  ['tr', 'start.refused', 'Your tokens are locked until the period ends.', 'is in another language ("en")'],
] as const)('%s %s as %j', ([code, key, text, says]) => {
  write(code, key, text);
  expect(config.faults()).toEqual([
    expect.stringMatching(new RegExp(`^config/locales/${code}.json:\\d+:\\d+ /${key} — `)),
  ]);
  expect(config.faults()[0]).toContain(says);
});

test.for([
  ['kk', 'ru'],
  ['pt', 'es'],
  ['ro', 'en'],
  ['ar', 'en'],
  ['en', 'id'],
] as const)('a text of %s in the language %s', ([code, other]) => {
  write(code, 'faq.hideAnswer', textOf(other, 'faq.hideAnswer'));
  expect(config.faults()).toEqual([expect.stringContaining(`is in another language ("${other}")`)]);
});

test.for([
  ['Hello&nbsp;you', 'would show as it is'],
  ['Hello ', 'has a space at its start or end'],
  ['Работы', 'is no letter of this language'],
] as const)('a notice that reads %j', ([text, says]) => {
  config.edit(
    'app',
    '"settingsScreen"',
    `"notices": [{ "text": { "en": ${JSON.stringify(text)} } }], "settingsScreen"`,
  );
  expect(config.faults()).toEqual([expect.stringContaining(says)]);
});

test('a placeholder that the app fills in, and that every language lost, is reported at the English text', () => {
  for (const code of languages) write(code, 'form.step', textOf(code, 'form.step').replace(/\{\{step[^}]*\}\}/, '1'));
  expect(config.faults()).toEqual([
    expect.stringContaining('/form.step — the placeholder {{step}} is missing, which the app fills in'),
  ]);
});

test('a placeholder that config fills in, and that every language lost, is reported there with its uses', () => {
  for (const code of languages) write(code, 'history.price', 'x');
  const faults = config
    .project()
    .faults.filter(({ pointer }) => pointer === '/history.price' || pointer.includes('price'));
  expect(faults.map(faultLine)).toEqual([
    expect.stringContaining('the placeholder {{price}} is missing: it is filled in by lists/buys,'),
  ]);
});
