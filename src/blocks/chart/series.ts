/* TradingView Lightweight Charts™, Copyright (c) 2025 TradingView, Inc. https://www.tradingview.com/ */
import {
  AreaSeries,
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineType,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';

import { type ChartColors, transparent } from './colors.ts';
import type { ChartPicture, ChartPoint } from './picture.ts';

type Series = ISeriesApi<SeriesType>;

/** The pane below the prices, and its height in relation to theirs. */
const lowerPane = 1;
const lowerShare = 0.36;

const quiet = { priceLineVisible: false, lastValueVisible: false } as const;

/** The number of series of a chart's prices. */
export function countOf({ kind, points }: ChartPicture): number {
  return kind === 'candles' ? 1 : Math.max(1, ...points.map(({ values }) => values.length));
}

/** Adds the series of a chart's prices. */
export function addSeries(chart: IChartApi, picture: ChartPicture): Series[] {
  // Nothing is known between two prices: a curve would suggest highs and lows that did not occur.
  const line = {
    ...quiet,
    lineWidth: 2,
    lineType: LineType.Simple,
    lastValueVisible: true,
    crosshairMarkerRadius: 4,
  } as const;
  const isSingle = picture.points.filter(({ values }) => values.length > 0).length === 1;
  return Array.from({ length: countOf(picture) }, () => {
    switch (picture.kind) {
      case 'area':
        return chart.addSeries(AreaSeries, { ...line, pointMarkersVisible: isSingle });
      case 'line':
        return chart.addSeries(LineSeries, { ...line, pointMarkersVisible: isSingle });
      case 'bars':
        // A candle from 0 leaves gaps between bars; bars of the library have none.
        return chart.addSeries(CandlestickSeries, { ...quiet, borderVisible: false, wickVisible: false });
      case 'candles':
        return chart.addSeries(CandlestickSeries, {
          priceLineVisible: true,
          lastValueVisible: true,
          borderVisible: false,
        });
    }
  });
}

/** Adds the bars of a chart's volume, from zero, below its prices. */
export function addVolume(chart: IChartApi): Series {
  const series = chart.addSeries(HistogramSeries, { ...quiet, base: 0 }, lowerPane);
  series.getPane().setStretchFactor(lowerShare);
  return series;
}

/** The colors of a series; `fill` from 0 to 1. */
export function seriesColors(kind: ChartPicture['kind'], colors: ChartColors, index: number, fill: number) {
  const color = colors.lines[index] ?? colors.lines[0];
  if (kind === 'bars') return { upColor: color, downColor: color };
  if (kind === 'candles') {
    const { positive, negative } = colors;
    return { upColor: positive, wickUpColor: positive, downColor: negative, wickDownColor: negative };
  }
  const marker = { crosshairMarkerBackgroundColor: color, crosshairMarkerBorderColor: colors.surface };
  if (kind === 'area')
    return {
      ...marker,
      lineColor: color,
      topColor: transparent(color, 0.42 * fill),
      bottomColor: transparent(color, 0.02 * fill),
    };
  return { ...marker, color };
}

/** A point as an entry of a series; without a number it only takes its place on the time axis. */
export function datumOf({ time, values }: ChartPoint, kind: ChartPicture['kind'], index: number) {
  const at = timeOf(time);
  if (values.length === 0) return { time: at };
  if (kind === 'candles') {
    const [open = 0, high = 0, low = 0, close = 0] = values;
    return { time: at, open, high, low, close };
  }
  const value = values[index] ?? 0;
  return kind === 'bars'
    ? { time: at, open: 0, high: Math.max(0, value), low: Math.min(0, value), close: value }
    : { time: at, value };
}

/** The volume of a point as an entry of its series. */
export function volumeOf({ time, volume }: ChartPoint) {
  return volume === undefined ? { time: timeOf(time) } : { time: timeOf(time), value: volume };
}

/** Seconds since 1970 as a time of the library. */
export function timeOf(time: number): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's name for seconds since 1970
  return time as UTCTimestamp;
}
