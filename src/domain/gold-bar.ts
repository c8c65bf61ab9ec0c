import { type Decimal, decimal, multiply, roundDown } from './decimal.ts';

/** Grams of a troy ounce, of which each token is one. */
const gramsOfOunce = decimal('31.1034768');
/** Grams of a cubic millimeter of gold. */
const density = 0.01932;

/**
 * The weight of an amount of tokens in grams, with 2 decimals, rounded down.
 *
 * @example
 *   gramsOf(decimal('2')); // '62.2'
 */
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
 *   Math.round(barOf(decimal('31.1')).length); // 27
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

/**
 * The thing beside a bar of this length (mm).
 *
 * @example
 *   companionOf({ length: 250 }); // 'phone'
 */
export function companionOf({ length }: Pick<GoldBar, 'length'>): Companion {
  if (length <= ofCard) return 'card';
  return length <= ofPhone ? 'phone' : 'person';
}

/** A part of the picture as a path of SVG in mm; its tone says how it is filled. */
export interface Shape {
  readonly tone: 'beside' | 'shadow' | 'side' | 'front' | 'frame' | 'mark';
  readonly path: string;
}

/** The picture of a bar to scale, with the thing beside it. */
export interface BarPicture {
  /** The box that holds all of it, mm. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The face of the bar, which the light crosses from its top left corner, mm. */
  readonly face: { readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
}

/**
 * Draws a bar of gold to scale, seen from the front, on end; up is negative, both things stand on 0. The thing beside it is
 * partly behind it, so that both are large. Alone, nothing beside it tells how large it is.
 *
 * @example
 *   pictureOf(barOf(decimal('31.1')), true).shapes.length; // 5
 */
export function pictureOf({ length, width, height }: GoldBar, isAlone = false): BarPicture {
  const deep = height * 0.5;
  const corner = width * 0.07;
  const edge = width * 0.1;
  const ground = width * 0.07;
  const bar: readonly Shape[] = [
    { tone: 'shadow', path: ellipse(width / 2 + deep, 0, width * 0.62, ground) },
    { tone: 'side', path: behind(width, length, corner, deep) },
    { tone: 'front', path: rounded(0, -length, width, length, corner) },
    { tone: 'frame', path: rounded(edge, edge - length, width - 2 * edge, length - 2 * edge, corner * 0.7) },
    { tone: 'mark', path: markAt(width / 2, -length / 2, width * 0.46) },
  ];
  const face = { width, height: length };
  const [right, top] = [width * 1.12 + deep, -length - deep];
  if (isAlone) {
    const left = -width * 0.12;
    return { box: { x: left, y: top, width: right - left, height: ground - top }, face, shapes: bar };
  }
  const companion = companionOf({ length });
  const tall = heights[companion];
  const across = tall * widths[companion];
  const overlap = Math.min(across * 0.16, width * 0.4);
  const left = overlap - across;
  const up = Math.min(-tall, top);
  const shapes: readonly Shape[] = [{ tone: 'beside', path: besideOf[companion](overlap, tall) }, ...bar];
  const end = Math.max(right, overlap);
  return { box: { x: left, y: up, width: end - left, height: ground - up }, face, shapes };
}

/** The width of each thing as a part of its height. */
const widths: Readonly<Record<Companion, number>> = { card: 1.585, phone: 0.48, person: 0.3 };

/** Each thing, whose right edge is at `x`. */
const besideOf: Readonly<Record<Companion, (x: number, tall: number) => string>> = {
  // With its chip and the lines of number and name.
  card: (x, tall) => {
    const left = x - tall * widths.card;
    const line = (y: number, length: number): string =>
      rounded(left + tall * 0.12, -tall * y, tall * length, tall * 0.04, tall * 0.02);
    return (
      rounded(left, -tall, tall * widths.card, tall, tall * 0.07) +
      rounded(left + tall * 0.12, -tall * 0.7, tall * 0.2, tall * 0.16, tall * 0.03) +
      line(0.32, 0.7) +
      line(0.18, 0.4)
    );
  },
  phone: (x, tall) =>
    rounded(x - tall * widths.phone, -tall, tall * widths.phone, tall, tall * 0.06) +
    rounded(x - tall * 0.3, -tall * 0.96, tall * 0.12, tall * 0.02, tall * 0.01),
  person: (x, tall) =>
    ellipse(x - tall * 0.15, -tall * 0.92, tall * 0.08, tall * 0.08) +
    rounded(x - tall * widths.person, -tall * 0.8, tall * widths.person, tall * 0.8, tall * 0.12),
};

/** What is seen of a bar behind its front: its back, and the way to it. */
function behind(width: number, length: number, corner: number, deep: number): string {
  // The arc of a corner, from its tangent along the way to the back.
  const arc = corner * (1 - Math.SQRT1_2);
  const [x, y] = [width - arc, -arc];
  const way = `M${arc} ${arc - length}l${deep} ${-deep}L${x + deep} ${y - deep}L${x} ${y}Z`;
  return rounded(deep, -length - deep, width, length, corner) + way;
}

/** The K of the logo, around a center. */
function markAt(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string =>
    `${(x + ((dx - 33.5) / 64) * size).toFixed(3)} ${(y + ((dy - 32) / 64) * size).toFixed(3)}`;
  const strokes = [
    [at(6, 5), at(23, 5), at(23, 59), at(6, 59)],
    [at(43, 5), at(61, 5), at(44.5, 30.5), at(26.5, 30.5)],
    [at(26.5, 33.5), at(44.5, 33.5), at(61, 59), at(43, 59)],
  ];
  return strokes.map((points) => `M${points.join('L')}Z`).join('');
}

function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
}

function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${x + corner} ${y}h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}Z`;
}
