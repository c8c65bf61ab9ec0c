/** The directions of money, from the owner's point of view. */
export const directions = ['in', 'out'] as const;
/** A direction of money. */
export type Direction = (typeof directions)[number];

/** The sign before an amount of each direction; the minus is the typographic one. */
export const directionSigns: Readonly<Record<Direction, string>> = { in: '+', out: '\u2212' };
