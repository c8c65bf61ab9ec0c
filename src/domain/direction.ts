/** Which way money goes, as its owner sees it. */
export const directions = ['in', 'out'] as const;
/** One of them. */
export type Direction = (typeof directions)[number];

/** What stands before the figure of what comes in or goes out; the minus is the typographic one. */
export const directionSigns: Readonly<Record<Direction, string>> = { in: '+', out: '\u2212' };
