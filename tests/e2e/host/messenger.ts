import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type SignData, sign } from '@telegram-apps/init-data-node';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { testBotToken } from '../../../sandbox/session/init-data.ts';
import { type SandboxUser, test as base, expect } from '../fixtures.ts';

/** What the messenger around the app is like. */
export interface ClientOptions {
  readonly theme?: Readonly<Record<string, string>>;
  readonly version?: string;
  readonly platform?: string;
  readonly start?: string;
  readonly safeArea?: Insets;
  readonly contentSafeArea?: Insets;
  /** Gives no answer to anything it is asked for. */
  readonly isMute?: boolean;
  /** The launch data in place of those of the test's user. */
  readonly initData?: string;
  /** Where the messenger's page is from. */
  readonly origin?: string;
  /** The host of the app. */
  readonly appHost?: string;
  /** Features that the frame may use; as in the real client by default. */
  readonly allow?: string;
}

interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A message of the app to the messenger. */
interface Sent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

declare global {
  interface Window {
    messenger: { readonly sent: readonly Sent[]; readonly send: (type: string, data?: unknown) => void };
  }
}

const noInsets: Insets = { top: 0, bottom: 0, left: 0, right: 0 };
const file = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The colours of the messenger's own two themes. */
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

/** A messenger's web client in the page, from the origin that production allows, with the built app in its frame. */
export class Messenger {
  readonly #page: Page;
  readonly #sandbox: SandboxUser;

  constructor(page: Page, sandbox: SandboxUser) {
    this.#page = page;
    this.#sandbox = sandbox;
  }

  /** The app in the frame. */
  get app(): FrameLocator {
    return this.#page.frameLocator('iframe');
  }

  get back(): Locator {
    return this.#page.getByRole('button', { name: 'Back of the messenger' });
  }

  get settings(): Locator {
    return this.#page.getByRole('button', { name: 'Settings of the messenger' });
  }

  /** The main button, whatever its label. */
  get main(): Locator {
    return this.#page.locator('#main');
  }

  /** Launch data of the test's user, signed by another implementation than the sandbox's. */
  async launchData(signedAt = new Date(), token = testBotToken): Promise<string> {
    const { initData } = await this.#sandbox.get<{ initData: string }>('init-data');
    const user: SignData['user'] = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}');
    return sign({ user, query_id: 'AAE1' }, token, signedAt);
  }

  /** Opens a screen of the app as the messenger does, and waits for it unless it is refused. */
  async open(path: string, options: ClientOptions = {}): Promise<void> {
    const origin = options.origin ?? 'https://web.telegram.org';
    const appOrigin = `http://${options.appHost ?? 'mini.localhost'}:${e2ePort()}`;
    const page = this.#page;
    await page.context().grantPermissions(['local-network-access'], { origin });
    await page.route(`${origin}/**`, (route) => {
      const isScript = new URL(route.request().url()).pathname.endsWith('.js');
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: file(isScript ? 'client.js' : 'client.html'),
      });
    });
    const theme = options.theme ?? themes.light;
    const launch = new URLSearchParams({
      tgWebAppData: options.initData ?? (await this.launchData()),
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
    await page.goto(`${origin}/a/?${encodeURIComponent(JSON.stringify(client))}`);
  }

  /** What the app has told of a type so far, oldest first. */
  async told(type: string): Promise<readonly (Sent['data'] | undefined)[]> {
    const sent = await this.#page.evaluate(() => window.messenger.sent);
    return sent.filter((message) => message.type === type).map(({ data }) => data);
  }

  /** The names of all messages so far. */
  async names(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.messenger.sent.map(({ type }) => type));
  }

  /** Tells the app something. */
  async tell(type: string, data?: unknown): Promise<void> {
    await this.#page.evaluate(([name, given]) => window.messenger.send(String(name), given), [type, data]);
  }

  /** Waits until the last message of a type is this. */
  async expectLast(type: string, data: Sent['data']): Promise<void> {
    await expect.poll(async () => (await this.told(type)).at(-1), { message: type }).toEqual(data);
  }
}

/**
 * Gives the frame of another site a storage, as browsers do by default; the one of the tests denies it. The warning was
 * closed in it before.
 */
function giveStorage(): void {
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

/** Tests in a messenger; with `warning` in a browser that gives its frame no storage. */
export const test = base.extend<{ messenger: Messenger }>({
  messenger: async ({ page, sandbox, warning }, use) => {
    if (!warning) await page.addInitScript(giveStorage);
    await use(new Messenger(page, sandbox));
  },
});
export { expect };
