/* TradingView Lightweight Charts™, Copyright (c) 2025 TradingView, Inc. https://www.tradingview.com/ */
import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineType,
  type SeriesType,
  type Time,
  type UTCTimestamp,
  createChart,
} from 'lightweight-charts';

import { type ChartColors, chartColors, transparent } from './colors.ts';

/** A point in time: seconds since 1970, and a number per series; for candles open, high, low, close. */
interface ChartPoint {
  readonly time: number;
  readonly values: readonly number[];
}

/** The data of a chart. Numbers are only for drawing; text is formatted by `formatValue`. */
export interface ChartPicture {
  readonly kind: 'area' | 'line' | 'bars' | 'candles';
  /** Sorted by time, without duplicates. */
  readonly points: readonly ChartPoint[];
  readonly direction: 'ltr' | 'rtl';
  readonly formatValue: (value: number) => string;
  /** Formats the axis numbers, all with the same number of decimals. */
  readonly formatAxis: (values: readonly number[]) => string[];
  /** Formats a time, seconds since 1970, in full. */
  readonly formatTime: (time: number) => string;
  /** Formats a time briefly for the axis. */
  readonly formatTick: (time: number) => string;
}

/** A chart rendered on the page. */
export interface Drawing {
  readonly show: (picture: ChartPicture) => void;
  /** Moves the crosshair to the point at an index, with its value and time; removes it without one. */
  readonly mark: (place: number | undefined) => void;
  /** Rereads the colors of the page. */
  readonly recolour: () => void;
  readonly remove: () => void;
}

/** The maximum width of a candle, px; other charts with few entries use the full width. */
const widestCandle = 28;
const noLimit = 0;
const digits = 4;

/** Draws a chart that fills an element. */
export function draw(element: HTMLElement): Drawing {
  const chart = createChart(element, {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    kineticScroll: { touch: false, mouse: false },
    layout: { attributionLogo: false, fontSize: 11, fontFamily: getComputedStyle(element).fontFamily },
    crosshair: { mode: CrosshairMode.Magnet },
    timeScale: {
      borderVisible: false,
      minBarSpacing: 0.001,
      fixLeftEdge: true,
      fixRightEdge: true,
    },
  });
  let series: ISeriesApi<SeriesType>[] = [];
  let shown: ChartPicture | undefined;
  const fit = (): void => chart.timeScale().fitContent();
  chart.timeScale().subscribeSizeChange(fit);
  const recolour = (): void => {
    const colors = chartColors(element);
    chart.applyOptions(pageOptions(colors));
    // With two lines, a fill would cover the other one.
    const fill = series.length > 1 ? 0 : 1;
    const kind = shown?.kind ?? 'line';
    series.forEach((one, index) => one.applyOptions(seriesColors(kind, colors, index, fill)));
  };
  return {
    show(picture) {
      if (picture.kind !== shown?.kind || countOf(picture) !== series.length) {
        const maxBarSpacing = picture.kind === 'candles' ? widestCandle : noLimit;
        chart.applyOptions({ timeScale: { maxBarSpacing } });
        for (const one of series) chart.removeSeries(one);
        series = seriesOf(chart, picture);
      }
      shown = picture;
      applyFormats(chart, series, picture);
      recolour();
      series.forEach((one, index) => one.setData(picture.points.map((point) => datumOf(point, picture.kind, index))));
      fit();
    },
    mark(place) {
      const point = place === undefined ? undefined : shown?.points[place];
      const [first] = series;
      if (!point || !first || !shown) return chart.clearCrosshairPosition();
      chart.setCrosshairPosition(lastOf(point, shown.kind), timeOf(point), first);
    },
    recolour,
    remove: () => chart.remove(),
  };
}

function countOf({ kind, points }: ChartPicture): number {
  return kind === 'candles' ? 1 : (points[0]?.values.length ?? 1);
}

function seriesOf(chart: IChartApi, picture: ChartPicture): ISeriesApi<SeriesType>[] {
  const quiet = { priceLineVisible: false, lastValueVisible: false };
  // Nothing is known between two prices: a curve would suggest highs and lows that did not occur.
  const line = {
    ...quiet,
    lineWidth: 2,
    lineType: LineType.Simple,
    lastValueVisible: true,
    crosshairMarkerRadius: 4,
  } as const;
  return Array.from({ length: countOf(picture) }, () => {
    switch (picture.kind) {
      case 'area':
        return chart.addSeries(AreaSeries, { ...line, pointMarkersVisible: picture.points.length === 1 });
      case 'line':
        return chart.addSeries(LineSeries, { ...line, pointMarkersVisible: picture.points.length === 1 });
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

function applyFormats(chart: IChartApi, series: readonly ISeriesApi<SeriesType>[], picture: ChartPicture): void {
  const largest = Math.max(...picture.points.flatMap(({ values }) => values.map(Math.abs)), 0) || 1;
  const minMove = 10 ** Math.min(0, Math.floor(Math.log10(largest)) - digits);
  const { formatValue, formatAxis, formatTime, formatTick, direction } = picture;
  // An axis value may have a rounding error: -1e-17 is 0.
  const rounded = (value: number): number => Math.round(value / minMove) * minMove;
  const formatter = (value: number): string => formatValue(rounded(value));
  const tickmarksFormatter = (ticks: readonly number[]): string[] => formatAxis(ticks.map(rounded));
  const isRtl = direction === 'rtl';
  const scale = {
    borderVisible: false,
    entireTextOnly: true,
    scaleMargins: { top: 0.14, bottom: picture.kind === 'bars' ? 0 : 0.06 },
  };
  chart.applyOptions({
    localization: { timeFormatter: (time: Time) => formatTime(Number(time)) },
    timeScale: { tickMarkFormatter: (time: Time) => formatTick(Number(time)) },
    rightPriceScale: { ...scale, visible: !isRtl },
    leftPriceScale: { ...scale, visible: isRtl },
  });
  const priceFormat = { type: 'custom', minMove, formatter, tickmarksFormatter } as const;
  const priceScaleId = isRtl ? 'left' : 'right';
  for (const one of series) one.applyOptions({ priceScaleId, priceFormat });
}

function pageOptions(colors: ChartColors) {
  const line = { color: transparent(colors.text, 0.5), labelBackgroundColor: colors.label };
  return {
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: colors.text },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.grid } },
    crosshair: { vertLine: line, horzLine: line },
  };
}

function seriesColors(kind: ChartPicture['kind'], colors: ChartColors, index: number, fill: number) {
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

function datumOf({ time, values }: ChartPoint, kind: ChartPicture['kind'], index: number) {
  const at = timeOf({ time });
  if (kind === 'candles') {
    const [open = 0, high = 0, low = 0, close = 0] = values;
    return { time: at, open, high, low, close };
  }
  const value = values[index] ?? 0;
  return kind === 'bars'
    ? { time: at, open: 0, high: Math.max(0, value), low: Math.min(0, value), close: value }
    : { time: at, value };
}

function timeOf({ time }: Pick<ChartPoint, 'time'>): UTCTimestamp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's name for seconds since 1970
  return time as UTCTimestamp;
}

/** Returns the displayed number of a point: the close of a candle. */
function lastOf({ values }: Pick<ChartPoint, 'values'>, kind: ChartPicture['kind']): number {
  return values[kind === 'candles' ? 3 : 0] ?? 0;
}
