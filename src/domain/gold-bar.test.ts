import { expect, test } from 'vitest';

import { decimal } from './decimal.ts';
import { barOf, companionOf, gramsOf, pictureOf } from './gold-bar.ts';

test('a token is a troy ounce; grams are rounded down', () => {
  expect(gramsOf(decimal('1'))).toBe('31.1');
  expect(gramsOf(decimal('2.9'))).toBe('90.2');
  expect(gramsOf(decimal('0.00000001'))).toBe('0');
});

test('a bar has the volume of its weight in gold', () => {
  const { length, width, height } = barOf(decimal('1000'));
  // 19.32 grams a cubic centimeter.
  expect((length * width * height * 19.32) / 1000).toBeCloseTo(1000, 6);
  expect(length / width).toBeCloseTo(7 / 4);
});

test.each([
  ['31.1', 'card'],
  ['30000', 'phone'],
  ['1000000', 'person'],
])('beside a bar of %s g stands a %s', (grams, companion) => {
  expect(companionOf(barOf(decimal(grams)))).toBe(companion);
});

/** The heights of what stands beside a bar, mm. */
const heights = { card: 54, phone: 150, person: 1700 };

test.each(['0.01', '31.1', '1000', '400000'])(
  'the picture of %s g holds the bar and what stands beside it',
  (grams) => {
    const bar = barOf(decimal(grams));
    const { box, face, shapes } = pictureOf(bar);
    expect(shapes.map(({ tone }) => tone)).toEqual(['beside', 'shadow', 'side', 'front', 'frame', 'mark']);
    expect(face).toEqual({ width: bar.width, height: bar.length });
    expect(box.x).toBeLessThan(0);
    expect(box.x + box.width).toBeGreaterThan(bar.width);
    expect(-box.y).toBeGreaterThanOrEqual(Math.max(bar.length, heights[companionOf(bar)]));
    expect(box.y + box.height).toBeGreaterThan(0);
    const alone = pictureOf(bar, true);
    expect(alone.shapes).toEqual(shapes.slice(1));
    // Alone it has the same outline at any weight.
    expect(alone.box.width / alone.box.height).toBeCloseTo(0.702, 3);
    expect(shapes.every(({ path }) => !path.includes('NaN'))).toBe(true);
  },
);
