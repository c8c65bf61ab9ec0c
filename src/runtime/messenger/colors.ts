import { schemeOf } from '../../domain/scheme.ts';
import { MIN_CONTRAST, contrast } from '../../ui/contrast.ts';

/** A color as `#rrggbb`. */
export type Color = `#${string}`;

/** The colors of tokens.css to combine with the messenger's; `gold` and `positive` are never replaced. */
export const colorNames = ['bg', 'surface', 'raised', 'thumb', 'text', 'dim', 'gold', 'positive', 'negative'] as const;
/** These colors by name. */
export type Palette = Readonly<Record<(typeof colorNames)[number], Color>>;

/** The share of the text color in `raised` and, in the dark scheme, in `thumb`; and the maximum share of a tint. */
const raisedShare = 0.07;
const thumbShare = 0.16;
const tintShare = 0.12;

/**
 * The app colors to replace by the messenger's: its backgrounds if all of the app's remaining colors are readable on
 * them (4.5:1), and its text colors that are readable; empty if its backgrounds are not suitable.
 */
export function messengerColors(theme: Readonly<Record<string, unknown>>, palette: Palette): Partial<Palette> {
  const pick = (...names: string[]): Color | undefined =>
    names.map((name) => colorOf(theme[name])).find((color) => color !== undefined);
  const surface = pick('section_bg_color', 'bg_color');
  const bg = pick('secondary_bg_color', 'bg_color');
  if (surface === undefined || bg === undefined) return {};
  const raised = mix(palette.text, raisedShare, surface);
  const thumb = schemeOf(surface) === 'dark' ? mix(palette.text, thumbShare, surface) : surface;
  const grounds = [bg, surface, raised];
  const tinted = (color: Color): Color[] => [...grounds, mix(color, tintShare, surface)];
  const readable = (candidates: readonly (Color | undefined)[], on: (color: Color) => Color[]): Color | undefined =>
    candidates.find((color) => color !== undefined && on(color).every((one) => contrast(color, one) >= MIN_CONTRAST));

  const gold = readable([palette.gold], tinted);
  const positive = readable([palette.positive], tinted);
  const negative = readable([pick('destructive_text_color'), palette.negative], tinted);
  if (gold === undefined || positive === undefined || negative === undefined) return {};
  const tints = [gold, positive, negative].map((color) => mix(color, tintShare, surface));
  const text = readable([pick('text_color'), palette.text], () => [...grounds, thumb, ...tints]);
  if (text === undefined) return {};
  const dim = readable([pick('subtitle_text_color', 'hint_color'), palette.dim, text], () => grounds) ?? text;
  return { bg, surface, raised, thumb, text, dim, negative };
}

/** Parses `#rrggbb` or `#rgb`; undefined for any other value. */
export function colorOf(value: unknown): Color | undefined {
  const text = typeof value === 'string' ? value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').toLowerCase() : undefined;
  return isColor(text) ? text : undefined;
}

function isColor(text: string | undefined): text is Color {
  return text !== undefined && /^#[\da-f]{6}$/.test(text);
}

/** Mixes `share` of the first color into the second, like `color-mix(in srgb, …)`. */
function mix(first: Color, share: number, second: Color): Color {
  const part = (color: Color, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const channel = (at: number): number => Math.round(part(first, at) * share + part(second, at) * (1 - share));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}
