import type { ChartProps } from '../definition.ts';

/** A chart of all profits; its rows are in `data`. */
export const profit: ChartProps = {
  title: 'wallet.earningsTotal',
  kind: 'area',
  rows: '$data.result',
  x: { value: '$row.date', label: 'fact.date', as: 'time' },
  y: [{ value: '$row.profit', label: 'marketing.profit', style: 'token', unit: 'XAUT' }],
  sum: true,
  height: 176,
  figures: [],
};
