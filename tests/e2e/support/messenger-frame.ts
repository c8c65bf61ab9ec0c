import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type SignData, sign } from '@telegram-apps/init-data-node';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { type ClientOptions, type Sent, giveStorage, openClient, tellApp } from '../../../scripts/messenger/client.ts';
import { testBotToken } from '../../../sandbox/session/init-data.ts';
import { type SandboxUser, test as base, expect } from './fixtures.ts';

export { themes } from '../../../scripts/messenger/client.ts';

/** The messenger's web client, from the origin that production allows, with the built app in its frame. */
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

  /** The main button, with any label. */
  get main(): Locator {
    return this.#page.locator('#main');
  }

  /** Launch data of the test's user, signed by an implementation independent of the sandbox. */
  async launchData(signedAt = new Date(), token = testBotToken): Promise<string> {
    const { initData } = await this.#sandbox.get<{ initData: string }>('init-data');
    const user: SignData['user'] = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}');
    return sign({ user, query_id: 'AAE1' }, token, signedAt);
  }

  /** Opens a screen of the app as the messenger does, by default with the launch data of the test's user. */
  async open(path: string, options: ClientOptions & { readonly initData?: string } = {}): Promise<void> {
    const initData = options.initData ?? (await this.launchData());
    await openClient(this.#page, path, { ...options, initData, port: e2ePort() });
  }

  /** The data of all messages of a type from the app so far, oldest first. */
  async eventsOf(type: string): Promise<readonly (Sent['data'] | undefined)[]> {
    const sent = await this.#page.evaluate(() => window.messenger.sent);
    return sent.filter((message) => message.type === type).map(({ data }) => data);
  }

  /** The types of all messages from the app so far. */
  async names(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.messenger.sent.map(({ type }) => type));
  }

  /** Sends a message to the app. */
  async tell(type: string, data?: unknown): Promise<void> {
    await tellApp(this.#page, type, data);
  }

  /** Expects that the last message of a type gets this data. */
  async expectLast(type: string, data: Sent['data']): Promise<void> {
    await expect.poll(async () => (await this.eventsOf(type)).at(-1), { message: type }).toEqual(data);
  }
}

/** Tests in a messenger; with `warning` in a browser that gives the frame no storage. */
export const test = base.extend<{ messenger: Messenger }>({
  messenger: async ({ page, sandbox, warning }, use) => {
    if (!warning) await page.addInitScript(giveStorage);
    await use(new Messenger(page, sandbox));
  },
});
export { expect };
