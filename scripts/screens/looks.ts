/** A combination of runtime, color scheme, width and language. */
export interface Look {
  readonly runtime: Runtime;
  readonly scheme: Scheme;
  /** The width of the viewport, px. */
  readonly width: number;
  readonly language: string;
}

/** The runtimes in which screenshots are taken. */
export const runtimes = ['web', 'messenger'] as const;
/** Where the app runs. */
export type Runtime = (typeof runtimes)[number];
/** The color schemes in which screenshots are taken. */
export const schemes = ['dark', 'light'] as const;
/** A color scheme. */
export type Scheme = (typeof schemes)[number];
/** The default widths of screenshots, px: a phone and a desktop. */
export const widths = [360, 1280] as const;
/** The default languages of screenshots: the main one, one with long words, and one from right to left. */
export const languages = ['en', 'de', 'ar'] as const;

/** A screen or example to take screenshots of: its name in file names, and its address. */
export interface Sight {
  readonly name: string;
  readonly address: string;
  /** A screen of the app, or a screen with the example of a block. */
  readonly kind: 'screen' | 'block';
  /** The user of the sandbox who opens it. */
  readonly user: string;
}

/** The user for screens with data: the sandbox's default user. */
export const usualUser = 'demo';

/** A path as a name in file names: `wallet-send` for /wallet/send. */
export function nameOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}

/** The runtimes for a sight; a block looks the same in both. */
export function runtimesOf({ kind }: Sight): readonly Runtime[] {
  return kind === 'screen' ? runtimes : ['web'];
}

/** The file name of a screenshot. */
export function fileOf(sight: Pick<Sight, 'name'>, { runtime, scheme, width, language }: Look): string {
  return `${sight.name}.${runtime}.${scheme}.${width}.${language}.png`;
}

/** Reads name and look from a file name of `fileOf`; undefined for any other name. */
export function readFileName(file: string): (Look & { readonly name: string }) | undefined {
  const { name, runtime, scheme, width, language } =
    /^(?<name>[a-z0-9-]+)\.(?<runtime>[a-z]+)\.(?<scheme>[a-z]+)\.(?<width>\d+)\.(?<language>[a-z]{2})\.png$/.exec(file)
      ?.groups ?? {};
  const known = { runtime: runtimes.find((one) => one === runtime), scheme: schemes.find((one) => one === scheme) };
  if (name === undefined || language === undefined || !known.runtime || !known.scheme) return undefined;
  return { name, runtime: known.runtime, scheme: known.scheme, width: Number(width), language };
}

/** Compares looks for sorting: by runtime, width, language and scheme, the usual ones first. */
export function compareLooks(one: Look, other: Look): number {
  return (
    runtimes.indexOf(one.runtime) - runtimes.indexOf(other.runtime) ||
    one.width - other.width ||
    placeOf(one.language) - placeOf(other.language) ||
    one.language.localeCompare(other.language) ||
    schemes.indexOf(one.scheme) - schemes.indexOf(other.scheme)
  );
}

function placeOf(language: string): number {
  const place = languages.findIndex((one) => one === language);
  return place === -1 ? languages.length : place;
}
