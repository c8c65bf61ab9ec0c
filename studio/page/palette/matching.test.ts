import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { schemas } from '../../testing/schemas.ts';
import { type Found, foundFiles, foundSettings, foundTexts } from './findable.ts';
import { matching } from './matching.ts';

const root = join(import.meta.dirname, '../../..');
const found = (label: string, description = '', keywords = ''): Found => ({
  label,
  description,
  keywords,
  file: '',
  pointer: label,
  view: 'file',
});
const labelsOf = (all: readonly Found[], query: string) =>
  matching([{ group: '', found: all }], query).flatMap((group) => group.found.map(({ label }) => label));

test.each([
  'two-factor',
  'two factor',
  'twoFactor',
  'TWO_FACTOR',
  '2fa',
  'asks code',
  'one-time codes',
  'send two-factor',
])('the setting of two-factor codes of a form is found by “%s”', (query) => {
  const text = readFileSync(join(root, 'config/forms/withdraw.json'), 'utf8');
  const file = { name: 'forms/withdraw', kind: 'form', text, value: JSON.parse(text) };
  const all = foundSettings(schemas, {}, file, 'Send');
  expect(labelsOf(all, query).slice(0, 3)).toContain('forms/withdraw › Submit › Two factor');
});

test('what an object takes is found although the object is not there yet', () => {
  const value = { networks: { ton: { label: 'TON' } } };
  const all = foundSettings(schemas, {}, { name: 'networks', kind: 'networks', text: '', value }, 'networks');
  expect(labelsOf(all, 'ton closed sell')[0]).toBe('networks › Networks › Ton › Closed › Sell');
});

test('a file is found by its title before a text of the same words', () => {
  const files = ['screens/home/account/faq', 'screens/home/account/faq/more'].map((name) => ({
    name,
    kind: 'screen',
    title: `Screen “${name.endsWith('faq') ? 'FAQ' : 'More'}”`,
    changedAt: 0,
  }));
  const groups = [
    { group: 'Files', found: foundFiles({ files }) },
    { group: 'Texts', found: foundTexts({}, { 'faq.title': 'FAQ' }) },
  ];
  expect(matching(groups, 'faq').map(({ group }) => group)).toEqual(['Files', 'Texts']);
});

test('an exact name is first, then what begins with the words, then what is about them', () => {
  const all = [
    found('levels › Uncoded'),
    found('app › Page', 'about a code'),
    found('app › Referral code'),
    found('code › Length'),
    found('app › Codes of links'),
    found('levels › Code'),
    found('levels › Other', '', 'in a file of codes'),
  ];
  expect(labelsOf(all, 'code')).toEqual([
    'levels › Code',
    'app › Referral code',
    'app › Codes of links',
    'code › Length',
    'app › Page',
    'levels › Other',
    'levels › Uncoded',
  ]);
  expect(labelsOf(all, 'nothing of it')).toEqual([]);
});

test('a key or a path as it is written finds that alone', () => {
  const all = [found('Wallet', 'wallet.title'), found('Title of the wallet'), found('Other', 'wallet.titleOf')];
  expect(labelsOf(all, 'wallet.title')).toEqual(['Wallet', 'Other']);
  expect(labelsOf(all, 'wallet title')).toEqual(['Wallet', 'Title of the wallet', 'Other']);
});

test('the group of the best match is first', () => {
  const groups = [
    { group: 'Files', found: [found('Decoder')] },
    { group: 'Settings', found: [found('levels › Code')] },
    { group: 'Texts', found: [found('Wallet')] },
  ];
  expect(matching(groups, 'code').map(({ group }) => group)).toEqual(['Settings', 'Files']);
});
