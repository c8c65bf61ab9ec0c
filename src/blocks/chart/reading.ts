import type { Decimal } from '../../domain/decimal.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import type { ChartProps } from './definition.ts';

/** How a number of a chart reads: in its style and with its unit. */
export function readingOf(
  amount: Decimal | undefined,
  series: ChartProps['y'][number] | undefined,
  { scope, language }: { scope: Scope; language: string },
): string {
  if (amount === undefined || !series) return '—';
  const { style, unit } = series;
  const held = valueOf(unit, scope);
  return `${formatNumber(amount, style, language)}${held === undefined ? '' : `\u00a0${String(held)}`}`;
}
