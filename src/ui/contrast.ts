/** The WCAG 2 contrast of two opaque colors `#rrggbb`, from 1 to 21. Throws RangeError for any other format. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The minimum contrast between text and background in the app. */
export const MIN_CONTRAST = 4.5;

function luminance(color: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color.trim());
  if (match === null) throw new RangeError(`not a #rrggbb colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
