import type { KeptSession, SessionEnd } from '../values/kept-session.ts';
import { kept } from '../values/kept.ts';
import type { AskedTexts } from '../values/ask-texts.ts';

/** What the messenger says of itself when it opens the app; nothing of it is secret. */
export interface MessengerLaunch {
  /** The version of its interface for apps, such as 8.0. */
  readonly version: string;
  readonly platform: string;
  /** Its colours by their names, as it sent them. */
  readonly theme: Readonly<Record<string, unknown>>;
}

/** How the page was opened: what came as launch parameter, and the messenger's signed launch data. */
export interface TakenLaunch {
  readonly parameter: string | undefined;
  readonly initData: string | undefined;
  /** The messenger's own parameters, with the launch data. */
  readonly messenger: MessengerLaunch | undefined;
}

/** What the boot script has already begun when the app's code arrives; each promise is taken once. */
export interface Handoff {
  /** The language of the page, one of config/languages.json. */
  readonly language: string;
  /** The texts of that language; taken once. */
  texts: AskedTexts | undefined;
  /** The launch parameter as it came, before it left the address bar; taken away when the user does not want its account. */
  launchParameter: string | undefined;
  /** The messenger's signed launch data, when the app runs inside it; those of before when the user does not want a new account. */
  initData: string | undefined;
  /** The messenger's own parameters, with the launch data. */
  readonly messenger: MessengerLaunch | undefined;
  /** The session that this tab has kept. */
  readonly former: KeptSession | undefined;
  /** Whether it goes on without asking the API who the user is. */
  readonly isResumed: boolean;
  /** Why the tab's session is over, where nothing came with this page to begin another. */
  readonly end: SessionEnd | undefined;
  /** Stops the sign-in under way; taken once. */
  stopsSignIn: AbortController | undefined;
  /** Answers under way, by method and address. */
  readonly answers: Map<string, Promise<Response>>;
  /** Told when the running page is launched once more, by an address that differs in its fragment alone. */
  onLaunch?: (launch: TakenLaunch) => void;
}

declare global {
  interface Window {
    karatHandoff?: Handoff;
  }
}

/** The key of an answer in the handoff: `GET /v1/balance/user`; the order of query parameters does not matter. */
export function answerKey(method: string, address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return `${method} ${url.href}`;
}

/** A launch as the fragment of an address, which no server sees; empty where there is none. */
export function launchFragment({ parameter, initData, messenger }: TakenLaunch): string {
  const given = Object.entries({
    tgWebAppData: initData,
    tgWebAppStartParam: parameter,
    tgWebAppVersion: messenger?.version,
    tgWebAppPlatform: messenger?.platform,
    tgWebAppThemeParams: messenger && JSON.stringify(messenger.theme),
  });
  const fragment = given.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  return new URLSearchParams(fragment).toString();
}

/** Starts the app anew, with its launch where there was one. */
export function relaunch(launch: TakenLaunch): void {
  const fragment = launchFragment(launch);
  if (fragment !== '') history.replaceState(null, '', `#${fragment}`);
  location.reload();
}

/** Starts the app anew; what launched it, which left the address at the start, comes along where the tab does not keep whose it is. */
export function restart(): void {
  const { launchParameter: parameter, initData, messenger } = window.karatHandoff ?? {};
  if (kept('tab', 'session') !== undefined) location.reload();
  else relaunch({ parameter, initData, messenger });
}
