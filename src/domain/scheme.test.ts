import { expect, test } from 'vitest';
import { schemeOf } from './scheme.ts';

test.each([
  ['#ffffff', 'light'],
  ['#F4F4F5', 'light'],
  ['#000000', 'dark'],
  ['#212121', 'dark'],
  ['#17212b', 'dark'],
  ['#fdf6e3', 'light'],
  ['#8080ff', 'light'],
  ['#01ade1', 'dark'],
  ['#ff0000', 'dark'],
  ['#00ff00', 'light'],
])('RUN-05 %s belongs to the %s scheme', (background, scheme) => expect(schemeOf(background)).toBe(scheme));

test.each([
  undefined,
  null,
  0,
  '',
  '#fff',
  'white',
  '#gggggg',
  '#ffffff00',
  'x#ffffff',
  ['#ffffff'],
  'rgb(255, 255, 255)',
])('%s belongs to no scheme', (background) => expect(schemeOf(background)).toBeUndefined());
