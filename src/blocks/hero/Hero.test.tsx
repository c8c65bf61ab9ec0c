import { expect, test } from 'vitest';

import { buttonTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import Hero from './Hero.tsx';
import type { HeroProps } from './definition.ts';

const props: HeroProps = { title: 'map.strategyTitle', text: 'map.strategyText', look: 'opening', buttons: [] };

test('is a section named by its heading, with its buttons', async () => {
  const screen = await renderInScope(<Hero {...props} buttons={[buttonTo('about.openWallet', '/wallet')]} />);
  const heading = screen.getByRole('heading', { level: 2 }).element();
  expect(screen.container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading.id);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/wallet');
});

test.each(['bars', 'route', 'orbit'] as const)(
  'the drawing %s says nothing more to a screen reader',
  async (picture) => {
    const screen = await renderInScope(<Hero {...props} picture={picture} />);
    const drawing = screen.container.querySelector('svg');
    expect(drawing?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(drawing?.children.length).toBeGreaterThan(0);
  },
);

test('a statement has no card around it', async () => {
  const grounds = async (look: HeroProps['look']) => {
    const { container } = await renderInScope(<Hero {...props} look={look} />);
    const colors = [...container.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor);
    return colors.filter((color) => color !== 'rgba(0, 0, 0, 0)');
  };
  expect(await grounds('statement')).toEqual([]);
  expect(await grounds('closing')).toHaveLength(1);
});
