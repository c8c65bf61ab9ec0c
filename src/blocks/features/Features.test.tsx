import { IconGift } from '@tabler/icons-react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';

import { wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import Features from './Features.tsx';
import type { FeaturesProps } from './definition.ts';

const props: FeaturesProps = {
  title: 'about.advantagesTitle',
  columns: 2,
  items: [
    {
      icon: IconGift,
      title: 'about.advantages.exchange',
      text: 'about.advantages.exchangeText',
      link: { label: 'wallet.title', action: wayTo('/wallet') },
    },
    { icon: IconGift, title: 'about.advantages.history', text: 'about.advantages.historyText' },
  ],
};

test('is a list under its heading, whose entries have their own headings and links', async () => {
  const screen = await renderInScope(<Features {...props} />);
  expect(screen.container.querySelectorAll('ul > li')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
  await expect.element(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
});

test('stands under one another on a phone', async () => {
  await page.viewport(320, 700);
  const screen = await renderInScope(<Features {...props} />);
  const [first, second] = [...screen.container.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
