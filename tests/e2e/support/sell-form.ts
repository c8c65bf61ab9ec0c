import type { Locator, Page, Request } from '@playwright/test';
import { sold } from './booked.ts';
import { fact } from './facts.ts';
import { type SandboxUser, test as base, expect } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { expectEnabled, tapWhenEnabled } from './expect-soon.ts';
import { choose } from './tabs.ts';
import { said } from './texts.ts';

/** A valid address for each network. */
export const addresses = {
  trc20: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  erc20: '0x52908400098527886E0F7030069857D2E4169EE7',
  ton: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
} as const;
/** The key of a network. */
export type Network = keyof typeof addresses;

/** A screen for selling: its address, the button of its first step, and the screen after it. */
interface SellScreen {
  readonly screen: string;
  /** The search parameter for what is sold, and its default value in tests. */
  readonly parameter: string;
  readonly value: string;
  readonly first: string;
  readonly next: RegExp;
}

const walletSell: SellScreen = {
  screen: '/wallet/sell',
  parameter: 'currency',
  value: 'xaut',
  first: said('action.continue'),
  next: /\/wallet\?currency=/,
};

/** The sell form, with the actions of a user. */
export class SellForm implements OrderForm {
  readonly operation = 'requestSell';
  readonly history = 'sellHistory';
  readonly path = '/v1/order/sell';
  readonly failed = said('sell.failed');
  readonly unmoved = said('failure.notSent');
  readonly spent = '0.1 XAUT';
  readonly page: Page;
  readonly #at: SellScreen;
  readonly amount: Locator;
  readonly receive: Locator;
  readonly max: Locator;
  readonly address: Locator;
  readonly memo: Locator;
  /** The buttons of the first and the second step. */
  readonly first: Locator;
  readonly continue: Locator;
  readonly confirm: Locator;
  readonly change: Locator;
  readonly sendAgain: Locator;
  readonly step: Locator;
  /** The button with the last used address. */
  readonly saved: Locator;
  /** The message about a submission. */
  readonly message: Locator;
  /** The sale requests that the app has sent. */
  readonly posts: Request[] = [];

  constructor(page: Page, at: SellScreen = walletSell) {
    const main = page.getByRole('main');
    this.page = page;
    this.#at = at;
    this.amount = page.getByRole('textbox', { name: said('sell.amount'), exact: true });
    this.receive = page.getByRole('status', { name: said('sell.receive') });
    this.max = page.getByRole('button', { name: said('form.max') });
    this.address = page.getByRole('textbox', { name: said('sell.address') });
    this.memo = page.getByRole('textbox', { name: said('sell.memo') });
    this.first = page.getByRole('button', { name: at.first, exact: true });
    this.continue = page.getByRole('button', { name: said('action.continue') });
    this.confirm = page.getByRole('button', { name: said('sell.confirm') });
    this.change = page.getByRole('button', { name: said('action.edit') });
    this.sendAgain = page.getByRole('button', { name: said('transfer.sendAgain') });
    this.step = main.getByRole('heading', { level: 2, name: /^Step/ });
    this.saved = page.getByRole('button', { name: said('form.savedAddress') });
    this.message = main.getByRole('alert');
    page.on('request', (request) => {
      if (request.url().endsWith(this.path)) this.posts.push(request);
    });
  }

  /** Opens the form and waits for the balance and the price. */
  async open(network: Network = 'erc20', value = this.#at.value): Promise<void> {
    await this.page.goto(`${this.#at.screen}?${this.#at.parameter}=${value}&network=${network}`);
    await expect(this.amount).toHaveAccessibleDescription(new RegExp(`${said('wallet.available')}:`));
  }

  /** Goes to the second step. */
  async continueWith(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await tapWhenEnabled(this.first);
    await expect(this.step).toHaveText(said('form.step', { step: '2', count: '3' }));
  }

  /** Goes to the review step of a sale. */
  async review(amount = '0.1', address: string = addresses.erc20): Promise<void> {
    await this.continueWith(amount);
    await this.address.fill(address);
    await tapWhenEnabled(this.continue);
    await expectEnabled(this.confirm);
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }

  /** Goes back through both steps, expects the input to be still there, and returns to the review. */
  async expectKept(): Promise<void> {
    await tapWhenEnabled(this.change);
    await expect(this.address).toHaveValue(addresses.erc20);
    await tapWhenEnabled(this.change);
    await expect(this.amount).toHaveValue('0.1');
    await tapWhenEnabled(this.first);
    await tapWhenEnabled(this.continue);
    await expectEnabled(this.confirm);
  }

  /** Opens the screen again from the one before it. */
  async enter(): Promise<void> {
    await this.page.getByRole('main').locator(`a[href^="${this.#at.screen}?"]`).click();
    await choose(this.page, said('sell.network'), 'Erc20');
  }

  books(sandbox: SandboxUser): Promise<string[]> {
    return sold(sandbox);
  }

  /** Confirms after the rate has changed; expects the message `changed`, and that nothing is sent. */
  async expectRequestedAgain(changed: string): Promise<void> {
    await this.confirm.click();
    await expect(this.page.getByText(changed)).toBeVisible();
    expect(this.posts).toEqual([]);
  }

  /** Confirms and expects exactly one sale. */
  async expectSold(sandbox: SandboxUser): Promise<void> {
    await this.confirm.click();
    await this.expectDone();
    expect(this.posts).toHaveLength(1);
    expect(await this.books(sandbox)).toEqual([this.spent]);
  }

  /** Expects that the app has left the form and says that the sale was accepted. */
  async expectDone(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
    await expect(this.page).toHaveURL(this.#at.next);
  }
}

/** Tests with the sell form open on ERC20, for a user who has only 2 XAUT, at a rate of 4000 USDT. */
export const test = base.extend<{ form: SellForm }>({
  like: 'new',
  form: async ({ page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await page.clock.install();
    const form = new SellForm(page);
    await form.open();
    await use(form);
  },
});
export { expect };
