import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The line of a text in a language's file. */
function line(code: string, key: string): string {
  const found = config
    .read(`locales/${code}`)
    .split('\n')
    .find((one) => one.startsWith(`  "${key}":`));
  if (found === undefined) throw new Error(`${code}.json has no ${key}`);
  return found;
}

function replaceLine(code: string, key: string, to: string): void {
  config.edit(`locales/${code}`, `${line(code, key)}\n`, to);
}

test('a text that a language lacks', () => {
  replaceLine('pl', 'wallet.title', '');
  expect(config.faults()).toEqual([]);
  expect(config.warnings()).toEqual([
    'config/locales/pl.json:1:1 / — the text "wallet.title" is missing in pl: English shows instead',
  ]);
});

test('texts that the same languages lack are one warning', () => {
  replaceLine('pl', 'wallet.title', '');
  replaceLine('pl', 'wallet.token', '');
  replaceLine('ru', 'wallet.title', '');
  replaceLine('ru', 'wallet.token', '');
  for (const form of ['one', 'two', 'few', 'many', 'other', 'zero']) replaceLine('ar', `list.end_${form}`, '');
  replaceLine('tr', 'list.end_one', '');
  replaceLine('tr', 'list.end_other', '');
  expect(config.faults()).toEqual([]);
  expect(config.warnings()).toEqual([
    'config/locales/en.json:1:1 / — 2 texts are missing in pl, ru ("wallet.title", "wallet.token"): English shows instead',
    'config/locales/en.json:1:1 / — the text "list.end" is missing in ar, tr: English shows instead',
  ]);
});

test('a language with a part of its texts is a draft', () => {
  config.write('locales/pl', '{ "$schema": "../../generated/schemas/locale.json", "wallet.title": "Portfel" }');
  expect(config.faults()).toEqual([]);
  expect(config.warnings()).toEqual([
    expect.stringMatching(
      /^config\/locales\/pl\.json:1:1 \/ — \d+ texts are missing in pl \("[\w.]+", .*…\): English shows instead$/,
    ),
  ]);
});

test('a plural form that a language lacks', () => {
  replaceLine('ar', 'list.end_two', '');
  replaceLine('ru', 'list.end_few', '');
  expect(config.faults()).toEqual([
    `${config.place('locales/ar', '"list.end_zero"')} /list.end_zero — the text "list.end_two" is missing, a plural form of "ar": it has zero, one, two, few, many, other`,
    `${config.place('locales/ru', '"list.end_one"')} /list.end_one — the text "list.end_few" is missing, a plural form of "ru": it has one, few, many, other`,
  ]);
});

test('a plural form that a language does not have', () => {
  replaceLine(
    'id',
    'list.end_other',
    '  "list.end_other": "{{count}}",\n  "list.end_few": "{{count}}",\n  "list.end_zero": "-",\n',
  );
  expect(config.faults()).toEqual([
    `${config.place('locales/id', '"list.end_few"')} /list.end_few — the language "id" has no plural form "few", only other`,
  ]);
});

test('a plural form for several numbers without its number; only a form for one number may omit it', () => {
  const of = (code: string, form: string, text: string): void =>
    replaceLine(code, `list.end_${form}`, `  "list.end_${form}": "${text}",\n`);
  of('ru', 'one', 'всего одна запись');
  of('fr', 'one', 'une entrée');
  of('es', 'many', 'muchas entradas');
  of('de', 'other', 'Einträge insgesamt');
  of('en', 'one', 'one entry in total');
  of('pl', 'one', 'jedna pozycja');
  replaceLine('tr', 'list.end_one', '  "list.end_one": "bir öğe",\n  "list.end_zero": "hiç öğe yok",\n');
  const says = 'the placeholder {{count}} of English is missing';
  expect(config.faults()).toEqual([
    `${config.place('locales/de', '"Einträge insgesamt"')} /list.end_other — ${says}`,
    `${config.place('locales/es', '"muchas entradas"')} /list.end_many — ${says}`,
    `${config.place('locales/fr', '"une entrée"')} /list.end_one — ${says}`,
    `${config.place('locales/ru', '"всего одна запись"')} /list.end_one — ${says}`,
  ]);
});

test('a placeholder that English has in only one form, and one that a form adds', () => {
  replaceLine('en', 'list.end_one', '  "list.end_one": "{{count}} entry of {{total}}",\n');
  replaceLine('cs', 'list.end_few', '  "list.end_few": "{{cuont}} položky",\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/cs', '"{{cuont}} položky"')} /list.end_few — unknown placeholder {{cuont}} — did you mean "count"?`,
    `${config.place('locales/en', '"{{count}} entry of {{total}}"')} /list.end_one — unknown placeholder {{total}}`,
  ]);
});

test('a text that English does not have', () => {
  replaceLine('de', 'wallet.title', '  "wallet.titel": "Wallet",\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/de', '"wallet.titel"')} /wallet.titel — "wallet.titel" is not a key of en.json — did you mean "wallet.title"?`,
  ]);
});

test('a text that nothing uses', () => {
  for (const code of config.project().locales.keys()) {
    config.edit(`locales/${code}`, '  "wallet.title":', '  "wallet.unseen": "Unseen",\n  "wallet.title":');
  }
  expect(config.warnings()).toEqual([
    `${config.place('locales/en', '"wallet.unseen"')} /wallet.unseen — nothing uses the text "wallet.unseen"`,
  ]);
});

test('default texts of kinds and texts of faulty files count as used', () => {
  for (const code of config.project().locales.keys()) {
    config.edit(`locales/${code}`, '  "wallet.title":', '  "wallet.unseen": "Unseen",\n  "wallet.title":');
  }
  config.edit('screens/probe', '"title": "wallet.title"', '"titel": "wallet.unseen"');
  expect(config.faults()).toEqual([
    `${config.place('screens/probe', '"titel"')} /titel — unknown key "titel" — did you mean "title"?`,
  ]);
});

test('a missing placeholder of a language, and an additional one', () => {
  replaceLine('fr', 'form.step', '  "form.step": "{{step, number}} / {{cuont}}",\n');
  replaceLine('it', 'form.step', '  "form.step": "{{count}}",\n');
  replaceLine('es', 'form.step', '  "form.step": "{{paso, number}} / {{count}}",\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/es', '"{{paso, number}} / {{count}}"')} /form.step — unknown placeholder {{paso}} — did you mean "step"?`,
    `${config.place('locales/fr', '"{{step, number}} / {{cuont}}"')} /form.step — unknown placeholder {{cuont}} — did you mean "count"?`,
    `${config.place('locales/it', '"{{count}}"')} /form.step — the placeholder {{step}} of English is missing`,
  ]);
});

test('FMT-03 a number used as a word, a word used as a number, and an unknown format', () => {
  replaceLine('fr', 'form.step', '  "form.step": "{{step}} / {{count}}",\n');
  replaceLine('it', 'level.next', '  "level.next": "{{name, number}}",\n');
  replaceLine('de', 'wallet.rate', '  "wallet.rate": "1 {{token}} = {{price, nubmer}}",\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/de', '"1 {{token}} = {{price, nubmer}}"')} /wallet.rate — unknown format "nubmer" of a placeholder — did you mean "number"?`,
    `${config.place('locales/fr', '"{{step}} / {{count}}"')} /form.step — the placeholder is {{step, number}} in English`,
    `${config.place('locales/it', '"{{name, number}}"')} /level.next — the placeholder is {{name}} in English`,
  ]);
});

test('FMT-03 a number passed to a text without a style, and a word passed with one', () => {
  const done = '"with": { "amount": { "value": "$form.amount", "style": "token" }, "token": "$answer.id" }';
  config.edit('forms/probe', done, '"with": { "amount": "1", "token": { "value": "$answer.id", "style": "count" } }');
  expect(config.faults()).toEqual([
    `${config.place('forms/probe', '"1", "token"')} /done/message/with/amount — "amount" of the text "send.doneNext" is a number: it needs a style, as { "value": …, "style": "figure" }`,
    `${config.place('forms/probe', '{ "value": "$answer.id"')} /done/message/with/token — "token" of the text "send.doneNext" is not a number and must not have a style: a number is written in texts as {{token, number}}`,
  ]);
});

test('FMT-07 an amount passed to a text as a date', () => {
  const done = '"token": "$answer.id" }';
  config.edit('forms/probe', done, '"token": { "value": "$form.amount", "style": "date" } }');
  expect(config.faults()).toEqual([expect.stringContaining('"$form.amount" is not a date')]);
});

test('a value that is not a text', () => {
  replaceLine('en', 'wallet.title', '  "wallet.title": "",\n');
  replaceLine('tr', 'wallet.title', '  "wallet.title": 5,\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/en', '""')} /wallet.title — must be a non-empty text`,
    `${config.place('locales/tr', '5,\n')} /wallet.title — must be a non-empty text`,
  ]);
});

test('FMT-03 an amount and its unit that change order from right to left', () => {
  replaceLine('ar', 'faq.tokens', '  "faq.tokens": "ما قيمة 100\u00a0USDT و\u2066200\u00a0USDT\u2069؟",\n');
  expect(config.faults()).toEqual([
    `${config.place('locales/ar', '"ما قيمة 100')} /faq.tokens — "100\u00a0USDT" is shown in the wrong order from right to left: put it between U+2066 and U+2069`,
  ]);
});
