import { IconGift } from '@tabler/icons-react';
import { afterEach, expect, test } from 'vitest';

import { choosePreference } from '../../engine/preferences.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { readStored } from '../../values/stored.ts';
import Preferences from './Preferences.tsx';
import type { PreferencesProps } from './definition.ts';

afterEach(() => choosePreference('motion', 'system'));

const props: PreferencesProps = {
  title: 'account.appearance',
  items: [
    {
      preference: 'motion',
      icon: IconGift,
      label: 'account.motion',
      options: [
        { value: 'system', label: 'account.asDevice' },
        { value: 'reduced', label: 'account.reduced' },
      ],
    },
  ],
};

test('a choice holds at once and is kept', async () => {
  const screen = await renderInScope(<Preferences {...props} />);
  const [system, reduced] = screen.getByRole('radio').elements();
  expect([system, reduced].map((radio) => radio instanceof HTMLInputElement && radio.checked)).toEqual([true, false]);
  await screen.getByText('Reduced').click();
  await expect.poll(() => document.documentElement.dataset['motion']).toBe('reduced');
  expect(readStored('cookie', 'motion')).toBe('reduced');
  expect(reduced instanceof HTMLInputElement && reduced.checked).toBe(true);
});
