import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import DayCell from './Day.tsx';

test.each([
  ['2025-09-01', 'from September 1, 2025'],
  ['2024-02-29', 'from February 29, 2024'],
  ['someday', 'from —'],
])('%s stands in the text as the language writes it', async (day, text) => {
  const scope = scopeOf({ roots: { row: { day } } });
  const { container } = await renderInScope(<DayCell value="$row.day" text="card.from" />, scope);
  expect(container.textContent).toBe(text);
});

test('is the same day in every time zone, as a day has none', async () => {
  const { container } = await renderInScope(<DayCell value="2025-12-31" text="card.from" />);
  expect(container.textContent).toBe('from December 31, 2025');
});
