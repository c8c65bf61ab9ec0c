import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';

/** The options of the messenger around the app. */
export interface ClientOptions {
  readonly theme?: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly platform?: string;
  readonly start?: string;
  readonly safeArea?: Insets;
  readonly contentSafeArea?: Insets;
  /** Never answers the app's requests. */
  readonly isMute?: boolean;
  /** The origin of the messenger's page. */
  readonly origin?: string;
  /** The host of the app. */
  readonly appHost?: string;
  /** The features that the frame may use; by default those of the real client. */
  readonly allow?: string;
}

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A message from the app to the messenger. */
export interface Sent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

declare global {
  interface Window {
    messenger: { readonly sent: readonly Sent[]; readonly send: (type: string, data?: unknown) => void };
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};
const noInsets: Insets = { top: 0, bottom: 0, left: 0, right: 0 };
const file = (name: string): string => readFileSync(join(import.meta.dirname, '../../sandbox/pages', name), 'utf8');

/** The colors of the messenger's two themes. */
export const themes = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
    section_bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    subtitle_text_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    destructive_text_color: '#df3f40',
  },
  dark: {
    bg_color: '#212121',
    secondary_bg_color: '#0f0f0f',
    section_bg_color: '#212121',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    subtitle_text_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    destructive_text_color: '#ff8a80',
  },
} as const;

/**
 * Opens a screen of the app as the messenger's web client does: in a frame of the client's page, from the origin that
 * production allows, with signed launch data. `port` is the port of the app.
 */
export async function openClient(
  page: Page,
  path: string,
  { port, initData, ...options }: ClientOptions & { readonly port: number; readonly initData: string },
): Promise<void> {
  const origin = options.origin ?? 'https://web.telegram.org';
  const appOrigin = `http://${options.appHost ?? 'mini.localhost'}:${port}`;
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const kind = ['.js', '.css'].find((end) => pathname.endsWith(end)) ?? '.html';
    return route.fulfill({ contentType: contentTypes[kind], body: file(`messenger${kind}`) });
  });
  const theme = options.theme ?? themes.light;
  const launch = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: options.version ?? '8.0',
    tgWebAppPlatform: options.platform ?? 'weba',
    tgWebAppThemeParams: JSON.stringify(theme),
    ...(options.start === undefined ? {} : { tgWebAppStartParam: options.start }),
  });
  const client = {
    src: `${appOrigin}${path}#${launch.toString()}`,
    appOrigin,
    theme,
    safeArea: options.safeArea ?? noInsets,
    contentSafeArea: options.contentSafeArea ?? noInsets,
    isMute: options.isMute ?? false,
    allow: `local-network-access; ${options.allow ?? 'camera; microphone; geolocation'}`,
    sandbox:
      'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation',
  };
  // If the client is already open, a new fragment alone would not load it again.
  await page.goto('about:blank');
  await page.goto(`${origin}/a/#${encodeURIComponent(JSON.stringify(client))}`);
}

/** Sends a message to the app in the client's frame. */
export async function tellApp(page: Page, type: string, data?: unknown): Promise<void> {
  await page.evaluate(([name, content]) => window.messenger.send(String(name), content), [type, data]);
}

/** The frame of the app, to run code in its page. @throws when there is no frame */
export async function appFrame(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('the messenger does not show the app');
  return frame;
}

/**
 * Runs in every page: gives a cross-site frame storage, as browsers do by default but the test browser does not, and
 * marks the warning as closed.
 */
export function giveStorage(): void {
  try {
    sessionStorage.setItem('isWarningClosed', '1');
  } catch {
    const methods = {
      getItem(this: Record<string, unknown>, key: string): unknown {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(this: Record<string, unknown>, key: string, text: string): void {
        this[key] = text;
      },
      removeItem(this: Record<string, unknown>, key: string): void {
        delete this[key];
      },
    };
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { value: Object.create(methods) });
    sessionStorage.setItem('isWarningClosed', '1');
  }
}
