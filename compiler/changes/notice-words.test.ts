import { expect, test } from 'vitest';

import { formerAndConfig } from '../testing/former-and-config.ts';

const { config, former, said } = await formerAndConfig();

test('what comes in one runtime alone, a form that asks for a code, and a part with its screens are said in words', () => {
  const fact = '{ "label": "fact.date", "value"';
  config.edit(
    'screens/probe',
    fact,
    `{ "label": "fact.id", "isHidden": "web", "value": { "cell": "age", "data": "balances" } }, ${fact}`,
  );
  config.edit('forms/sell', '"twoFactor": "whenAsked"', '"twoFactor": "always"');
  config.edit('parts/help', '"when": { "runtime": "web" }', '"when": { "runtime": "messenger" }');
  expect(said()).toEqual([
    'Form sell “Sell”: two-factor code: asked for when the API wants it → always asked for. Shows on /wallet/sell “Sell”.',
    expect.stringMatching(
      /^Part help: .*“Email support” is shown only in the messenger now; it was only on the web\. Shows on \d+ screens: \/home\/account\/ticket “Ticket”, .*, and \d+ more\.$/,
    ),
    'Screen /probe “Wallet”: facts › rows › “Number” is new, only in the messenger.',
  ]);
});

test('a notice is said with where and how long it shows, and its changes, too', () => {
  const notice = (until: string): string =>
    `"notices": [{ "text": { "en": "Late." }, "screens": ["/wallet"], "until": "${until}" }],`;
  former.edit('app', '"settingsScreen"', `${notice('2026-11-29T20:59:59Z')}"settingsScreen"`);
  expect(said()).toEqual(['Notice “Late.” was removed. It showed on /wallet.']);
  config.edit('app', '"settingsScreen"', `${notice('2026-11-30T20:59:59Z')}"settingsScreen"`);
  expect(said()).toEqual([
    expect.stringMatching(
      /^Notice “Late\.”, until: Sunday, 29 November 2026 at 20:59:59 UTC → Monday, 30 November 2026 at 20:59:59 UTC\. Shows on \/wallet until Monday, /,
    ),
  ]);
});
