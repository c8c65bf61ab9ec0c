import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../testing/config-copy.ts';
import { testFaults } from '../testing/fault-table.ts';

/** An edit of config/app.json that adds a notice. */
function notice(properties: string): { file: string; from: string; to: string } {
  const from = '  "settingsScreen"';
  return { file: 'app', from, to: `  "notices": [{ ${properties} }],\n${from}` };
}

const text = '"text": { "en": "Deposits are late." }';

testFaults([
  {
    title: 'notice without text',
    ...notice('"tone": "warn"'),
    at: '{ "tone"',
    says: '/notices/0/text — missing "text"',
  },
  {
    title: 'notice without English text',
    ...notice('"text": { "de": "Spät." }'),
    at: '{ "de"',
    says: '/notices/0/text — needs "en": English is used for missing languages',
  },
  {
    title: 'notice in an unknown language',
    ...notice('"text": { "en": "Late.", "ge": "Spät." }'),
    at: '"ge"',
    says: '/notices/0/text/ge — unknown language "ge" — did you mean "de"?',
  },
  {
    title: 'notice with markup',
    ...notice('"text": { "en": "<b>Late</b>" }'),
    at: '"<b>',
    says: '/notices/0/text/en — must be plain words: < > { } would show literally',
  },
  {
    title: 'notice with an unknown tone',
    ...notice(`${text}, "tone": "danger"`),
    at: '"danger"',
    says: '/notices/0/tone — "danger" is not one of info, warn',
  },
  {
    title: 'notice on an unknown screen',
    ...notice(`${text}, "screens": ["/wallet/bui"]`),
    at: '"/wallet/bui"',
    says: '/notices/0/screens/0 — there is no screen /wallet/bui — did you mean "/wallet/buy"?',
  },
  {
    title: 'notice on a full-window screen',
    ...notice(`${text}, "screens": ["/"]`),
    at: '"/"]',
    says: '/notices/0/screens/0 — / takes the whole window and shows no notices',
  },
  {
    title: 'notice from a time without a time zone',
    ...notice(`${text}, "from": "2026-11-24T08:00"`),
    at: '"2026-11-24T08:00"',
    says: '/notices/0/from — must be a day such as "2026-03-31", or a time with its zone such as "2026-03-31T18:00Z" or "2026-03-31T18:00+02:00"',
  },
  {
    title: 'notice until a date that does not exist',
    ...notice(`${text}, "until": "2026-02-30"`),
    at: '"2026-02-30"',
    says: '/notices/0/until — there is no such time: 2026-02-30',
  },
  {
    title: 'notice that ends before it begins',
    ...notice(`${text}, "from": "2026-11-24", "until": "2026-11-23"`),
    at: '"2026-11-23"',
    says: '/notices/0/until — ends before it begins, at 2026-11-24',
  },
]);

let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

test.for([
  ['app', '  "settingsScreen"', `  "notices": [{ ${text}, "until": "2026-01-31" }],\n  "settingsScreen"`],
  ['screens/home/account', '"block": "notice",', '"block": "notice", "until": "2026-01-31T18:00Z",'],
  [
    'parts/home-token',
    '"when": { "is": "${token}Account.isLocked" },\n        "until"',
    '"when": { "all": [{ "is": "${token}Account.isLocked" }, { "before": "2026-01-31" }] },\n        "until"',
  ],
] as const)(
  'a notice or a condition of %s that has ended is a warning, one that has not is fine',
  ([file, from, to]) => {
    config.edit(file, from, to);
    expect(config.faults()).toEqual([]);
    expect(config.warnings()).toEqual([
      expect.stringMatching(
        /(?:ended|was) at 2026-01-31.*: (?:this notice|what has this condition) never shows again, delete/,
      ),
    ]);
    config.edit(file, '2026-01-31', '2999-01-31');
    expect(config.warnings()).toEqual([]);
  },
);
