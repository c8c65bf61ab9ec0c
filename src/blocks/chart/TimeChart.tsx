import { Box } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Decimal, parseAmount } from '../../domain/decimal.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { formatAxis, formatCompact } from '../../i18n/format/axis.ts';
import { decimalsOf, formatNumber } from '../../i18n/format/number.ts';
import { formatTick } from '../../i18n/format/tick.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { CanvasChart } from './CanvasChart.tsx';
import { ChartFoot } from './ChartFoot.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartProps } from './definition.ts';
import type { ChartPicture } from './picture.ts';
import { type Point, extremesOf } from './points.ts';
import { momentOf, useReadings } from './reading.ts';

/** Significant digits of an axis number: further ones are floating-point noise. */
const precision = 12;

type TimeChartProps = ChartProps & { readonly points: readonly Point[] };

/** A time chart on a canvas, and a table of the same data. */
export function TimeChart(props: TimeChartProps) {
  const { title, kind, x, points } = props;
  const { t } = useTranslation();
  const name = useMessage()(title);
  const picture = usePicture(props);
  const { read, moment, volumeOf } = useReadings(props);
  const { low, high, last } = extremesOf(points, kind);
  const words = {
    from: moment(points[0]?.time),
    to: moment(points.at(-1)?.time),
    low: read(low),
    high: read(high),
    last: read(last),
  };
  return (
    <ChartFrame {...props}>
      <CanvasChart
        picture={picture}
        label={`${name}. ${t('chart.summary', words)}`}
        cursorLabel={t(x.label)}
        readings={() =>
          points.map((point) => {
            const { time, values } = point;
            const shown = kind === 'candles' ? values.slice(3) : values;
            const traded = props.volume ? [`${t(props.volume.label)}: ${volumeOf(point)}`] : [];
            return [moment(time), ...shown.map((value, index) => read(value, index)), ...traded].join(', ');
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
  const { kind, y, volume, height } = props;
  const { t } = useTranslation();
  const scope = useScope();
  const unit = valueOf(volume?.unit, scope);
  const bars = volume && (unit === undefined ? t(volume.label) : `${t(volume.label)} (${String(unit)})`);
  const hidden = points?.length === 0 ? { style: { visibility: 'hidden' as const } } : {};
  return (
    <>
      {((y.length > 1 && kind !== 'candles') || volume) && (
        <Box {...hidden}>
          <ChartLegend labels={kind === 'candles' ? [] : y.map((series) => t(series.label))} bars={bars} />
        </Box>
      )}
      <Box display="grid" flex="auto" mih={height} data-fills>
        {children}
      </Box>
      <ChartFoot {...hidden}>{points && (() => <Points {...props} points={points} />)}</ChartFoot>
    </>
  );
}

/** The points of a chart as a table, newest first. */
function Points(props: TimeChartProps) {
  const { title, x, y, volume, points } = props;
  const name = useMessage()(title);
  const { t } = useTranslation();
  const { read, moment, volumeOf } = useReadings(props);
  return (
    <Table
      isBounded
      caption={name}
      columns={[
        { key: 'x', label: t(x.label) },
        ...[...y, ...(volume ? [volume] : [])].map((series) => ({
          key: series.label,
          label: t(series.label),
          align: 'end' as const,
        })),
      ]}
      rows={points.toReversed().map((point) => ({
        key: String(point.time),
        cells: [
          moment(point.time),
          ...y.map((_, index) => read(point.values[index], index)),
          ...(volume ? [volumeOf(point)] : []),
        ].map((reading, index) => (
          <span key={index} className="ltr" translate="no">
            {reading}
          </span>
        )),
      }))}
    />
  );
}

/** The data to draw; a stable object until its content changes. */
function usePicture({ kind, x, y, volume, points }: TimeChartProps): ChartPicture {
  const language = useLanguage();
  const style = y[0]?.style;
  const hasVolume = volume !== undefined;
  const drawn = JSON.stringify(
    points.map(({ time, values, volume: traded }) => [
      time,
      traded === undefined ? null : Number(traded),
      ...values.map(Number),
    ]),
  );
  return useMemo(() => {
    const rows: [number, number | null, ...number[]][] = JSON.parse(drawn);
    const numbers = rows.flatMap(([, , ...values]) => values);
    const minDecimals =
      style === undefined ? 0 : Math.max(0, ...numbers.map((value) => decimalsOf(amountOf(value), style) ?? 0));
    const span = x.as === 'month' ? Number.POSITIVE_INFINITY : (rows.at(-1)?.[0] ?? 0) - (rows[0]?.[0] ?? 0);
    return {
      kind,
      hasVolume,
      points: rows.map(([time, traded, ...values]) => ({
        time: Math.floor(time / 1000),
        values,
        volume: traded ?? undefined,
      })),
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      formatValue: (value, decimals) =>
        style === undefined
          ? ''
          : formatNumber(amountOf(value), style, language, Math.max(decimals, minDecimals) || undefined),
      formatAxis: (ticks) => formatAxis(ticks, style ?? 'figure', language),
      formatVolume: (value) => formatCompact(value, language),
      formatTime: (time) => momentOf(time * 1000, x.as, language),
      formatTick: (time) => formatTick(time * 1000, span, language),
    };
  }, [drawn, hasVolume, kind, style, x.as, language]);
}

/** Returns an axis number as an exact decimal. */
function amountOf(value: number): Decimal | undefined {
  return parseAmount(Number(value.toPrecision(precision)));
}
