import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import Steps from './Steps.tsx';

const items = [
  { title: 'presentation.gold', text: 'presentation.goldText' },
  { title: 'presentation.safety', text: 'presentation.safetyText' },
] as const;

test('are numbered in their order, each with its text, under the heading', async () => {
  const screen = await renderInScope(<Steps title="map.strategyTitle" items={[...items]} />);
  const text = screen.container.textContent ?? '';
  const [heading] = screen.getByRole('heading').elements();
  expect(screen.container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading?.id);
  const [one, two] = [text.indexOf('1'), text.indexOf('2')];
  expect(one).toBeGreaterThan(0);
  expect(two).toBeGreaterThan(one);
  expect(text).not.toContain('3');
});
