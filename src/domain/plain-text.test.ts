import { expect, it } from 'vitest';

import { plainText } from './plain-text.ts';

it.each([
  ['932157374', '932157374'],
  [' \u200b932157374\u200f \n', '932157374'],
  ['\u00a0932\u2060157374\ufeff', '932157374'],
  ['\u2066rent, may\u2069', 'rent, may'],
  [' \u200f ', ''],
  ['932\u200d157\u200c374\u2061\u034f', '932157374'],
  ['932\u00ad157\u3164374\ufe0f\u{e0020}\u0000', '932157374'],
  ['two\r\nlines\there', 'two lines here'],
  ['№ ٩٣٢', '№ ٩٣٢'],
  ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u{1f469}'],
])('%j is read as %j', (typed, read) => {
  expect(plainText(typed)).toBe(read);
});
