/** One way to look at a screen. */
export interface Look {
  readonly runtime: Runtime;
  readonly scheme: Scheme;
  /** Of the viewport, px. */
  readonly width: number;
  readonly language: string;
}

/** Where the app runs in a picture. */
export const runtimes = ['web', 'messenger'] as const;
/** One of them. */
export type Runtime = (typeof runtimes)[number];
/** The color schemes of pictures. */
export const schemes = ['dark', 'light'] as const;
/** One of them. */
export type Scheme = (typeof schemes)[number];
/** The widths of pictures, px: a phone and a desktop. */
export const widths = [360, 1280] as const;
/**
 * The languages of pictures unless others are asked for: the usual one, one with long words, one that runs right to
 * left.
 */
export const languages = ['en', 'de', 'ar'] as const;

/** Something to look at: its name in file names, and its address. */
export interface Sight {
  readonly name: string;
  readonly address: string;
  /** A screen of the app, or the example of a block on a screen of its own. */
  readonly kind: 'screen' | 'block';
  /** Who sees it in the sandbox. */
  readonly user: string;
}

/** Who sees what is shown full: the sandbox's usual visitor. */
export const usualUser = 'demo';

/** The name of a path in file names: /wallet/send is wallet-send. */
export function nameOfPath(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'index';
}

/** Where a sight is shown: a block looks the same everywhere. */
export function runtimesOf({ kind }: Sight): readonly Runtime[] {
  return kind === 'screen' ? runtimes : ['web'];
}

/** The file of a picture. */
export function fileOf(sight: Pick<Sight, 'name'>, { runtime, scheme, width, language }: Look): string {
  return `${sight.name}.${runtime}.${scheme}.${width}.${language}.png`;
}

/** What a file shows, by its name; undefined where `fileOf` gives no such name. */
export function readFileName(file: string): (Look & { readonly name: string }) | undefined {
  const { name, runtime, scheme, width, language } =
    /^(?<name>[a-z0-9-]+)\.(?<runtime>[a-z]+)\.(?<scheme>[a-z]+)\.(?<width>\d+)\.(?<language>[a-z]{2})\.png$/.exec(file)
      ?.groups ?? {};
  const known = { runtime: runtimes.find((one) => one === runtime), scheme: schemes.find((one) => one === scheme) };
  if (name === undefined || language === undefined || !known.runtime || !known.scheme) return undefined;
  return { name, runtime: known.runtime, scheme: known.scheme, width: Number(width), language };
}

/** The order of looks, for sorting: by runtime, width, language and scheme, the usual ones first. */
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
