import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { pendingRequests } from '../../tests/e2e/pending-requests.ts';
import { textOf } from './claims.ts';
import type { Press, Tap } from './steps.ts';
import { type TransferKind, recipient } from './transfers.ts';

/** How long a tap waits for its button before it is skipped, ms. */
const patience = 2000;
/** The time to pass before a tap, ms: the buttons of a step are disabled for the first half second. */
const rest = 600;
/** The time after which a pending request counts as held back, ms. */
const usual = 600;
/** How long no request must be pending until the page counts as settled, ms. */
const quiet = 150;

/** The text keys of the buttons' names. */
const buttons: Readonly<Record<Tap, string>> = {
  sendAgain: 'transfer.sendAgain',
  goOn: 'transfer.goOn',
  decline: 'action.back',
  edit: 'action.edit',
  close: 'transfer.close',
  setAside: 'transfer.setAside',
  look: 'transfer.look',
  stay: 'switch.stay',
};

/** The action that `goAhead` took. */
export type Act = 'open' | 'confirm' | 'goOn' | 'sendAgain' | 'continue';

/** A browser tab, with the actions of its user. */
export class Tab {
  readonly page: Page;
  readonly #kind: TransferKind;
  readonly #context: BrowserContext;
  readonly #pending: ReadonlyMap<Request, number>;

  constructor(page: Page, kind: TransferKind) {
    this.page = page;
    this.#kind = kind;
    this.#context = page.context();
    this.#pending = pendingRequests(page);
  }

  /** Opens an address and waits until its screen is settled; false if there is no connection. */
  async open(address: string): Promise<boolean> {
    const isOpen = await this.page.goto(address).then(
      () => true,
      () => false,
    );
    await this.settle();
    return isOpen;
  }

  /** Opens the screen of the transfer; false if there is no connection. */
  openForm(): Promise<boolean> {
    return this.open(this.#kind.screen);
  }

  /** Reloads the page; false if there is no connection. */
  async reload(): Promise<boolean> {
    return this.page.reload().then(
      () => true,
      () => false,
    );
  }

  /** Leaves the screen with the navigation; false if that is not possible. */
  async leave(): Promise<boolean> {
    return this.#press(this.page.getByRole('link', { name: textOf('nav.wallet'), exact: true }).first());
  }

  /**
   * Does the next action needed to send, depending on the current screen; returns it, or undefined if not possible. `codeOf`
   * gives the two-factor code where one is asked for.
   */
  async goAhead(amount: string, press: Press, codeOf: () => Promise<string>): Promise<Act | undefined> {
    if (new URL(this.page.url()).pathname !== this.#kind.screen.replace(/\?.*/, '')) {
      return (await this.openForm()) ? 'open' : undefined;
    }
    const { confirm, next, typed = amount } = this.#kind;
    const ways = { ...buttons, confirm: confirm ?? next, next, continue: 'action.continue' };
    const order = [
      ...(confirm === undefined ? [] : ['confirm' as const]),
      'goOn',
      'sendAgain',
      'next',
      'continue',
    ] as const;
    const way = await this.#firstThere(order, ways);
    if (way === 'confirm' || way === 'sendAgain') await this.#enterCode(codeOf);
    if (way !== undefined && way !== 'continue' && way !== 'next')
      return (await this.#press(this.#button(ways[way]), press)) ? way : undefined;
    await this.#type(this.#kind.amount, typed);
    await this.#type(this.#kind.address, recipient);
    return (await this.#press(this.#button(ways[way ?? 'next']), press)) ? 'continue' : undefined;
  }

  /** Taps the first of these buttons that is visible; returns it, or undefined if there is none. */
  async tap(wanted: readonly Tap[]): Promise<Tap | undefined> {
    for (const tap of wanted) {
      const key = buttons[tap];
      const target = tap === 'look' ? this.page.getByRole('link', { name: textOf(key) }).first() : this.#button(key);
      if (await target.isVisible()) return (await this.#press(target)) ? tap : undefined;
    }
    return undefined;
  }

  /** Waits until all answers that are not held back have arrived and the page has rendered them. */
  async settle(): Promise<void> {
    const end = performance.now() + 3 * usual;
    let quietSince = performance.now();
    while (performance.now() < end && performance.now() - quietSince < quiet) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (this.#isAwaiting()) quietSince = performance.now();
    }
  }

  /** The first of these buttons that becomes visible within `patience`. */
  async #firstThere<T extends string>(order: readonly T[], keys: Readonly<Record<T, string>>): Promise<T | undefined> {
    const end = performance.now() + patience;
    do {
      for (const one of order) if (await this.#button(keys[one]).isVisible()) return one;
    } while (performance.now() < end);
    return undefined;
  }

  #isAwaiting(): boolean {
    return [...this.#pending.values()].some((since) => performance.now() - since < usual);
  }

  #button(key: string): Locator {
    return this.page.getByRole('button', { name: textOf(key), exact: true }).first();
  }

  async #press(target: Locator, press: Press = 'once'): Promise<boolean> {
    if (!(await target.isVisible())) return false;
    await this.#context.clock.fastForward(rest);
    // Only what was not pressed counts as not possible: on a slow machine a press may end late.
    const canPress = await target.click({ trial: true, timeout: patience }).then(
      () => true,
      () => false,
    );
    if (!canPress) return false;
    const pressed =
      press === 'Enter and click' ? target.press('Enter') : target.click({ clickCount: press === 'once' ? 1 : 2 });
    await pressed.catch(() => undefined);
    // The button may be gone already.
    if (press === 'Enter and click')
      await target.dispatchEvent('click', undefined, { timeout: 100 }).catch(() => undefined);
    return true;
  }

  /** Types a code if the step for it is open. */
  async #enterCode(codeOf: () => Promise<string>): Promise<void> {
    const name = textOf('twoFactor.title');
    if (!(await this.page.getByRole('heading', { name }).isVisible())) return;
    // The code of the cells may still be loading.
    const first = this.page.getByRole('group', { name }).getByRole('textbox').first();
    await first.fill(await codeOf(), { timeout: patience }).catch(() => undefined);
  }

  async #type(key: string | undefined, text: string): Promise<void> {
    if (key === undefined) return;
    const field = this.page.getByRole('textbox', { name: textOf(key), exact: true });
    try {
      if ((await field.isVisible()) && (await field.inputValue({ timeout: patience })) !== text)
        await field.fill(text, { timeout: patience });
    } catch {
      // The field was disabled or removed meanwhile, so there is nothing to type.
    }
  }
}
