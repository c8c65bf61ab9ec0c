import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import DirectionCell from './Direction.tsx';

async function arrow(direction: 'in' | 'out') {
  const { container } = await renderInScope(<DirectionCell direction={direction} />);
  const circle = container.querySelector('[aria-hidden="true"]');
  if (!circle) throw new Error('the arrow is decorative');
  return {
    path: circle.querySelector('svg')?.innerHTML,
    color: getComputedStyle(circle).color,
    text: container.textContent,
  };
}

test('money that comes in and money that goes out differ in their arrow and in their color', async () => {
  const [arriving, leaving] = [await arrow('in'), await arrow('out')];
  expect(arriving.path).toContain('path');
  expect(arriving.path).not.toBe(leaving.path);
  expect(arriving.color).not.toBe(leaving.color);
  expect(arriving.text).toBe('');
});
