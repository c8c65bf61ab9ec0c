import { type Decimal, decimal, multiply, roundDown } from './decimal.ts';

/** Grams of a troy ounce, of which each token is one. */
const gramsOfOunce = decimal('31.1034768');
/** Grams of a cubic millimeter of gold. */
const density = 0.01932;

/** The weight of an amount of tokens in grams, with 2 decimals, rounded down. */
export function gramsOf(tokens: Decimal): Decimal {
  return roundDown(multiply(tokens, gramsOfOunce), 2);
}

/** The edges of a bar of gold, mm. */
export interface GoldBar {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a bar of this weight, with the proportions 7 : 4 : 1 of a small one.
 *
 * @example
 *   barOf(decimal('31.1')); // about 27 × 15.4 × 3.9 mm
 */
export function barOf(grams: Decimal): GoldBar {
  const height = Math.cbrt(Number(grams) / density / 28);
  return { length: 7 * height, width: 4 * height, height };
}

/** What stands beside a bar, so that its size can be seen: the smallest thing that the bar is not much longer than. */
export type Companion = 'card' | 'phone' | 'person';
/** Their heights, and up to which length of a bar they stand beside it, mm. */
const heights: Readonly<Record<Companion, number>> = { card: 54, phone: 150, person: 1700 };
const [ofCard, ofPhone] = [200, 700];

/** The thing beside a bar of this length (mm). */
export function companionOf({ length }: Pick<GoldBar, 'length'>): Companion {
  if (length <= ofCard) return 'card';
  return length <= ofPhone ? 'phone' : 'person';
}

/** A face of the bar, or the thing beside it, as a path of SVG in mm. */
interface Shape {
  readonly tone: 'top' | 'front' | 'side' | 'beside';
  readonly path: string;
}

/** The picture of a bar to scale, with the thing beside it. */
export interface BarPicture {
  /** The box that holds all of it, mm. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
}

/**
 * Draws a bar of gold to scale; up is negative, both things stand on 0. Alone, nothing beside it tells how large it is.
 */
export function pictureOf({ length, width, height }: GoldBar, isAlone = false): BarPicture {
  const [deep, high] = [width * 0.42, width * 0.24];
  const companion = companionOf({ length });
  const tall = heights[companion];
  const gap = tall * 0.3;
  const line = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
  const [front, back] = [-height, -height - high];
  const bar: readonly Shape[] = [
    {
      tone: 'front',
      path: line([
        [0, 0],
        [length, 0],
        [length, front],
        [0, front],
      ]),
    },
    {
      tone: 'top',
      path: line([
        [0, front],
        [length, front],
        [length + deep, back],
        [deep, back],
      ]),
    },
    {
      tone: 'side',
      path: line([
        [length, 0],
        [length + deep, -high],
        [length + deep, back],
        [length, front],
      ]),
    },
  ];
  if (isAlone) return { box: { x: 0, y: back, width: length + deep, height: -back }, shapes: bar };
  const left = -gap - tall * widths[companion];
  const up = Math.max(tall, -back);
  const shapes: readonly Shape[] = [{ tone: 'beside', path: besideOf[companion](-gap, tall) }, ...bar];
  return { box: { x: left, y: -up, width: length + deep - left, height: up }, shapes };
}

/** The width of each thing as a part of its height. */
const widths: Readonly<Record<Companion, number>> = { card: 1.585, phone: 0.48, person: 0.3 };

/** Each thing, whose right edge is at `x`. */
const besideOf: Readonly<Record<Companion, (x: number, tall: number) => string>> = {
  // With its stripe.
  card: (x, tall) =>
    `${rounded(x - tall * widths.card, -tall, tall * widths.card, tall, tall * 0.07)}M${x - tall * widths.card} ${-tall * 0.86}H${x}V${-tall * 0.64}H${x - tall * widths.card}Z`,
  phone: (x, tall) => rounded(x - tall * widths.phone, -tall, tall * widths.phone, tall, tall * 0.06),
  person: (x, tall) =>
    circle(x - tall * 0.15, -tall * 0.92, tall * 0.08) +
    rounded(x - tall * widths.person, -tall * 0.8, tall * widths.person, tall * 0.8, tall * 0.12),
};

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${x + corner} ${y}h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}Z`;
}
