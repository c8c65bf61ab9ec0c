import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** An edit that an operator may well make. */
type Edit = readonly [file: string, from: string, to: string];

const edits: Readonly<Record<string, Edit>> = {
  'another term of a loan': ['forms/loan', '"value": "36"', '"value": "48"'],
  'a loan at less than a percent': ['business', '"rate": "9.5"', '"rate": "0.9"'],
  'the name of a language with a country': ['languages', '"label": "Português"', '"label": "Português (Brasil)"'],
  'another channel': ['links', 'https://t.me/karat_example_en', 'https://t.me/karat_news'],
  'support on a page': [
    'environments/production',
    '"support": "https://t.me/karat_example_support"',
    '"support": "https://help.karat.example.com/"',
  ],
  'the number of what arrived': [
    'screens/wallet/get',
    '"label": "fact.status",',
    '"label": "fact.id", "value": { "cell": "plain", "value": "$entry.id" } }, { "label": "fact.status",',
  ],
  'the short name of a network': [
    'forms/buy',
    '"value": "$parameter.network.name"\n              }\n            }\n          ]',
    '"value": "$parameter.network.label" } } ]',
  ],
  'the closing price below a chart': [
    'screens/trading',
    '{ "label": "trading.high", "value": { "cell": "number", "value": "$candles.high"',
    '{ "label": "trading.close", "value": { "cell": "number", "value": "$candles.last", "style": "quote" } }, { "label": "trading.high", "value": { "cell": "number", "value": "$candles.high"',
  ],
  'a longer period': ['limits', '"days": 30', '"days": 60'],
  'a gift of another token': ['limits', '"ticker": "XAUT"', '"ticker": "PAXG"'],
  'a step that is done by what there is': [
    'screens/home',
    '"done": { "is": "$steps.hasReceived" }\n        },',
    '"done": { "is": "$steps.hasReceived" } }, { "icon": "wallet", "label": "wallet.title", "action": { "action": "navigate", "to": "/wallet", "search": { "currency": "$search.currency" } }, "done": { "above": ["$portfolio.available", "0"] } },',
  ],
  'a video beside a channel': [
    'screens/home/free',
    '"link": "chatEn"\n          }\n        }',
    '"link": "chatEn" } }, { "icon": "video", "label": "account.video", "action": { "action": "open", "link": "video" } }',
  ],
  'what was expected beside what arrived': [
    'forms/buy',
    '"facts": [\n            {\n              "label": "buy.receive",',
    '"facts": [{ "label": "buy.receiveAbout", "value": { "cell": "number", "value": "$form.pair.token", "style": "figure", "unit": "$parameter.currency.ticker" } }, { "label": "buy.receive",',
  ],
  'a rate that shows where amounts are hidden': [
    'parts/home-token',
    '"value": "${token}Account.price", "style": "price",',
    '"value": "${token}Account.price", "style": "price", "isPublic": true,',
  ],
  'a price that is loaded each minute': ['forms/buy', '"refreshEvery": 30000', '"refreshEvery": 60000'],
  'somebody without a number': ['lists/personal-partners', ',\n        "id": "$row.userId"', ''],
};

test.for(Object.entries(edits))('%s is no fault', ([, [file, from, to]]) => {
  config.edit(file, from, to);
  expect(config.faults()).toEqual([]);
});
