import type { Locator, Page, Request } from '@playwright/test';
import { fact } from './facts.ts';
import { test as base, expect } from './fixtures.ts';

/** An address of each network, with its checksum. */
export const addresses = {
  trc20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  erc20: '0x52908400098527886E0F7030069857D2E4169EE7',
  ton: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
} as const;
export type Network = keyof typeof addresses;

/** The sell form as a user finds it. */
export class SellForm {
  readonly page: Page;
  readonly amount: Locator;
  readonly receive: Locator;
  readonly max: Locator;
  readonly address: Locator;
  readonly memo: Locator;
  readonly continue: Locator;
  readonly confirm: Locator;
  readonly change: Locator;
  readonly checkAgain: Locator;
  readonly step: Locator;
  /** The address used last, to tap. */
  readonly saved: Locator;
  /** What is said of a submission. */
  readonly told: Locator;
  /** The sales that the app asked for. */
  readonly posts: Request[] = [];

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.amount = page.getByRole('textbox', { name: 'You sell', exact: true });
    this.receive = page.getByRole('status', { name: 'You receive' });
    this.max = page.getByRole('button', { name: 'Max' });
    this.address = page.getByRole('textbox', { name: 'Your USDT address' });
    this.memo = page.getByRole('textbox', { name: 'Memo (optional)' });
    this.continue = page.getByRole('button', { name: 'Continue' });
    this.confirm = page.getByRole('button', { name: 'Sell now' });
    this.change = page.getByRole('button', { name: 'Change details' });
    this.checkAgain = page.getByRole('button', { name: 'Check again' });
    this.step = main.getByRole('heading', { level: 2, name: /^Step/ });
    this.saved = page.getByRole('button', { name: 'Last used address' });
    this.told = main.getByRole('alert');
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/order/sell')) this.posts.push(request);
    });
  }

  /** Opens the form and waits until the balance and the price are there. */
  async open(network: Network = 'erc20', currency = 'xaut'): Promise<void> {
    await this.page.goto(`/wallet/sell?currency=${currency}&network=${network}`);
    await expect(this.amount).toHaveAccessibleDescription(/Available:/);
  }

  /** Goes to the second step. */
  async continueWith(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.continue.click();
    await expect(this.step).toHaveText('Step 2 of 3');
  }

  /** Goes to the last look at a sale. */
  async review(amount = '0.1', address: string = addresses.erc20): Promise<void> {
    await this.continueWith(amount);
    await this.address.fill(address);
    await this.continue.click();
    await expect(this.confirm).toBeEnabled();
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }

  /** Leads back through both steps, where what was typed still is, and to the last look again. */
  async expectKept(amount = '0.1', address: string = addresses.erc20): Promise<void> {
    await this.change.click();
    await expect(this.address).toHaveValue(address);
    await this.change.click();
    await expect(this.amount).toHaveValue(amount);
    await this.continue.click();
    await this.continue.click();
    await expect(this.confirm).toBeEnabled();
  }

  /** The app has left for the wallet and says that the sale was taken. */
  async expectDone(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: 'Your sale has been accepted' })).toBeVisible();
    await expect(this.page).toHaveURL(/\/wallet\?currency=/);
  }
}

/** Tests of the sell form: a user whose books hold nothing but 2 XAUT, worth 4000 USDT each, with the form open on ERC20. */
export const test = base.extend<{ form: SellForm }>({
  like: 'new',
  form: async ({ page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await sandbox.post('rates', { XAUT: '4000', PAXG: '3900' });
    await page.clock.install();
    const form = new SellForm(page);
    await form.open();
    await use(form);
  },
});
export { expect };
