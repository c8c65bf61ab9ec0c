import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** Replaces the first place of a text; deletes the file without one. */
function seed(file: string, from?: string, to = ''): void {
  if (from === undefined) config.write(file, undefined);
  else {
    expect(config.read(file)).toContain(from);
    config.write(file, config.read(file).replace(from, to));
  }
}

test.for([
  [
    'screens/wallet',
    '"block": "tabs"',
    '"isHidden": "desktop", "block": "tabs"',
    '/blocks/0/isHidden — "desktop" is nowhere to hide it: true hides it everywhere',
  ],
  [
    'forms/withdraw',
    '"field": "text",',
    '"isHidden": "mobile", "field": "text",',
    '/fields/memo/isHidden — "mobile" is nowhere to hide it',
  ],
  [
    'parts/help',
    '"icon": "mail",',
    '"isHidden": "wep", "icon": "mail",',
    '/isHidden — "wep" is nowhere to hide it: true hides it everywhere, "web" or "messenger" there alone — did you mean "web"?',
  ],
] as const)('%s: a place to hide that does not exist', ([file, from, to, says]) => {
  seed(file, from, to);
  expect(config.faults()).toEqual([expect.stringContaining(says)]);
});

test.for([
  ['screens/wallet/send', 'there is no screen "/wallet/send": it is named in lists/withdraws, screens/home,'],
  ['screens/home/account/faq', 'there is no screen "/home/account/faq": it is named in parts/help,'],
  ['lists/buys', 'there is no list "buys": it is named in forms/buy,'],
] as const)('%s: what is gone is one fault, without warnings and without another name', ([file, says]) => {
  seed(file);
  expect(config.faults()).toEqual([expect.stringContaining(says)]);
  expect(config.faults()[0]).not.toContain('did you mean');
  expect(config.warnings()).toEqual([]);
});

test.for([
  [
    '/links/referralWorldWeb',
    'https://karat.example.com/?ref={code}',
    'is missing, which is filled in by screens/marketing',
  ],
  [
    '/links/referralRuMessenger',
    'https://t.me/karat_example_ru_bot/app?startapp={code}',
    'the placeholder {code} is missing',
  ],
] as const)('%s: a link without its placeholder is reported at the link', ([pointer, from, says]) => {
  seed('links', from, from.replace(/\{\w+\}/, ''));
  expect(config.faults()).toEqual([expect.stringContaining(` ${pointer} — `)]);
  expect(config.faults()[0]).toContain(says);
});

test.for([
  ['x', 'the placeholder {{price}} is missing, which the other languages have: it is filled in by lists/buys,'],
  ['{{pric, number}}', 'did you mean "{{price}}"?'],
] as const)(
  'an English text with %s in place of its placeholder is one fault there, which names its uses',
  ([to, says]) => {
    seed('locales/en', '{{price, number}}', to);
    expect(config.faults()).toEqual([expect.stringContaining('config/locales/en.json')]);
    expect(config.faults()[0]).toContain(says);
  },
);

test('an English text with a placeholder that no other language has', () => {
  seed('locales/en', '"faq.title": "', '"faq.title": "{{name}} ');
  expect(config.faults()).toEqual([
    expect.stringContaining('/faq.title — the placeholder {{name}} is in English alone'),
  ]);
});

test.for(['de', 'kk'])('the removed language %s is one fault, at its file', (code) => {
  seed('languages', `"code": "${code}"`, `"code": "${code}", "x": 1`);
  const line =
    config
      .read('languages')
      .split('\n')
      .find((one) => one.includes(`"${code}", "x"`)) ?? '';
  seed('languages', `${line}\n`);
  expect(config.faults()).toEqual([
    expect.stringContaining(`config/locales/${code}.json:1:1 / — languages.json has no language "${code}"`),
  ]);
});

test.for([
  ['start.lowTitle', 'it is used in screens/wallet/start'],
  ['start.days', 'it is used in forms/start-period'],
  ['statement.fee', 'the app itself uses it'],
] as const)('the text %s that English alone lacks is one fault there, with its use', ([key, use]) => {
  const lines = config.read('locales/en').split('\n');
  const left = lines.filter((line) => !new RegExp(`^ *"${RegExp.escape(key)}(_\\w+)?":`).test(line));
  config.write('locales/en', left.join('\n'));
  expect(config.faults()).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^config/locales/en\.json:\d+:3 /${key}(?:_other)? — the text "${key}" is missing: 13 other languages have it, and ${use}$`,
      ),
    ),
  ]);
});
