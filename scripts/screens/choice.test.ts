import { expect, test } from 'vitest';
import { isChosen, readChoice } from './choice.ts';
import { type Look, type Sight, compareLooks, fileOf, readFileName } from './looks.ts';

const known = ['de', 'en', 'ar', 'kk'];
const look: Look = { runtime: 'messenger', scheme: 'light', width: 1280, language: 'ar' };
const sight: Sight = { name: 'wallet-send', address: '/wallet/send', kind: 'screen', user: 'demo' };

test('without arguments every look of every address is selected', () => {
  const choice = readChoice([], known);
  expect(choice).toEqual({
    addresses: [],
    runtimes: ['web', 'messenger'],
    schemes: ['dark', 'light'],
    widths: [360, 1280],
    languages: ['en', 'de', 'ar'],
  });
  expect(isChosen(choice, '/wallet')).toBe(true);
});

test('addresses and options select only those given', () => {
  const choice = readChoice(
    ['/wallet', '/blocks/*', '--language', 'kk', '--language', 'de', '--runtime', 'messenger', '--width', '320'],
    known,
  );
  expect(choice).toMatchObject({ runtimes: ['messenger'], widths: [320], languages: ['de', 'kk'] });
  const addresses = ['/wallet', '/wallet/send', '/blocks/chart'];
  expect(addresses.filter((address) => isChosen(choice, address))).toEqual(['/wallet', '/blocks/chart']);
});

test('a folder to compare with can be given', () => {
  expect(readChoice(['/wallet', '--against', '/tmp/before'], known)).toMatchObject({ against: '/tmp/before' });
});

test.for([
  ['--language', 'xx'],
  ['--runtime', 'phone'],
  ['--scheme', 'blue'],
  ['--width', 'wide'],
  ['--width', '319'],
  ['--width', '4001'],
  ['--size', '5'],
])('%s %s is not a look', (args) => {
  expect(() => readChoice(args, known)).toThrow(args[0]);
});

test('the file name of a screenshot contains its sight and look', () => {
  expect(readFileName(fileOf(sight, look))).toEqual({ name: 'wallet-send', ...look });
  expect(readFileName('ui-wallet-dark-ar.png')).toBeUndefined();
});

test('looks are sorted in the order in which they are browsed', () => {
  const others: Look[] = [
    { ...look, language: 'kk' },
    { ...look, language: 'en' },
    { ...look, width: 360 },
    { ...look, scheme: 'dark' },
    { ...look, runtime: 'web' },
  ];
  const sorted = [look, ...others].toSorted(compareLooks);
  expect(sorted).toEqual([others[4], others[2], others[1], others[3], look, others[0]]);
});
