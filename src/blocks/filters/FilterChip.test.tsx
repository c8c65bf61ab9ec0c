import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderInScope } from '../../engine/testing/render.tsx';
import { ChoiceChip } from './ChoiceChip.tsx';
import { DaysChip } from './DaysChip.tsx';

const choices = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
];
const lines = [
  { value: '1', label: 'Line 1' },
  { value: '2', label: 'Line 2' },
];

test.each([
  ['its label alone while it takes nothing away', { choices, value: '' }, 'Status'],
  ['its value', { choices, value: 'failed' }, 'Status: Failed'],
  ['the empty word of an order alone', { choices, value: '', isOrder: true }, 'All', 'Status: All'],
  ['the word alone if one is always chosen', { choices: lines, value: '2' }, 'Line 2'],
  ['its label for an unknown word', { choices, value: 'unknown' }, 'Status'],
])('a filter by a word says %s', async (_, props, text, name = text) => {
  const screen = await renderInScope(<ChoiceChip label="Status" isOrder={false} onChange={vi.fn()} {...props} />);
  expect(screen.getByRole('button', { name, exact: true }).element().textContent).toBe(text);
});

test('a chosen word closes the sheet and is passed on once; the focus returns to the button', async () => {
  const change = vi.fn<(value: string) => void>();
  const screen = await renderInScope(
    <ChoiceChip label="Status" choices={choices} value="" isOrder={false} onChange={change} />,
  );
  await screen.getByRole('button', { name: 'Status' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Status' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await screen.getByRole('button', { name: 'Failed' }).click();
  expect(change.mock.calls).toEqual([['failed']]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Status' })).toHaveFocus();
});

test.each([
  ['', '', 'Dates'],
  ['2026-03-04', '', 'Dates: From 04.03.2026'],
  ['', '2026-03-05', 'Dates: To 05.03.2026'],
  ['2026-03-04', '2026-03-05', 'Dates: 04.03.2026 – 05.03.2026'],
])('a filter from "%s" to "%s" reads %s', async (from, to, name) => {
  const days = [
    { parameter: 'from', label: 'From', value: from },
    { parameter: 'to', label: 'To', value: to },
  ];
  const screen = await renderInScope(<DaysChip label="Dates" days={days} onChange={vi.fn()} />);
  expect(screen.getByRole('button').element().textContent).toBe(name);
});

test('a day is set in the sheet', async () => {
  const change = vi.fn<(next: Readonly<Record<string, string>>) => void>();
  const days = [{ parameter: 'from', label: 'From', value: '' }];
  const screen = await renderInScope(<DaysChip label="Dates" days={days} onChange={change} />);
  await screen.getByRole('button', { name: 'Dates' }).click();
  await screen.getByLabelText('From').fill('2026-03-04');
  expect(change.mock.calls).toEqual([[{ from: '2026-03-04' }]]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Dates' })).toHaveFocus();
});

test('one tap sets a usual span up to now, and closes the sheet', async () => {
  const today = new Date();
  const dayFrom = (date: Date): string => date.toLocaleDateString('sv');
  const change = vi.fn<(next: Readonly<Record<string, string>>) => void>();
  const days = ['from', 'to'].map((parameter) => ({ parameter, label: parameter, value: '' }));
  const screen = await renderInScope(<DaysChip label="Dates" days={days} onChange={change} />);
  for (const [name, first] of [
    ['Today', today],
    ['Last 7 days', new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6)],
    ['Last 30 days', new Date(today.getFullYear(), today.getMonth(), today.getDate() - 29)],
    ['This month', new Date(today.getFullYear(), today.getMonth(), 1)],
  ] as const) {
    await screen.getByRole('button', { name: 'Dates' }).click();
    await screen.getByRole('button', { name, exact: true }).click();
    expect(change).toHaveBeenLastCalledWith({ from: dayFrom(first), to: '' });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  }
});
