import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../../compiler/testing/config-copy.ts';
import { choicesOf } from './choices.ts';

const screen = 'screens/wallet/get/history';
let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

/** The words of a parameter, each with the places that lack it. */
function wordsOf(name: string, parameter: string) {
  const { words } = choicesOf({ project: config.project() }, name);
  return (words[parameter] ?? []).map(({ value, label, lacking }) => ({
    value,
    label,
    lacking: lacking.map(({ file, path }) => `${file} ${path.join('/')}`),
  }));
}

test('the words of a parameter are those that it declares, each with the text that names it', () => {
  expect(wordsOf(screen, 'status')).toEqual([
    { value: '', label: 'filter.all', lacking: [] },
    { value: 'pending', label: 'status.pending', lacking: [] },
    { value: 'completed', label: 'status.success', lacking: [] },
    { value: 'failed', label: 'status.failed', lacking: [] },
    { value: 'cancelled', label: 'status.cancelled', lacking: [] },
  ]);
});

test('a word that the API takes is offered with the screen and the list that lack it', () => {
  for (const file of [screen, 'lists/deposits']) config.edit(file, ', "cancelled"', '');
  expect(wordsOf(screen, 'status').at(-1)).toEqual({
    value: 'cancelled',
    label: 'status.cancelled',
    lacking: [`${screen} search/status/oneOf`, 'lists/deposits parameters/status/oneOf'],
  });
  expect(wordsOf('lists/deposits', 'status').at(-1)?.lacking).toEqual(['lists/deposits parameters/status/oneOf']);
});

test('the words of a number are those between its bounds, and a part has those of the screens that include it', () => {
  expect(wordsOf('screens/marketing/more', 'level').map(({ value }) => value)).toEqual('123456789'.split(''));
  expect(wordsOf('parts/network-partners-filters', 'sort').map(({ value }) => value)).toEqual([
    '',
    'largest',
    'smallest',
  ]);
});
