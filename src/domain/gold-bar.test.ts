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

test.each(['0.01', '31.1', '1000', '400000'])(
  'the picture of %s g holds the bar and what stands beside it',
  (grams) => {
    const bar = barOf(decimal(grams));
    const { box, shapes } = pictureOf(bar);
    expect(shapes.map(({ tone }) => tone)).toEqual(['beside', 'front', 'top', 'side']);
    expect(box.x).toBeLessThan(0);
    expect(box.x + box.width).toBeGreaterThan(bar.length);
    expect(-box.y).toBe(box.height);
    const alone = pictureOf(bar, true);
    expect(alone.shapes.map(({ tone }) => tone)).toEqual(['front', 'top', 'side']);
    expect(alone.box.x).toBe(0);
    expect(shapes.every(({ path }) => !path.includes('NaN'))).toBe(true);
  },
);
