import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { testKinds } from '../testing/fault-table.ts';

const production = 'environments/production';
const [xaut, paxg] = ['0x68749665FF8D2d112Fa859AA293F07A622782F38', '0x45804880De22913dAFE09f4980848ECE6EcbAf78'];

testKinds({
  'a contract of another token or network': [
    ['networks', xaut, paxg, 'is the contract of PAXG on Ethereum, not of XAUT on Ethereum'],
    [
      'networks',
      '"usdt": "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"',
      '"paxg": "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"',
      'is the contract of USDT on Tron, not of PAXG on Tron',
    ],
    [
      'networks',
      xaut.slice(2),
      xaut.slice(2).toLowerCase().replace(/38$/, '39'),
      'is not the contract that its issuer publishes',
    ],
    ['networks', '"usdt": "0x', '"ustd": "0x', 'unknown token "ustd" — did you mean "usdt"?'],
  ],
  'a network under what another one is': [
    [
      'networks',
      '"coin": "TRX"',
      '"coin": "EHT"',
      'EHT is not the coin in which fees are paid on Tron — did you mean "TRX"?',
    ],
    [
      'networks',
      '"transaction": "https://etherscan.io/tx/{hash}",\n        "address": "https://etherscan.io/address/{address}"',
      '"transaction": "https://www.tronscan.org/#/tx/{hash}",\n        "address": "https://www.tronscan.org/#/address/{address}"',
      'this site shows Tron, and nothing of Ethereum',
    ],
  ],
  'a host of another purpose': [
    [
      production,
      '"mini": "mini.karat',
      '"mini": "api.karat',
      '"api.karat.example.com" is named as the API, but stands as the app in the messenger',
    ],
    [
      production,
      '"web": "app.karat',
      '"web": "mini.karat',
      'is named as the app in the messenger, but stands as the app in browsers',
    ],
    [production, '"apiAddress": ""', '"apiAddress": "https://images.karat.example.com"', 'is named as pictures'],
    [production, '"apiAddress": ""', '"apiAddress": "https://etherscan.io"', 'is an explorer of Ethereum, not the API'],
    [production, '"login": "https://login.', '"login": "https://app.', 'is named as the app in browsers'],
    [
      production,
      '"apiAddress": ""',
      '"apiAddress": "https://login.karat.example.group/"',
      'is named as a login page, but stands as the API',
    ],
    [
      production,
      '"url": "", "share": 0',
      '"url": "https://login.karat.example.com/", "share": 0.1',
      'is named as a login page, but stands as a service of errors',
    ],
    [
      production,
      '"login": "https://login.karat.example.com/",\n  "loginGroup": "https://login.karat.example.group/"',
      '"login": "https://login.karat.example.group/",\n  "loginGroup": "https://login.karat.example.com/"',
      '/login — is the login page of sites that end with .group: it stands under "loginGroup"',
    ],
  ],
  'a name that an environment does not have': [
    [
      production,
      '"honorsParameters"',
      '"honorsParameter"',
      'unknown key "honorsParameter" — did you mean "honorsParameters"?',
    ],
    [production, '"supportChat"', '"suportChat"', 'unknown key "suportChat" — did you mean "supportChat"?'],
    [production, '"monitoring"', '"monitorin"', 'unknown key "monitorin" — did you mean "monitoring"?'],
    [production, '"search": true', '"serach": false', 'has no parameter "serach" — did you mean "search"?'],
  ],
  'a link whose code nobody reads': [
    ['links', 'bot/app?startapp={code}', 'bot/app?start={code}', 'the link must have "startapp={code}" after its "?"'],
    ['links', 'bot/app?startapp={code}', 'bot/{code}', 'the link must have "startapp={code}" after its "?"'],
    ['links', 'com/?ref={code}', 'com/?code={code}', 'the link must have "ref={code}" after its "?"'],
    ['links', 'com/?ref={code}', 'com/?ref=', 'the placeholder {code} is missing'],
  ],
  'a ticker with a slip of the hand': [
    ['tokens', '"XAUT:USD"', '"XUAT:USD"', '"XUAT" is no ticker — did you mean "XAUT"?'],
    ['tokens', '"label": "Xaut"', '"label": "Xuat"', '"Xuat" is no ticker — did you mean "XAUT"?'],
    ['tokens', '"ticker": "PEPE"', '"ticker": "PEEP"', '"PEEP" is no ticker of "pepe" — did you mean "PEPE"?'],
    ['locales/en', 'XAUT', 'XUAT', '"XUAT" is no ticker — did you mean "XAUT"?'],
    ['locales/ar', 'XAUT', 'XAT', '"XAT" is no ticker — did you mean "XAUT"?'],
    ['locales/ru', 'USDT', 'USDTT', '"USDTT" is no ticker — did you mean "USDT"?'],
    ['forms/level-calculator', '"unit": "XAUT"', '"unit": "XUAT"', '"XUAT" is no ticker — did you mean "XAUT"?'],
    ['limits', '"ticker": "XAUT"', '"ticker": "XUAT"', 'unknown ticker "XUAT" — did you mean "XAUT"?'],
    [
      'app',
      '  "settingsScreen"',
      '  "notices": [{ "text": { "en": "PAGX is late." } }],\n  "settingsScreen"',
      '"PAGX" is no ticker — did you mean "PAXG"?',
    ],
  ],
});

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test.for([
  [
    'networks',
    `"${xaut}"`,
    `"${paxg}"`,
    'contracts/xaut — is the contract of PAXG',
    'contracts/paxg — is the contract of XAUT',
  ],
  ['networks', '"name": "Tron"', '"name": "Ethereum"', 'is not the name of trc20', 'is not the name of erc20'],
  ['networks', '"coin": "TRX"', '"coin": "ETH"', 'ETH is not the coin', 'TRX is not the coin'],
  [production, '"app.karat', '"mini.karat', '/hosts/web — "mini.karat'],
] as const)('two values that are right alone, swapped in %s: %s and %s', ([file, one, other, ...says]) => {
  const swapped = { [one]: other, [other]: one };
  const text = config.read(file);
  config.write(
    file,
    text
      .split(new RegExp(`(${[one, other].map((word) => RegExp.escape(word)).join('|')})`))
      .map((part) => swapped[part] ?? part)
      .join(''),
  );
  expect(config.faults()).toEqual(expect.arrayContaining(says.map((words) => expect.stringContaining(words))));
});
