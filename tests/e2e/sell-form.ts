import type { Locator, Page, Request } from '@playwright/test';
import { sold } from './books.ts';
import { fact } from './facts.ts';
import { type SandboxUser, test as base, expect } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { expectRested, tapRested } from './soon.ts';
import { choose } from './tabs.ts';
import { said } from './texts.ts';

/** An address of each network, with its checksum. */
export const addresses = {
  trc20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  erc20: '0x52908400098527886E0F7030069857D2E4169EE7',
  ton: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
} as const;
/** One of the networks, by its key. */
export type Network = keyof typeof addresses;

/** A screen on which tokens are sold: its address, the button of its first step, and the screen that follows. */
interface SellScreen {
  readonly screen: string;
  /** The search parameter that names what is sold, and its value when a test names none. */
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

/** The sell form as a user finds it. */
export class SellForm implements OrderForm {
  readonly operation = 'requestSell';
  readonly history = 'sellHistory';
  readonly path = '/v1/order/sell';
  readonly failed = said('sell.failed');
  readonly unmoved = said('failure.notSent');
  readonly taken = '0.1 XAUT';
  readonly page: Page;
  readonly #at: SellScreen;
  readonly amount: Locator;
  readonly receive: Locator;
  readonly max: Locator;
  readonly address: Locator;
  readonly memo: Locator;
  /** The button of the first step, and of the second. */
  readonly first: Locator;
  readonly continue: Locator;
  readonly confirm: Locator;
  readonly change: Locator;
  readonly sendAgain: Locator;
  readonly step: Locator;
  /** The address used last, to tap. */
  readonly saved: Locator;
  /** What is said of a submission. */
  readonly told: Locator;
  /** The sales that the app asked for. */
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
    this.told = main.getByRole('alert');
    page.on('request', (request) => {
      if (request.url().endsWith(this.path)) this.posts.push(request);
    });
  }

  /** Opens the form and waits until the balance and the price are there. */
  async open(network: Network = 'erc20', value = this.#at.value): Promise<void> {
    await this.page.goto(`${this.#at.screen}?${this.#at.parameter}=${value}&network=${network}`);
    await expect(this.amount).toHaveAccessibleDescription(new RegExp(`${said('wallet.available')}:`));
  }

  /** Goes to the second step. */
  async continueWith(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await tapRested(this.first);
    await expect(this.step).toHaveText(said('form.step', { step: '2', count: '3' }));
  }

  /** Goes to the last look at a sale. */
  async review(amount = '0.1', address: string = addresses.erc20): Promise<void> {
    await this.continueWith(amount);
    await this.address.fill(address);
    await tapRested(this.continue);
    await expectRested(this.confirm);
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }

  /** Leads back through both steps, where what was typed still is, and to the last look again. */
  async expectKept(amount = '0.1', address: string = addresses.erc20): Promise<void> {
    await tapRested(this.change);
    await expect(this.address).toHaveValue(address);
    await tapRested(this.change);
    await expect(this.amount).toHaveValue(amount);
    await tapRested(this.first);
    await tapRested(this.continue);
    await expectRested(this.confirm);
  }

  /** Enters the screen anew from the one that leads to it. */
  async enter(): Promise<void> {
    await this.page.getByRole('main').locator(`a[href^="${this.#at.screen}?"]`).click();
    await choose(this.page, said('sell.network'), 'Erc20');
  }

  books(sandbox: SandboxUser): Promise<string[]> {
    return sold(sandbox);
  }

  /** Confirms at a rate that has changed: that is told, as `changed`, and nothing is sent. */
  async expectAskedAgain(changed: string): Promise<void> {
    await this.confirm.click();
    await expect(this.page.getByText(changed)).toBeVisible();
    expect(this.posts).toEqual([]);
  }

  /** Confirms, and it is sold once. */
  async expectSold(sandbox: SandboxUser): Promise<void> {
    await this.confirm.click();
    await this.expectDone();
    expect(this.posts).toHaveLength(1);
    expect(await this.books(sandbox)).toEqual([this.taken]);
  }

  /** The app has left and says that the sale was taken. */
  async expectDone(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: said('sell.done') })).toBeVisible();
    await expect(this.page).toHaveURL(this.#at.next);
  }
}

/** Tests of the sell form: a user whose books hold nothing but 2 XAUT, worth 4000 USDT each, with the form open on ERC20. */
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
