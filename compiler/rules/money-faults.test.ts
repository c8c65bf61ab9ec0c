import { readContract } from 'engine/compiler/read/contract.ts';
import { expect, test } from 'vitest';
import { join } from 'node:path';
import { root } from '../testing/config-copy.ts';
import { testKinds } from '../testing/fault-table.ts';
import { balanceParts, sale } from './money-operations.ts';

const [withdraw, sell, partner, partnerSell, buy] = [
  'forms/withdraw',
  'forms/sell',
  'parts/marketing-withdraw',
  'parts/marketing-sell',
  'forms/buy',
];
const sent = '"address": "$form.address",\n      "';
/** The bound of a withdrawal or sale by what is available. */
const balanceBound = '{ "include": "balance-bound", "with": { "unit": "$parameter.currency.ticker" } }';
const hex = '0x52908400098527886E0F7030069857D2E4169EE7';

testKinds({
  'an address that the user did not type': [
    [withdraw, sent, `"address": "${hex}",\n      "`, 'is fixed: every user would send the address of this file'],
    [partnerSell, sent, '"address": "$account.savedAddress",\n      "', 'is not the address that the user typed'],
  ],
  'an amount that the user did not type': [
    [
      withdraw,
      '"amount": "$form.amount",\n      "a',
      '"amount": "1",\n      "a',
      'is fixed: every user would send the amount',
    ],
    [
      sell,
      '"amount": "$form.amount",\n      "t',
      '"amount": "$form.amount.usdt",\n      "t',
      'is not the amount that the user typed',
    ],
    [
      partnerSell,
      '"amount": "$form.amount",\n      "t',
      '"amount": "$account.available",\n      "t',
      'is not the amount that',
    ],
  ],
  'another token than the chosen one': [
    [
      withdraw,
      '"token": "$parameter.currency",\n      "network"',
      '"token": "xaut",\n      "network"',
      'is not the token that the user chose',
    ],
    [
      sell,
      '"ticker": "$parameter.currency.ticker",\n      "b',
      '"ticker": "PAXG",\n      "b',
      'is not the token that the user chose',
    ],
    [
      partner,
      '"token": "XAUT",\n      "network"',
      '"token": "PAXG",\n      "network"',
      'is another token than the rest of the form',
    ],
    [
      'forms/start-period',
      '"path": {\n      "ticker": "$parameter.currency.ticker"',
      '"path": {\n      "ticker": "XAUT"',
      'sends "XAUT", which the form does not show',
    ],
    [
      withdraw,
      '"operation": "send", "token": "$parameter.currency"',
      '"operation": "send", "token": "xaut"',
      'is not the token of this form',
    ],
    [partner, '"unit": "XAUT",\n      "step"', '"unit": "USDT",\n      "step"', 'is not the token of this form'],
  ],
  'another network than the chosen one': [
    [
      sell,
      '"network": "$parameter.network.name",\n      "two',
      '"network": "TON",\n      "two',
      'is not the network that the user chose',
    ],
    [
      withdraw,
      '"network": "erc20",\n      "token"',
      '"network": "ton",\n      "token"',
      'is not the network of this form',
    ],
    [sell, '"openFor": "sell"', '"openFor": "deposit"', 'offers the networks of another operation'],
    [
      'screens/marketing/sell',
      '"openFor": "marketingSell"',
      '"openFor": "sell"',
      'offers the networks of another operation',
    ],
  ],
  'a field that is not sent, or used': [
    [withdraw, ',\n      "memo": "$form.memo"', '', 'what the user types here is not sent: add "memo": "$form.memo"'],
    [sell, ',\n      "memo": "$form.memo"', '', 'what the user types here is not sent: add "memo": "$form.memo"'],
    [partner, '"memo": "$form.memo"', '"memo": "77"', 'is fixed: every user would send the memo'],
    [
      'forms/level-calculator',
      '"partners": "$form.partners"',
      '"partners": "$form.volume"',
      'nothing sends or uses what the user types here',
    ],
  ],
  'another balance': [
    [
      'forms/partner-withdraw',
      'requestPartnerWithdraw',
      'requestNetworkWithdraw',
      'this is of the network balance, but the rest',
    ],
    ['forms/partner-sell', 'clearPartnerAddress', 'clearNetworkAddress', 'this is of the network balance'],
    [
      partnerSell,
      '"balanceType": "{account}",\n      "a',
      '"balanceType": "network",\n      "a',
      'this is of the network balance',
    ],
    [partner, '"{account}-account"', '"network-account"', 'this is of the network balance'],
    ['forms/network-withdraw', '"clearNetworkAddress"', '"clearPartnerAddress"', 'this is of the partner balance'],
    ['screens/marketing/send', '"form": "partner-withdraw"', '"form": "network-withdraw"', 'but shows under "partner"'],
    ['screens/wallet/send', '"form": "withdraw"', '"form": "sell"', 'but the screen /wallet/send is for "send"'],
  ],
  'money without a guard against sending it twice': [
    [partnerSell, '    "money": { "balance": "{account}", "token": "XAUT" },\n', '', 'missing "money"'],
    [withdraw, '"balance": "wallet",', '', 'missing "balance"'],
  ],
  'a review that does not say what cannot be undone, or of the fee': [
    [withdraw, '      "note": "send.irreversible",\n', '', '/steps/1 — missing "note": before money moves'],
    [partnerSell, '        "note": "sell.note",\n', '', '/part/steps/2 — missing "note": before money moves'],
    [withdraw, '"note": "send.irreversible"', '"note": "wallet.title"', 'is no sentence'],
    [
      'forms/start-period',
      '"note": {\n        "text": "start.note"',
      '"note": {\n        "text": "start.days"',
      'is no sentence',
    ],
    [
      partnerSell,
      '          { "label": "send.fee", "value": { "cell": "text", "text": "send.feeNotStated" } },\n',
      '',
      '/part/steps/2/review — the review does not say what is known of the fee ("send.fee")',
    ],
  ],
  'a review that does not show what is sent': [
    [
      withdraw,
      '"value": "$form.amount",\n            "style": "token"',
      '"value": "$account.available",\n            "style": "token"',
      'is not the amount that is sent',
    ],
    [
      partner,
      '"value": "$form.address",\n            "form": "groups"',
      '"value": "$account.savedAddress",\n            "form": "groups"',
      'is not the address that is sent',
    ],
    [sell, '"form": "groups"', '"form": "short"', 'users must see the whole address'],
    [
      partnerSell,
      '"label": "fact.memo", "when": { "is": "$form.memo" }',
      '"label": "fact.memo", "when": { "runtime": "web" }',
      'the review must always show the memo',
    ],
    [
      withdraw,
      '"isPublic": true\n          },\n          "isLarge"',
      '"isPublic": false\n          },\n          "isLarge"',
      'needs "isPublic": true',
    ],
    [
      partner,
      '"style": "token",\n            "unit": "XAUT",\n            "isPublic"',
      '"style": "token",\n            "unit": "USDT",\n            "isPublic"',
      '"USDT" is not the token that is sent',
    ],
    [
      withdraw,
      '"value": "$form.amount",\n            "style": "token"',
      '"value": "$form.amount",\n            "style": "count"',
      'does not show the amount that is sent exactly',
    ],
    [
      withdraw,
      '"submit": "send.confirm"\n    }',
      '"submit": "send.confirm"\n    }, { "fields": ["memo"] }',
      'the field "memo" is shown twice',
    ],
  ],
  'an amount without its minimum or maximum': [
    [
      'parts/marketing-sale-amount',
      '    "min": { "include": "minimum-bound", "with": { "amount": "$limit.minimum", "unit": "XAUT" } },\n',
      '',
      'missing "min"',
    ],
    [
      partner,
      '"with": { "amount": "$limit.minimum", "unit"',
      '"with": { "amount": "$limit.minimumUsdt", "unit"',
      'is not the minimum of this operation',
    ],
    [withdraw, '"operation": "send", "token"', '"operation": "sell", "token"', 'these are the limits of "sell"'],
    [buy, '"operation": "buy"', '"operation": "deposit"', 'these are the limits of "deposit"'],
    [sell, `        ${balanceBound},\n`, '', '/fields/amount/max — missing a bound of what is available'],
    [
      withdraw,
      `"max": [\n        ${balanceBound},\n        { "include": "maximum-bound", "with": { "amount": "$limit.maximum", "unit": "$parameter.currency.ticker" } }\n      ]`,
      '"max": { "include": "maximum-bound", "with": { "amount": "$limit.maximum", "unit": "$parameter.currency.ticker" } }',
      '/fields/amount/max — missing a bound of what is available',
    ],
    [
      partner,
      '{ "include": "balance-bound", "with": { "unit": "XAUT" } }',
      '{ "value": "100", "fault": "form.maxVolumeExceeded" }',
      'is neither the maximum of this operation nor',
    ],
    [withdraw, '$limits.steps.send', '$limits.steps.sell', 'is not the step of this operation'],
    [
      'parts/minimum-bound',
      '"value": "{amount}",\n          "style"',
      '"value": "0.02",\n          "style"',
      'says "0.02", but the bound is',
    ],
    ['screens/wallet/send/limits', '"operation": "send"', '"operation": "sell"', 'but they show as those of "send"'],
    [
      'screens/wallet/get/limits',
      '"value": "$limit.minimumUsdt", "style": "figure", "unit": "USDT"',
      '"value": "$limit.minimumUsdt", "style": "figure", "unit": "XAUT"',
      'is not the unit of this number',
    ],
  ],
});

test('the rules know every operation of the contract that sends an amount to an address', () => {
  const sending = [...readContract(join(root, 'openapi.yaml')).values()].filter(({ bodyFields }) =>
    ['amount', 'address'].every((name) => bodyFields.includes(name)),
  );
  const known = [...Object.values(balanceParts).map((parts) => parts.withdraw), sale.operation];
  expect(sending.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
});
