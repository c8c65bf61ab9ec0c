/** One way to look at a screen. */
export interface Look {
  readonly scheme: 'dark' | 'light';
  /** Of the viewport, px. */
  readonly width: number;
  readonly language: string;
}

export const schemes = ['dark', 'light'] as const;
export const widths = [360, 1280] as const;
export const languages = ['en', 'de', 'ar'] as const;

/** A screen to look at: its name in file names, and its address. */
export interface Sight {
  readonly name: string;
  readonly address: string;
}

/** The name of a screen's path in file names: /wallet/send is wallet-send. */
export function nameOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}

/** The file of a screenshot. */
export function fileOf(sight: Sight, { scheme, width, language }: Look): string {
  return `${sight.name}.${scheme}.${width}.${language}.png`;
}

/** Whether a file is one that `fileOf` names. */
export function isShot(name: string): boolean {
  return /\.(dark|light)\.\d+\.[a-z]{2}\.png$/.test(name);
}
