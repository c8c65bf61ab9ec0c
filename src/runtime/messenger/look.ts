import { applyAppearance } from '../../boot/appearance.ts';
import { schemeOf } from '../../domain/scheme.ts';
import type { Bridge } from './bridge.ts';
import { type Color, type Palette, colorNames, colorOf, messengerColors } from './colors.ts';
import { recordOf } from 'engine/record.ts';

type Theme = Readonly<Record<string, unknown>>;
const sides = ['top', 'bottom', 'left', 'right'] as const;
/** The lowest height that the page can have, px; less is a fault of the client. */
const lowest = 120;

/** The least that a keyboard takes of the height, px. */
const keyboard = 150;

/** Applies the colors, insets and height of the messenger to the page, now and on every change. */
export function applyLook({ post, on }: Bridge, theme: Theme): void {
  const root = document.documentElement;
  let last = theme;
  const follow = (next: Theme): void => {
    last = next;
    const color = followTheme(root, next);
    if (color === undefined) return;
    post('web_app_set_header_color', { color });
    post('web_app_set_background_color', { color });
    post('web_app_set_bottom_bar_color', { color });
  };
  const follows = (prefix: string) => (insets: unknown) => {
    for (const side of sides) {
      const inset: unknown = recordOf(insets)[side];
      if (typeof inset === 'number' && inset >= 0) root.style.setProperty(`--${prefix}-${side}`, `${inset}px`);
    }
  };
  on('theme_changed', ({ theme_params: next }) => follow(next));
  on('safe_area_changed', follows('inset-safe'));
  on('content_safe_area_changed', follows('inset-extra'));
  const heights = new Map<number, number>();
  on('viewport_changed', ({ height, width, is_state_stable: isStable }) => {
    if (!isStable || height < lowest) return;
    // The page is never higher than its window.
    root.style.setProperty('--viewport', `min(100dvh, ${height}px)`);
    const highest = Math.max(Math.min(height, screen.height), heights.get(width) ?? 0);
    heights.set(width, highest);
    // What a keyboard leaves of the height is for the form: the bar of sections gives way.
    root.toggleAttribute('data-keyboard', highest - height >= keyboard && isTyping());
  });
  follow(theme);
  new MutationObserver(() => follow(last)).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
  // Apply the colors again once the styles are loaded.
  if (document.readyState !== 'complete') window.addEventListener('load', () => follow(last), { once: true });
  // Without an answer of the client the page stays unchanged.
  post('web_app_request_theme');
  post('web_app_request_viewport');
  post('web_app_request_safe_area');
  post('web_app_request_content_safe_area');
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

/** Applies the messenger's scheme and colors; returns the background, undefined before the styles are loaded. */
function followTheme(root: HTMLElement, theme: Theme): Color | undefined {
  const scheme = schemeOf(theme['bg_color']);
  if (scheme && root.dataset['frameScheme'] !== scheme) {
    root.dataset['frameScheme'] = scheme;
    applyAppearance();
  }
  for (const name of colorNames) root.style.removeProperty(`--color-${name}`);
  const palette = appColors(root);
  if (palette === undefined) return undefined;
  // If the user has chosen the other scheme, the app's own colors apply.
  const colors = root.dataset['mantineColorScheme'] === scheme ? messengerColors(theme, palette) : {};
  for (const [name, color] of Object.entries(colors)) root.style.setProperty(`--color-${name}`, color);
  return colors.bg ?? palette.bg;
}

function appColors(root: HTMLElement): Palette | undefined {
  const styles = getComputedStyle(root);
  const read = (name: keyof Palette): Color | undefined => colorOf(styles.getPropertyValue(`--color-${name}`).trim());
  const [bg, surface, raised, thumb] = [read('bg'), read('surface'), read('raised'), read('thumb')];
  const [text, dim, gold, positive, negative] = [
    read('text'),
    read('dim'),
    read('gold'),
    read('positive'),
    read('negative'),
  ];
  return bg && surface && raised && thumb && text && dim && gold && positive && negative
    ? { bg, surface, raised, thumb, text, dim, gold, positive, negative }
    : undefined;
}
