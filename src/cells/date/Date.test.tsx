import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import DateCell from './Date.tsx';

test('FMT-07 is dd.mm.yyyy hh:mm:ss in the time zone of the device, and machines get it as it came', async () => {
  const local = new Date(2026, 10, 9, 8, 7, 6).toISOString();
  const { container } = await renderInScope(
    <DateCell value="$row.date" />,
    scopeOf({ roots: { row: { date: local } } }),
  );
  expect(container.textContent).toBe('09.11.2026 08:07:06');
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe(local);
});

test.each([
  ['a text that is no date', scopeOf({ roots: { row: { date: 'soon' } } }), '—'],
  ['a date that the answer lacks', scopeOf({ roots: { row: {} } }), '—Unknown'],
  ['a date that is not loaded', scopeOf({ data: { row: dataOf({ status: 'failed' }) } }), '—not loaded'],
  ['a date that loads', scopeOf({ data: { row: dataOf({ status: 'pending' }) } }), ''],
])('of %s', async (_, scope, text) => {
  const { container } = await renderInScope(<DateCell value="$row.date" />, scope);
  expect(container.textContent).toBe(text);
});
