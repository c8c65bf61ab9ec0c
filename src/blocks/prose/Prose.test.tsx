import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Prose from './Prose.tsx';

test('the text before the colon of a paragraph is emphasized, and the text is unchanged', async () => {
  await renderInScope(<Prose paragraphs={['history.pending', 'history.time']} hasTerms />, scopeOf({}));
  const terms = [...document.querySelectorAll('p b')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['In progress']);
  expect(document.querySelector('p')?.textContent).toMatch(/^In progress: the transfer is accepted/);
});
