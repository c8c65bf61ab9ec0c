import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Prose from './Prose.tsx';

test('what stands before the colon of a paragraph stands out, and the paragraph reads as it is written', async () => {
  await renderInScope(<Prose paragraphs={['history.pending', 'history.time']} hasTerms />, scopeOf({}));
  const terms = [...document.querySelectorAll('p b')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['In progress']);
  expect(document.querySelector('p')?.textContent).toMatch(/^In progress: the transfer is accepted/);
});
