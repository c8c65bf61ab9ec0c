import type { StoredSession, SessionEnd } from '../values/stored-session.ts';
import type { LoadingTexts } from '../values/ask-texts.ts';

/** The parameters with which the messenger opens the app; none of them is secret. */
export interface MessengerLaunch {
  /** The version of its API for apps, such as 8.0. */
  readonly version: string;
  readonly platform: string;
  /** Its theme colors by name, unparsed. */
  readonly theme: Readonly<Record<string, unknown>>;
}

/** How the page was opened: the launch parameter and the messenger's signed launch data. */
export interface PageLaunch {
  readonly parameter: string | undefined;
  readonly initData: string | undefined;
  /** The messenger's own parameters, with the launch data. */
  readonly messenger: MessengerLaunch | undefined;
}

/** What the boot script hands over to the app; each promise is used once. */
export interface Handoff {
  /** The language of the page, one of config/languages.json. */
  readonly language: string;
  /** The texts of that language; used once. */
  texts: LoadingTexts | undefined;
  /** The address of the texts of a language. */
  readonly addressOfTexts: (language: string) => string;
  /** The launch parameter before it was removed from the address bar. */
  readonly launchParameter: string | undefined;
  /** The code of the friend who came first, in place of any other referral code. */
  readonly friend: string | undefined;
  /** The messenger's signed launch data, inside the messenger. */
  readonly initData: string | undefined;
  /** The messenger's own parameters, with the launch data. */
  readonly messenger: MessengerLaunch | undefined;
  /** Whether the page was shown before, and was reloaded or came back by Back or Forward. */
  readonly isReload: boolean;
  /** The stored session of this tab. */
  readonly former: StoredSession | undefined;
  /** Whether that session continues without authentication. */
  readonly isResumed: boolean;
  /** Why the tab's session ended, unless the page was opened with data for a new one. */
  readonly end: SessionEnd | undefined;
  /** Aborts the running sign-in. */
  readonly stopsSignIn: AbortController | undefined;
  /** Responses of running requests, by `answerKey`. */
  readonly answers: Map<string, Promise<Response>>;
  /** Called when the address of the running page changes, with its launch and the code of the friend who came first. */
  onLaunch?: (launch: PageLaunch, friend: string | undefined) => void;
}

declare global {
  interface Window {
    karatHandoff?: Handoff;
    /** What went wrong before monitoring was loaded: the first few events. */
    karatFaults?: Event[];
  }
}

/** The events of a page that say that something went wrong. */
export const faultEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;
/** The index of the last one that is kept. */
const lastKept = 8;

/** Keeps the first faults of the page for monitoring (src/app/monitoring), which is loaded later, if at all. */
export function keepFaults(): void {
  const kept: Event[] = (window.karatFaults = []);
  for (const kind of faultEvents) addEventListener(kind, (event) => kept[lastKept] ?? kept.push(event));
}

/** The key of a response in the handoff: the method and the URL with sorted query parameters. */
export function answerKey(method: string, address: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.sort();
  return `${method} ${url.href}`;
}

/** A launch as a URL fragment, which is not sent to servers; empty for an empty launch. */
export function launchFragment({ parameter, initData, messenger }: PageLaunch): string {
  const parameters = Object.entries({
    tgWebAppData: initData,
    tgWebAppStartParam: parameter,
    tgWebAppVersion: messenger?.version,
    tgWebAppPlatform: messenger?.platform,
    tgWebAppThemeParams: messenger && JSON.stringify(messenger.theme),
  });
  const fragment = parameters.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
  return new URLSearchParams(fragment).toString();
}

/** Reloads the app with this launch. */
export function relaunch(launch: PageLaunch): void {
  const fragment = launchFragment(launch);
  if (fragment !== '') history.replaceState(null, '', `#${fragment}`);
  location.reload();
}
