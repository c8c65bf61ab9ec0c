/** The users of the sandbox that the preview offers. */
export const users = ['demo', 'new', 'locked', 'whale', 'gifted'] as const;
/** The widths of the preview, px. */
export const widths = [320, 360, 412, 768, 1024] as const;
/** How far the clock of the sandbox is ahead, days. */
export const daysAhead = [0, 1, 7, 30, 90] as const;
/** What the calls of the app meet, with its words. */
export const faults = [
  { value: 'none', label: 'No fault' },
  { value: 'status', label: 'Errors' },
  { value: 'delay', label: 'Slow answers' },
  { value: 'empty', label: 'Empty answers' },
  { value: 'malformed', label: 'Broken answers' },
  { value: 'lost-answer', label: 'Lost answers' },
] as const;
/** The color schemes. */
export const schemes = ['dark', 'light'] as const;

/** The runtimes of the app. */
export const runtimes = ['web', 'messenger'] as const;

/** As whom and how the preview shows the app. */
export interface Look {
  readonly language: string;
  readonly user: string;
  readonly width: number;
  readonly runtime: (typeof runtimes)[number];
  readonly scheme: (typeof schemes)[number];
  readonly advanceDays: number;
  readonly fault: string;
}

/** The look at the start. */
export const firstLook: Look = {
  language: 'en',
  user: 'demo',
  width: 412,
  runtime: 'web',
  scheme: 'dark',
  advanceDays: 0,
  fault: 'none',
};

/** The address that signs the user in and leads to a screen. */
export function addressOf(origin: string, { language, user, runtime, scheme }: Look, path: string): string {
  const query = new URLSearchParams({ language, scheme, user, runtime, path });
  return `${origin}/studio-look?${query.toString()}`;
}

/**
 * The origin of one picture: each has a name of its own, and with it storage, language and user of its own. All are of
 * one site with Studio's page: a browser may keep storage from frames of other sites.
 */
export function pictureOrigin(origin: string, name: string): string {
  return origin.replace('//app', `//${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`);
}

/** The looks in which changed files are seen: English and the languages that were edited, in all runtimes. */
export function looksOf(changed: readonly string[]): readonly Look[] {
  const edited = changed.flatMap((name) => /^locales\/(?!en$)(.+)$/.exec(name)?.[1] ?? []);
  return ['en', ...edited].flatMap((language) => runtimes.map((runtime) => ({ ...firstLook, language, runtime })));
}
