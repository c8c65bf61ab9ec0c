import { writeStored, readStored } from '../values/stored.ts';

/** The appearance settings of the user; `system` follows the device. */
export interface Appearance {
  readonly scheme: 'system' | 'dark' | 'light';
  readonly motion: 'system' | 'reduced';
}

/** The media queries that apply where the setting is `system`. */
export const systemQueries = {
  light: '(prefers-color-scheme: light)',
  calm: '(prefers-reduced-motion: reduce)',
} as const;

/** The page's background by scheme, as in tokens.css, for the browser's own bars. */
const grounds = { dark: '#0b0c0e', light: '#f7f4ee' } as const;

/** The stored settings. */
export function readAppearance(): Appearance {
  const scheme = readStored('cookie', 'scheme');
  return {
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : 'system',
    motion: readStored('cookie', 'motion') === 'reduced' ? 'reduced' : 'system',
  };
}

/** Stores a setting; `system` removes it. */
export function keepAppearance(name: keyof Appearance, value: string): void {
  writeStored('cookie', name, value === 'system' ? undefined : value);
}

/** Sets the scheme and motion of the page: from settings, else the messenger (`data-frame-scheme`), else the device. */
export function applyAppearance(): void {
  const { scheme, motion } = readAppearance();
  const { dataset } = document.documentElement;
  const device = matchMedia(systemQueries.light).matches ? 'light' : 'dark';
  const frame = dataset['frameScheme'];
  const around = frame === 'light' || frame === 'dark' ? frame : device;
  const shown = scheme === 'system' ? around : scheme;
  dataset['mantineColorScheme'] = shown;
  dataset['motion'] = motion === 'reduced' || matchMedia(systemQueries.calm).matches ? 'reduced' : 'full';
  for (const [name, content] of [
    ['color-scheme', shown],
    ['theme-color', grounds[shown]],
  ] as const) {
    document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
  }
}
