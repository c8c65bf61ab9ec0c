import type { BrowserContext, Locator, Page } from '@playwright/test';
import { textOf } from './claims.ts';
import type { Tap } from './story.ts';
import { type TransferKind, recipient } from './transfers.ts';

/** How long a tap waits for its button, ms: what is not possible is passed over. */
const patience = 1000;
/** A step's buttons rest for half a second; so much is let pass before a tap, ms. */
const rest = 600;
/** An answer that is longer on its way is one that is held back, ms. */
const usual = 600;
/** So long nothing is on its way once all has come, ms. */
const quiet = 150;

/** The buttons by the keys of their names. */
const buttons: Readonly<Record<Tap, string>> = {
  sendAgain: 'transfer.sendAgain',
  goOn: 'transfer.goOn',
  decline: 'action.back',
  edit: 'action.edit',
  close: 'transfer.close',
  setAside: 'transfer.setAside',
  look: 'transfer.look',
};

/** What came of a user's wish to go ahead. */
export type Act = 'open' | 'confirm' | 'goOn' | 'sendAgain' | 'continue';

/** A tab of the browser, as its user works in it. */
export class Tab {
  readonly page: Page;
  readonly #kind: TransferKind;
  readonly #context: BrowserContext;
  readonly #running = new Map<object, number>();

  constructor(page: Page, kind: TransferKind) {
    this.page = page;
    this.#kind = kind;
    this.#context = page.context();
    page.on('request', (request) => this.#running.set(request, performance.now()));
    page.on('requestfinished', (request) => this.#running.delete(request));
    page.on('requestfailed', (request) => this.#running.delete(request));
  }

  /** Opens an address, and waits for its screen. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.settle();
  }

  /** Opens the screen of the transfer. */
  async openForm(): Promise<void> {
    await this.open(this.#kind.screen);
  }

  /** Leaves the screen as a user does, by the navigation. */
  async leave(): Promise<boolean> {
    return this.#press(this.page.getByRole('link', { name: textOf('nav.wallet'), exact: true }).first());
  }

  /** Does the next thing on the way to sending, from wherever the tab is; answers what that was. */
  async goAhead(amount: string, isTwice: boolean): Promise<Act | undefined> {
    if (new URL(this.page.url()).pathname !== this.#kind.screen.replace(/\?.*/, '')) {
      await this.openForm();
      return 'open';
    }
    const ways = { ...buttons, confirm: this.#kind.confirm, continue: 'action.continue' };
    const order = ['confirm', 'goOn', 'sendAgain', 'continue'] as const;
    const way = await this.#firstThere(order, ways);
    if (way !== undefined && way !== 'continue')
      return (await this.#press(this.#button(ways[way]), isTwice)) ? way : undefined;
    await this.#type(this.#kind.amount, amount);
    await this.#type(this.#kind.address, recipient);
    return (await this.#press(this.#button(ways.continue), isTwice)) ? 'continue' : undefined;
  }

  /** Taps the first of these buttons that is there; answers which one that was. */
  async tap(wanted: readonly Tap[]): Promise<Tap | undefined> {
    for (const tap of wanted) {
      const key = buttons[tap];
      const target = tap === 'look' ? this.page.getByRole('link', { name: textOf(key) }).first() : this.#button(key);
      if (await target.isVisible()) return (await this.#press(target)) ? tap : undefined;
    }
    return undefined;
  }

  /** Waits until every answer has come that is not held back, and the page has drawn what it says. */
  async settle(): Promise<void> {
    const end = performance.now() + 3 * usual;
    let quietSince = performance.now();
    while (performance.now() < end && performance.now() - quietSince < quiet) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (this.#isAwaiting()) quietSince = performance.now();
    }
  }

  /** Which of these ways is there; waits for a moment until one is. */
  async #firstThere<T extends string>(order: readonly T[], keys: Readonly<Record<T, string>>): Promise<T | undefined> {
    const end = performance.now() + patience;
    do {
      for (const one of order) if (await this.#button(keys[one]).isVisible()) return one;
    } while (performance.now() < end);
    return undefined;
  }

  #isAwaiting(): boolean {
    return [...this.#running.values()].some((since) => performance.now() - since < usual);
  }

  #button(key: string): Locator {
    return this.page.getByRole('button', { name: textOf(key), exact: true }).first();
  }

  async #press(target: Locator, isTwice = false): Promise<boolean> {
    if (!(await target.isVisible())) return false;
    await this.#context.clock.fastForward(rest);
    try {
      await target.click({ timeout: patience, clickCount: isTwice ? 2 : 1 });
      return true;
    } catch {
      return false;
    }
  }

  async #type(key: string | undefined, text: string): Promise<void> {
    if (key === undefined) return;
    const field = this.page.getByRole('textbox', { name: textOf(key), exact: true });
    try {
      if ((await field.isVisible()) && (await field.inputValue({ timeout: patience })) !== text)
        await field.fill(text, { timeout: patience });
    } catch {
      // It is disabled or went meanwhile: there is nothing to type then.
    }
  }
}
