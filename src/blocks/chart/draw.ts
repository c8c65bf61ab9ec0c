/* TradingView Lightweight Charts™, Copyright (c) 2025 TradingView, Inc. https://www.tradingview.com/ */
import {
  ColorType,
  CrosshairMode,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type Time,
  createChart,
} from 'lightweight-charts';

import { type ChartColors, chartColors, transparent } from './colors.ts';
import { type ChartPicture, lastOf, timesBetween } from './picture.ts';
import { addSeries, addVolume, countOf, datumOf, seriesColors, timeOf, volumeOf } from './series.ts';

type Series = ISeriesApi<SeriesType>;

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
const digits = 6;
const fontSize = 11;
/** The distance, px, from which the label of the last price leaves the number of a tick readable. */
const clearOfLabel = 16;
/** The height that a tick takes, in heights of its text. */
const tickDensity = 3.5;
const volumeTickDensity = 2;

/** Draws a chart that fills an element. */
export function draw(element: HTMLElement): Drawing {
  const chart = createChart(element, {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    kineticScroll: { touch: false, mouse: false },
    layout: {
      attributionLogo: false,
      fontSize,
      fontFamily: getComputedStyle(element).fontFamily,
      panes: { enableResize: false, separatorColor: 'transparent', separatorHoverColor: 'transparent' },
    },
    crosshair: { mode: CrosshairMode.Magnet },
    timeScale: {
      borderVisible: false,
      minBarSpacing: 0.001,
      fixLeftEdge: true,
      fixRightEdge: true,
    },
  });
  let series: Series[] = [];
  let volume: Series | undefined;
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
    volume?.applyOptions({ color: transparent(colors.text, 0.75) });
  };
  const rebuild = (picture: ChartPicture): void => {
    const maxBarSpacing = picture.kind === 'candles' ? widestCandle : noLimit;
    chart.applyOptions({ timeScale: { maxBarSpacing } });
    // The pane of the volume goes with its series.
    for (const one of volume ? [volume, ...series] : series) chart.removeSeries(one);
    series = addSeries(chart, picture);
    volume = picture.hasVolume ? addVolume(chart) : undefined;
  };
  return {
    show(picture) {
      const isSame = picture.kind === shown?.kind && picture.hasVolume === shown.hasVolume;
      if (!isSame || countOf(picture) !== series.length) rebuild(picture);
      shown = picture;
      applyFormats(chart, series, picture);
      if (volume) applyVolumeFormats(volume, picture);
      recolour();
      const missing = timesBetween(picture.points.map(({ time }) => time)).map((time) => ({ time, values: [] }));
      const places = [...picture.points, ...missing].toSorted((a, b) => a.time - b.time);
      series.forEach((one, index) => one.setData(places.map((point) => datumOf(point, picture.kind, index))));
      volume?.setData(places.map(volumeOf));
      fit();
    },
    mark(place) {
      const point = place === undefined ? undefined : shown?.points[place];
      const [first] = series;
      if (!point || !first || !shown) return chart.clearCrosshairPosition();
      const value = lastOf(point, shown.kind);
      if (value !== undefined) chart.setCrosshairPosition(value, timeOf(point.time), first);
      else if (volume) chart.setCrosshairPosition(point.volume ?? 0, timeOf(point.time), volume);
    },
    recolour,
    remove: () => chart.remove(),
  };
}

function applyFormats(chart: IChartApi, series: readonly Series[], picture: ChartPicture): void {
  const minMove = leastMove(picture.points.flatMap(({ values }) => values));
  const { formatValue, formatAxis, formatTime, formatTick, direction } = picture;
  let decimals = 0;
  // An axis value may have a rounding error: -1e-17 is 0.
  const rounded = (value: number): number => Math.round(value / minMove) * minMove;
  const formatter = (value: number): string => formatValue(rounded(value), decimals);
  const tickmarksFormatter = (ticks: readonly number[]): string[] => {
    const axis = formatAxis(ticks.map(rounded));
    decimals = axis.decimals;
    return axis.texts.map((text, index) => (isCovered(ticks[index] ?? 0, series, picture) ? '' : text));
  };
  const isRtl = direction === 'rtl';
  const scale = {
    borderVisible: false,
    entireTextOnly: true,
    tickMarkDensity: tickDensity,
    scaleMargins: { top: 0.1, bottom: 0.06 },
  };
  chart.applyOptions({
    localization: { timeFormatter: (time: Time) => formatTime(Number(time)) },
    timeScale: { tickMarkFormatter: (time: Time) => formatTick(Number(time)) },
    rightPriceScale: { ...scale, visible: !isRtl },
    leftPriceScale: { ...scale, visible: isRtl },
  });
  const priceFormat = { type: 'custom', minMove, formatter, tickmarksFormatter } as const;
  for (const one of series) one.applyOptions({ priceScaleId: sideOf(picture), priceFormat });
}

function applyVolumeFormats(volume: Series, picture: ChartPicture): void {
  const minMove = leastMove(picture.points.flatMap((point) => point.volume ?? []));
  const priceFormat = { type: 'custom', minMove, formatter: picture.formatVolume } as const;
  volume.applyOptions({ priceScaleId: sideOf(picture), priceFormat });
  volume.priceScale().applyOptions({ tickMarkDensity: volumeTickDensity, scaleMargins: { top: 0.16, bottom: 0.1 } });
}

/** The smallest difference that an axis of these numbers shows. */
function leastMove(values: readonly number[]): number {
  const largest = Math.max(...values.map(Math.abs), 0) || 1;
  return 10 ** Math.min(0, Math.floor(Math.log10(largest)) - digits);
}

function sideOf({ direction }: ChartPicture): 'left' | 'right' {
  return direction === 'rtl' ? 'left' : 'right';
}

/** Whether the label of a last price would cover the number of a tick. */
function isCovered(tick: number, series: readonly Series[], { kind, points }: ChartPicture): boolean {
  if (kind === 'bars') return false;
  return series.some((one, index) => {
    const last = points.findLast(({ values }) => values.length > 0);
    const value = kind === 'candles' ? last && lastOf(last, kind) : last?.values[index];
    const [label, place] = [value === undefined ? null : one.priceToCoordinate(value), one.priceToCoordinate(tick)];
    return label !== null && place !== null && Math.abs(label - place) < clearOfLabel;
  });
}

function pageOptions(colors: ChartColors) {
  const line = { color: transparent(colors.text, 0.5), labelBackgroundColor: colors.label };
  return {
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: colors.text },
    grid: { vertLines: { visible: false }, horzLines: { color: colors.grid } },
    crosshair: { vertLine: line, horzLine: line },
  };
}
