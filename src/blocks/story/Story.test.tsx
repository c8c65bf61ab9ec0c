import { IconGift } from '@tabler/icons-react';
import { expect, test } from 'vitest';

import { buttonTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import Story from './Story.tsx';

test('has its heading, paragraphs, points and buttons', async () => {
  const screen = await renderInScope(
    <Story
      title="about.leadershipTitle"
      icon={IconGift}
      paragraphs={['about.leadershipText']}
      points={['about.leadershipClear', 'about.leadershipAlways']}
      buttons={[buttonTo('wallet.title', '/wallet')]}
    />,
  );
  const heading = screen.getByRole('heading', { level: 2 }).element();
  expect(screen.container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading.id);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
});

test('has no empty list and no icon where there is none', async () => {
  const screen = await renderInScope(
    <Story title="about.leadershipTitle" paragraphs={['about.leadershipText']} points={[]} buttons={[]} />,
  );
  expect(screen.container.querySelector('ul, svg, a, button')).toBeNull();
});
