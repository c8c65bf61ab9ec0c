/** A color scheme. */
export type Scheme = 'light' | 'dark';

/** Half of the maximum brightness of a color. */
const middle = 127.5;

/**
 * The scheme that a background `#rrggbb` belongs to, by its perceived brightness; undefined for any other value.
 *
 * @example
 *   schemeOf('#101010'); // 'dark'
 */
export function schemeOf(background: unknown): Scheme | undefined {
  const parts = typeof background === 'string' ? /^#(..)(..)(..)$/.exec(background) : null;
  const [red = Number.NaN, green = 0, blue = 0] = (parts ?? []).slice(1).map((part) => Number.parseInt(part, 16));
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
  if (Number.isNaN(brightness)) return undefined;
  return brightness > middle ? 'light' : 'dark';
}
