import type { Decimal } from '../../domain/decimal.ts';
import { hiddenAmount, isPrivate } from '../../engine/privacy.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import type { ChartProps } from './definition.ts';

/** How a number of a chart reads: in its style and with its unit, or hidden where it tells what somebody owns. */
export function readingOf(
  amount: Decimal | undefined,
  series: ChartProps['y'][number] | undefined,
  { scope, language, isHidden }: { scope: Scope; language: string; isHidden: boolean },
): string {
  if (amount === undefined || !series) return '—';
  const { style, unit } = series;
  if (isHidden && isPrivate(style)) return hiddenAmount;
  const held = valueOf(unit, scope);
  return `${formatNumber(amount, style, language)}${held === undefined ? '' : `\u00a0${String(held)}`}`;
}
