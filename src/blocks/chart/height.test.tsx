import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Chart from './Chart.tsx';
import type { ChartProps } from './definition.ts';
import { profit } from './testing/profit.ts';

const props: ChartProps = { ...profit, height: 300, empty: 'wallet.noDeals' };

async function heightWith(overrides: Partial<ChartProps>): Promise<number> {
  const scope = scopeOf({ data: { data: dataOf({ value: { result: [] } }) } });
  const screen = await renderInScope(<Chart {...props} {...overrides} />, scope);
  const { height } = screen.getByRole('region').element().getBoundingClientRect();
  await screen.unmount();
  return height;
}

test('CHART with nothing to show, a chart of the user is as high as its words, another as high as when drawn', async () => {
  expect(await heightWith({ emptyHint: 'marketing.noAccrualsHint' })).toBeLessThan(250);
  expect(await heightWith({})).toBeGreaterThan(300);
});
