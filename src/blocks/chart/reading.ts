import type { Decimal } from '../../domain/decimal.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { type Decimals, decimalsAmong, decimalsTogether } from '../../i18n/format/together.ts';
import type { ChartProps } from './definition.ts';
import type { Point } from './points.ts';

/** Where a number of a chart is read: the scope, the language, and the decimals of what stands beside it. */
export interface Reading {
  readonly scope: Scope;
  readonly language: string;
  readonly decimals: Decimals;
}

/** How a number of a chart reads: in its style and with its unit. */
export function readingOf(
  amount: Decimal | undefined,
  series: ChartProps['y'][number] | undefined,
  { scope, language, decimals }: Reading,
): string {
  if (amount === undefined || !series) return '—';
  const { style } = series;
  const unit = valueOf(series.unit, scope);
  const shown = formatNumber(amount, style, language, decimalsAmong(decimals, { value: amount, style, unit }));
  return unit === undefined ? shown : `${shown}\u00a0${String(unit)}`;
}

/** The decimals of all numbers of a chart. */
export function decimalsOfPoints(points: readonly Point[], y: ChartProps['y'], scope: Scope): Decimals {
  const units = y.map(({ unit }) => valueOf(unit, scope));
  return decimalsTogether(
    points.flatMap(({ values }) =>
      values.flatMap((value, index) => {
        const style = y[index]?.style;
        return style === undefined ? [] : [{ value, style, unit: units[index] }];
      }),
    ),
  );
}
