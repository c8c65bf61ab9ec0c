import type { Decimal } from '../../domain/decimal.ts';
import { type Scope, useScope, valueOf } from 'engine/runtime/scope.ts';
import { formatDate, formatMonth } from '../../i18n/format/date.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { type Decimals, decimalsAmong, decimalsTogether } from '../../i18n/format/same-decimals.ts';
import { useLanguage } from '../../i18n/language.ts';
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
  series: ChartProps['y'][number] | ChartProps['volume'],
  { scope, language, decimals }: Reading,
): string {
  if (amount === undefined || !series) return '—';
  const { style } = series;
  const unit = valueOf(series.unit, scope);
  const shown = formatNumber(amount, style, language, decimalsAmong(decimals, { value: amount, style, unit }));
  return unit === undefined ? shown : `${shown}\u00a0${String(unit)}`;
}

/** Formats where a point of time stands: a moment, or a month. */
export function momentOf(time: number | undefined, as: ChartProps['x']['as'], language: string): string {
  if (as !== 'month' || time === undefined) return formatDate(time);
  const date = new Date(time);
  return formatMonth(`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`, language);
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

/** Returns functions that format the numbers and moments of a chart, those of each kind with the same decimals. */
export function useReadings({ x, y, volume, points }: ChartProps & { readonly points: readonly Point[] }) {
  const scope = useScope();
  const language = useLanguage();
  const prices = { scope, language, decimals: decimalsOfPoints(points, y, scope) };
  const traded = points.map(({ volume: value }) => ({ value, style: volume?.style ?? 'figure' }));
  const volumes = { scope, language, decimals: decimalsTogether(traded) };
  return {
    read: (amount: Decimal | undefined, place = 0) => readingOf(amount, y[place], prices),
    volumeOf: (point: Point) => readingOf(point.volume, volume, volumes),
    moment: (time: number | undefined) => momentOf(time, x.as, language),
  };
}
