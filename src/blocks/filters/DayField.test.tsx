import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderInScope } from '../../engine/testing/render.tsx';
import { DayField } from './DayField.tsx';

test.each([
  ['2026-03-04', '"04.03.2026" / ""'],
  ['', '"––.––.––––" / ""'],
])('FMT-07 the day %s reads as dates of rows do, and as the browser has it while it is typed', async (value, shown) => {
  const screen = await renderInScope(<DayField label="From" value={value} onChange={() => undefined} />);
  const box = screen.container.querySelector('[data-shown]');
  if (!box) throw new Error('no field');
  const drawn = (): string => getComputedStyle(box, '::after').content;
  expect(drawn()).toBe(shown);
  await userEvent.click(screen.getByLabelText('From'));
  expect(drawn()).toBe('none');
});
