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

import { type ChartColors, chartColors, veil } from './colors.ts';

/** One moment of a chart: seconds since 1970, and a number for every series; of candles open, high, low, close. */
interface ChartPoint {
  readonly time: number;
  readonly values: readonly number[];
}

/** What a chart shows. Numbers are for drawing alone: what is read is formatted by `formatValue`. */
export interface ChartPicture {
  readonly kind: 'area' | 'line' | 'bars' | 'candles';
  /** In the order of time, no moment twice. */
  readonly points: readonly ChartPoint[];
  readonly direction: 'ltr' | 'rtl';
  readonly formatValue: (value: number) => string;
  /** Of the numbers of the axis, all with as many decimals. */
  readonly formatAxis: (values: readonly number[]) => string[];
  /** Of a moment, seconds since 1970, in full. */
  readonly formatTime: (time: number) => string;
  /** The same for the axis, short. */
  readonly formatTick: (time: number) => string;
}

/** A chart on the page. */
export interface Drawing {
  readonly show: (picture: ChartPicture) => void;
  /** Sets the crosshair on the point at a place, with its value and time; without one it goes. */
  readonly mark: (place: number | undefined) => void;
  /** Reads the colours of the page again. */
  readonly recolour: () => void;
  readonly remove: () => void;
}

/** A candle is no wider than this, px; a few entries of any other kind share the whole width. */
const widestCandle = 28;
const noLimit = 0;
const digits = 4;

/** Draws a chart into an element, which it fills. */
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
    // Under two lines a fill would cover the other one.
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
  // Between two prices nothing is known: a curve would claim highs and lows that never were.
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
        // A candle from 0 has air beside it, where bars of the library stand wall to wall.
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
  // A step of the axis may be a hair beside its number: -1e-17 is 0.
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
  const line = { color: veil(colors.text, 0.5), labelBackgroundColor: colors.label };
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
    return { ...marker, lineColor: color, topColor: veil(color, 0.42 * fill), bottomColor: veil(color, 0.02 * fill) };
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

/** The number that a point is read by: of a candle its close. */
function lastOf({ values }: Pick<ChartPoint, 'values'>, kind: ChartPicture['kind']): number {
  return values[kind === 'candles' ? 3 : 0] ?? 0;
}
