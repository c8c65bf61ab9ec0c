import { page } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';

import Plain from '../../cells/plain/Plain.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Table from './Table.tsx';
import type { TableProps } from './definition.ts';

const props: TableProps = {
  title: 'limits.title',
  rows: '$levels.levels',
  columns: [
    { label: 'fact.id', value: { component: () => <Plain value="$row.name" prefix="" />, props: {} }, align: 'start' },
    {
      label: 'fact.amount',
      value: {
        component: () => <Plain value="$row.volume" prefix="" />,
        props: {},
      },
      align: 'end',
    },
  ],
  current: { equals: ['$index', '$session.networkLevel'] },
  currentLabel: 'fact.status',
  note: 'limits.minimum',
};
const levels = [
  { name: 'Standard', volume: '0.5' },
  { name: 'Business', volume: '2.5' },
];
const roots = { levels: { levels }, session: { networkLevel: 1 } };

beforeEach(() => page.viewport(320, 700));

test('TABLE rows and columns have headings, the row that matters says so in words', async () => {
  const screen = await renderInScope(<Table {...props} />, scopeOf({ roots }));
  const table = screen.getByRole('table', { name: 'Limits' });
  await expect.element(table).toBeVisible();
  expect(table.element().querySelectorAll('thead th[scope=col]')).toHaveLength(2);
  await expect.element(screen.getByRole('rowheader', { name: 'Standard' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: 'Business Status' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '2.5' })).toBeVisible();
  await expect.element(screen.getByText('Minimum amounts')).toBeVisible();
});

test('TABLE a column whose condition does not hold is left out', async () => {
  const columns = props.columns.map((column, index) => ({
    ...column,
    ...(index === 1 && { when: { runtime: 'messenger' as const } }),
  }));
  const screen = await renderInScope(<Table {...props} columns={columns} />, scopeOf({ roots }));
  await expect.element(screen.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  expect(screen.getByRole('columnheader').elements()).toHaveLength(1);
  expect(screen.getByText('2.5').query()).toBeNull();
});

test('TABLE one that is too wide scrolls in itself, and can be reached by keyboard', async () => {
  const wide = [{ name: 'Standard', volume: '1234567890123456789012345678901234567890' }];
  const screen = await renderInScope(<Table {...props} />, scopeOf({ roots: { ...roots, levels: { levels: wide } } }));
  await expect.element(screen.getByRole('region', { name: 'Limits' }).last()).toHaveAttribute('tabindex', '0');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

describe('TABLE rows that are not there', () => {
  const inData = { ...props, rows: '$data.result' };

  test('show placeholders while loading', async () => {
    const data = { data: dataOf({ status: 'pending' }) };
    const screen = await renderInScope(<Table {...inData} />, scopeOf({ roots, data }));
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  test('show an error after a failure, never an empty table', async () => {
    const data = { data: dataOf({ status: 'failed' }) };
    const screen = await renderInScope(<Table {...inData} />, scopeOf({ roots, data }));
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load this section')).toBeVisible();
    expect(screen.getByText('Nothing here yet').query()).toBeNull();
  });

  test('show a message if there are none', async () => {
    const data = { data: dataOf({ value: { result: [] } }) };
    const screen = await renderInScope(<Table {...inData} />, scopeOf({ roots, data }));
    await expect.element(screen.getByText('Nothing here yet')).toBeVisible();
  });
});
