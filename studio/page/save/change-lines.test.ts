import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Isolated } from './ChangeLines.tsx';

test('each quote of a sentence has its own direction', () => {
  const words = 'Text wallet.map: ar “الخارطة” → “خطة”. Shows in 1 place.';
  expect(renderToStaticMarkup(createElement(Isolated, { words }))).toBe(
    'Text wallet.map: ar “<bdi>الخارطة</bdi>” → “<bdi>خطة</bdi>”. Shows in 1 place.',
  );
});
