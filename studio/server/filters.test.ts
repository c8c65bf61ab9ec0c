import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { ConfigCopy } from '../../compiler/testing/config-copy.ts';
import { filtersOf } from './filters.ts';

const screen = 'screens/wallet/get/history';
let config: ConfigCopy;
beforeAll(async () => {
  config = await ConfigCopy.make();
});
afterEach(() => config.restore());
afterAll(() => config.remove());

const filters = () => filtersOf(config.project().config, screen);

/** Declares a parameter of the address of the screen. */
function declare(parameter: string): void {
  config.edit(screen, '\n  "search": {', `\n  "search": { ${parameter},`);
}

test('a screen whose parameters are all set has no filter to add', () => {
  expect(filters()).toEqual({ searches: [], choices: [], days: [] });
});

test('a filter that other screens have, too, is complete', () => {
  declare('"sort": { "oneOf": ["", "largest", "smallest"], "default": "" }');
  expect(filters().choices).toEqual([
    {
      label: 'partners.sort',
      parameter: 'sort',
      choices: [
        { value: '', label: 'partners.joined' },
        { value: 'largest', label: 'partners.largest' },
        { value: 'smallest', label: 'partners.smallest' },
      ],
      when: { is: '$app.honorsParameters.sort' },
      isOrder: true,
    },
  ]);
});

test('a filter of new words lacks its texts alone', () => {
  declare('"sort": { "oneOf": ["", "newest"], "default": "" }, "day": { "date": true, "default": "" }');
  expect(filters()).toEqual({
    searches: [],
    choices: [
      {
        label: '',
        parameter: 'sort',
        choices: [
          { value: '', label: '' },
          { value: 'newest', label: '' },
        ],
      },
    ],
    days: [{ label: '', parameter: 'day' }],
  });
});
