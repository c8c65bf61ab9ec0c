import { keep, kept } from '../values/kept.ts';

/** What the user may choose about the look; `system` is what the device says. */
export interface Appearance {
  readonly scheme: 'system' | 'dark' | 'light';
  readonly motion: 'system' | 'reduced';
}

/** The queries that the look follows where nothing is chosen. */
export const systemQueries = {
  light: '(prefers-color-scheme: light)',
  calm: '(prefers-reduced-motion: reduce)',
} as const;

/** The page's background by scheme, as in tokens.css, for what the browser draws around the page. */
const grounds = { dark: '#0b0c0e', light: '#f7f4ee' } as const;

/** What was chosen. */
export function readAppearance(): Appearance {
  const scheme = kept('cookie', 'scheme');
  return {
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : 'system',
    motion: kept('cookie', 'motion') === 'reduced' ? 'reduced' : 'system',
  };
}

/** Remembers a choice; `system` forgets it. */
export function keepAppearance(name: keyof Appearance, value: string): void {
  keep('cookie', name, value === 'system' ? undefined : value);
}

/** Sets the look of the page by what was chosen, else by the messenger around it (`data-frame-scheme`), else by the device. */
export function applyAppearance(): void {
  const { scheme, motion } = readAppearance();
  const { dataset } = document.documentElement;
  const device = matchMedia(systemQueries.light).matches ? 'light' : 'dark';
  const frame = dataset['frameScheme'];
  const around = frame === 'light' || frame === 'dark' ? frame : device;
  const own = scheme === 'system' ? around : scheme;
  dataset['mantineColorScheme'] = own;
  dataset['motion'] = motion === 'reduced' || matchMedia(systemQueries.calm).matches ? 'reduced' : 'full';
  for (const [name, content] of [
    ['color-scheme', own],
    ['theme-color', grounds[own]],
  ] as const) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
  }
}
