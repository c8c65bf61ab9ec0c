import type { Locator, Page } from '@playwright/test';
import { fact } from './facts.ts';
import { type SandboxUser, test as base, expect } from './fixtures.ts';
import { expectSettled } from './routes.ts';
import type { Network } from './sell-form.ts';
import { tapWhenEnabled } from './expect-soon.ts';
import { said } from './texts.ts';

/** The buy form, with the actions of a user. */
export class BuyForm {
  readonly page: Page;
  /** The amounts as input fields; only one of them exists at a time. */
  readonly pay: Locator;
  readonly receive: Locator;
  /** The computed amounts. */
  readonly computedPay: Locator;
  readonly computedReceive: Locator;
  readonly toggle: Locator;
  readonly continue: Locator;
  readonly change: Locator;
  readonly step: Locator;
  readonly waiting: Locator;
  readonly arrived: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pay = page.getByRole('textbox', { name: said('buy.pay') });
    this.receive = page.getByRole('textbox', { name: said('buy.receiveAbout') });
    this.computedPay = page.getByRole('status', { name: said('buy.pay') });
    this.computedReceive = page.getByRole('status', { name: said('buy.receiveAbout') });
    this.toggle = page.getByRole('button', { name: said('buy.toggle') });
    this.continue = page.getByRole('button', { name: said('action.continue') });
    this.change = page.getByRole('button', { name: said('action.edit') });
    this.step = page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: said('form.step', { step: '2', count: '2' }) });
    this.waiting = page.getByText(said('buy.waiting'));
    this.arrived = page.getByText(said('buy.arrived'));
  }

  /** Opens the form and waits for the price. */
  async open(network: Network = 'erc20', currency = 'xaut'): Promise<void> {
    await this.page.goto(`/wallet/buy?currency=${currency}&network=${network}`);
    await this.expectPrice();
  }

  /** Expects that the price of the token shows. */
  async expectPrice(): Promise<void> {
    await expect(this.fact(said('sell.rate'))).toContainText(/1\s(XAUT|PAXG) = \d/);
  }

  /** Goes to the second step with an amount of USDT. */
  async continueWith(usdt: string): Promise<void> {
    await this.pay.fill(usdt);
    await tapWhenEnabled(this.continue);
    await expect(this.step).toBeVisible();
  }

  /** Goes to the second step, and expects that it has read the history once, so that later entries count as new. */
  async awaitWith(usdt: string, sandbox: SandboxUser): Promise<void> {
    const requested = async () => (await sandbox.requests('buyHistory')).length;
    // The list below the form reads the same history.
    await expectSettled(this.page);
    const before = await requested();
    await this.continueWith(usdt);
    await expect(this.waiting).toBeVisible();
    await expect.poll(requested).toBeGreaterThan(before);
    await this.page.clock.runFor(100);
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }
}

/** Tests with the buy form open on ERC20, for a user without balances, at a rate of 4000 USDT for 1 XAUT. */
export const test = base.extend<{ form: BuyForm }>({
  like: 'new',
  form: async ({ page }, use) => {
    await page.clock.install();
    const form = new BuyForm(page);
    await form.open();
    await use(form);
  },
});
export { expect };
