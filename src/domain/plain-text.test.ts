import { expect, it } from 'vitest';

import { plainText } from './plain-text.ts';

it.each([
  ['932157374', '932157374'],
  [' \u200b932157374\u200f \n', '932157374'],
  ['\u00a0932\u2060157374\ufeff', '932157374'],
  ['\u2066rent, may\u2069', 'rent, may'],
  [' \u200f ', ''],
  ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u200d\u{1f469}'],
])('%j is read as %j', (typed, read) => {
  expect(plainText(typed)).toBe(read);
});
