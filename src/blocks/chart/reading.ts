import type { Decimal } from '../../domain/decimal.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { type Decimals, decimalsAmong, decimalsTogether } from '../../i18n/format/same-decimals.ts';
import type { ChartProps } from './definition.ts';
import type { Point } from './points.ts';

/** The formatting context of a chart's numbers: the scope, the language, and the shared decimals. */
export interface Reading {
  readonly scope: Scope;
  readonly language: string;
  readonly decimals: Decimals;
}

/** Formats a number of a chart with its style and unit. */
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

/** Returns the decimals of all numbers of a chart. */
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
