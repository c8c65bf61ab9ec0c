import { Box } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Decimal, parseAmount } from '../../domain/decimal.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from '../../engine/scope.ts';
import { formatDate } from '../../i18n/format/date.ts';
import { formatNumber } from '../../i18n/format/number.ts';
import { formatTick } from '../../i18n/format/tick.ts';
import { formatInLine } from '../../i18n/format/same-decimals.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { CanvasChart } from './CanvasChart.tsx';
import { ChartFoot } from './ChartFoot.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartProps } from './definition.ts';
import type { ChartPicture } from './draw.ts';
import { type Point, extremesOf } from './points.ts';
import { decimalsOfPoints, readingOf } from './reading.ts';

/** Significant digits of an axis number: further ones are floating-point noise. */
const precision = 12;

type TimeChartProps = ChartProps & { readonly points: readonly Point[] };

/** A time chart on a canvas, and a table of the same data. */
export function TimeChart(props: TimeChartProps) {
  const { title, kind, x, y, height, points } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const scope = useScope();
  const name = useMessage()(title);
  const picture = usePicture(props);
  const surroundings = { scope, language, decimals: decimalsOfPoints(points, y, scope) };
  const [first] = y;
  const { low, high, last } = extremesOf(points, kind);
  const words = {
    from: formatDate(points[0]?.time),
    to: formatDate(points.at(-1)?.time),
    low: readingOf(low, first, surroundings),
    high: readingOf(high, first, surroundings),
    last: readingOf(last, first, surroundings),
  };
  return (
    <ChartFrame {...props}>
      <CanvasChart
        picture={picture}
        height={height}
        label={`${name}. ${t('chart.summary', words)}`}
        cursorLabel={t(x.label)}
        readings={() =>
          points.map(({ time, values }) => {
            const shown = kind === 'candles' ? values.slice(3) : values;
            return [formatDate(time), ...shown.map((value, index) => readingOf(value, y[index], surroundings))].join(
              ', ',
            );
          })
        }
      >
        {(retry) => <ErrorState title={t('chart.failed')} retryLabel={t('action.retry')} onRetry={retry} />}
      </CanvasChart>
    </ChartFrame>
  );
}

interface AroundProps extends ChartProps {
  /** Absent while loading; without any, only the space is reserved. */
  readonly points?: readonly Point[];
  readonly children: ReactNode;
}

/** A chart or its placeholder, between the legend and the button for the table. */
export function ChartFrame({ children, points, ...props }: AroundProps) {
  const { kind, y } = props;
  const { t } = useTranslation();
  const hidden = points?.length === 0 ? { style: { visibility: 'hidden' as const } } : {};
  return (
    <>
      {y.length > 1 && kind !== 'candles' && (
        <Box {...hidden}>
          <ChartLegend labels={y.map((series) => t(series.label))} />
        </Box>
      )}
      {children}
      <ChartFoot {...hidden}>{points && (() => <Points {...props} points={points} />)}</ChartFoot>
    </>
  );
}

/** The points of a chart as a table, newest first. */
function Points({ title, x, y, points }: TimeChartProps) {
  const name = useMessage()(title);
  const { t } = useTranslation();
  const language = useLanguage();
  const scope = useScope();
  const surroundings = { scope, language, decimals: decimalsOfPoints(points, y, scope) };
  return (
    <Table
      isBounded
      caption={name}
      columns={[
        { key: 'x', label: t(x.label) },
        ...y.map((series) => ({ key: series.label, label: t(series.label), align: 'end' as const })),
      ]}
      rows={points.toReversed().map((point) => ({
        key: String(point.time),
        cells: [
          formatDate(point.time),
          ...y.map((series, index) => readingOf(point.values[index], series, surroundings)),
        ].map((reading, index) => (
          <span key={index} className="ltr">
            {reading}
          </span>
        )),
      }))}
    />
  );
}

/** The data to draw; a stable object until its content changes. */
function usePicture({ kind, y, points }: TimeChartProps): ChartPicture {
  const language = useLanguage();
  const style = y[0]?.style;
  const drawn = JSON.stringify(points.map(({ time, values }) => [time, ...values.map(Number)]));
  return useMemo(() => {
    const rows: number[][] = JSON.parse(drawn);
    const span = (rows.at(-1)?.[0] ?? 0) - (rows[0]?.[0] ?? 0);
    return {
      kind,
      points: rows.map(([time = 0, ...values]) => ({ time: Math.floor(time / 1000), values })),
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      formatValue: (value) => (style === undefined ? '' : formatNumber(amountOf(value), style, language)),
      formatAxis: (axis) =>
        style === undefined ? axis.map(() => '') : formatInLine(axis.map(amountOf), style, language),
      formatTime: (time) => formatDate(time * 1000),
      formatTick: (time) => formatTick(time * 1000, span, language),
    };
  }, [drawn, kind, style, language]);
}

/** Returns an axis number as an exact decimal. */
function amountOf(value: number): Decimal | undefined {
  return parseAmount(Number(value.toPrecision(precision)));
}
