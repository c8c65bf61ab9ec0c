import { useTranslation } from 'react-i18next';
import { messageText } from '../../engine/resolved.tsx';
import { useScope, valueOf } from '../../engine/scope.ts';
import { BarRows } from '../../ui/chart/BarRows.tsx';
import type { ChartProps } from './definition.ts';
import type { Point } from './points.ts';
import { languageOf } from '../../i18n/language.ts';
import { readingOf } from './reading.ts';

/** A bar for every entry. */
export function CategoryBars({ title, x, y: [y], points }: ChartProps & { readonly points: readonly Point[] }) {
  const { i18n } = useTranslation();
  const scope = useScope();
  if (!y) return null;
  const largest = Math.max(...points.map((point) => Math.abs(Number(point.values[0])))) || 1;
  const rows = points.map((point, index) => ({
    key: String(index),
    label: x.text === undefined ? String(valueOf(x.value, point.scope)) : messageText(x.text, point.scope, i18n),
    value: readingOf(point.values[0], y, { scope: point.scope, language: languageOf(i18n) }),
    share: Math.abs(Number(point.values[0])) / largest,
  }));
  return <BarRows label={messageText(title, scope, i18n)} rows={rows} />;
}
