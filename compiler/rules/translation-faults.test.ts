import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** Changes a part of a text in one language. */
function change(code: string, key: string, from: string, to: string): void {
  const text = String(Object(JSON.parse(config.read(`locales/${code}`)))[key]);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  config.edit(`locales/${code}`, `"${key}": ${JSON.stringify(text)}`, `"${key}": ${JSON.stringify(changed)}`);
}

test.for([
  ['es', 'send.networkName', 'ERC20', 'BEP20', 'says "BEP20", but English says "ERC20"'],
  ['it', 'loan.tooLittle', 'USDT', 'XAUT', 'says "XAUT", but English says "USDT"'],
  ['es', 'about.innovation.networksText', 'TRC20, ', '', 'does not say "TRC20", as English does'],
  ['cs', 'send.addressHint', ')', '', '"(" and ")" do not belong together'],
  ['pl', 'switch.title', '?', '', 'is a question in English: it ends with a question mark'],
  ['es', 'switch.title', '¿', '', 'a question is between "¿" and "?"'],
  ['ar', 'switch.title', '؟', '?', 'has the question mark of other languages: write "؟"'],
  ['ro', 'free.join', '.', '', 'ends without a mark, but English with "."'],
  ['id', 'sell.title', 'Jual', 'Kirim', 'is "Kirim", as "send.title": nobody'],
  ['es', 'send.confirm', 'Enviar', 'Vender', 'is "Vender ahora", as "sell.confirm": nobody'],
  ['pl', 'send.title', 'Wyślij', 'send.title', 'is the key of a text, not the text itself'],
  ['ru', 'status.failed', 'Не выполнено', 'Выполнено', 'is "Выполнено", as "status.completed": nobody'],
] as const)('%s %s without %s', ([code, key, from, to, says]) => {
  change(code, key, from, to);
  expect(config.faults()).toEqual([expect.stringContaining(`/${key} — ${says}`)]);
});

test('two numbers that are swapped, but not two that stand with their units in another order', () => {
  change('fr', 'sell.rateChanged', '{{before, number}} à {{now, number}}', '{{now, number}} à {{before, number}}');
  expect(config.faults()).toEqual([
    expect.stringContaining('/sell.rateChanged — "now" stands where English has "before": are the numbers swapped?'),
  ]);
  config.restore();
  const text = String(Object(JSON.parse(config.read('locales/tr')))['buy.limitsHint']);
  expect(text.indexOf('{{amount')).toBeLessThan(text.indexOf('{{usdt'));
});

test('what English alone says otherwise is reported at English', () => {
  change('en', 'send.networkName', 'ERC20', 'ERC721');
  expect(config.faults()).toEqual([expect.stringMatching(/^config\/locales\/en.json.*languages say something else/)]);
});

test('a countdown and a count that are said otherwise, and a way that forgets the token, are warnings', () => {
  config.edit('app', '"historyCountdown": 1800000', '"historyCountdown": 600000');
  config.edit('screens/map', '"value": 14,', '"value": 15,');
  const way = '"to": "/wallet/send", "search": { "currency": "$search.currency" }';
  config.edit('screens/wallet', way, '"to": "/wallet/send"');
  expect(config.faults()).toEqual([]);
  expect(config.warnings()).toEqual([
    expect.stringContaining('/historyCountdown — is 10 minutes, but texts say 30: "faq.timeAnswer", "history.time"'),
    expect.stringContaining('says 15, but config/ has 14'),
    expect.stringContaining(
      'the user chooses the token, but /wallet/send opens with its own: add "currency" to "search"',
    ),
  ]);
});
