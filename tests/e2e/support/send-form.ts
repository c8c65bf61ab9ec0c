import type { Locator, Page, Request } from '@playwright/test';
import { withdrawn } from './booked.ts';
import { fact } from './facts.ts';
import { type SandboxUser, test as base, expect } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { expectEnabled, tapWhenEnabled } from './expect-soon.ts';
import { said } from './texts.ts';

/** An Ethereum address with checksum. */
export const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** The input of the withdraw form. */
export interface Withdrawal {
  readonly amount: string;
  readonly address: string;
  readonly memo?: string;
}

/** A withdrawal that is possible for every user with a balance. */
export const small: Withdrawal = { amount: '0.1', address: recipient };

/** A screen for sending: its address, its operations, and the screen after it. */
interface SendScreen {
  readonly screen: string;
  /** The search parameter for what is sent, and its default value in tests. */
  readonly parameter: string;
  readonly value: string;
  readonly operation: string;
  readonly history: string;
  readonly path: string;
  readonly next: RegExp;
}

const walletSend: SendScreen = {
  screen: '/wallet/send',
  parameter: 'currency',
  value: 'xaut',
  operation: 'requestWithdraw',
  history: 'withdraws',
  path: '/v1/balance/withdraw/request',
  next: /\/wallet\?currency=/,
};

/** The withdraw form, with the actions of a user. */
export class SendForm implements OrderForm {
  readonly operation: string;
  readonly history: string;
  readonly path: string;
  readonly failed = said('send.failed');
  readonly unmoved = said('failure.notSent');
  readonly spent = '0.1 XAUT';
  readonly page: Page;
  readonly #at: SendScreen;
  readonly amount: Locator;
  readonly address: Locator;
  readonly memo: Locator;
  readonly continue: Locator;
  readonly confirm: Locator;
  readonly change: Locator;
  readonly sendAgain: Locator;
  /** The message about a submission. */
  readonly message: Locator;
  /**
   * The withdrawal requests that the app has sent. The sandbox may receive one twice: the browser repeats a request
   * if its keep-alive connection was closed without an answer.
   */
  readonly posts: Request[] = [];

  constructor(page: Page, at: SendScreen = walletSend) {
    this.page = page;
    this.#at = at;
    this.operation = at.operation;
    this.history = at.history;
    this.path = at.path;
    this.amount = page.getByRole('textbox', { name: 'Amount', exact: true });
    this.address = page.getByRole('textbox', { name: 'Recipient’s address' });
    this.memo = page.getByRole('textbox', { name: 'Memo (optional)' });
    this.continue = page.getByRole('button', { name: 'Continue' });
    this.confirm = page.getByRole('button', { name: 'Send now' });
    this.change = page.getByRole('button', { name: 'Change details' });
    this.sendAgain = page.getByRole('button', { name: said('transfer.sendAgain') });
    this.message = page.getByRole('main').getByRole('alert');
    page.on('request', (request) => {
      if (request.url().endsWith(this.path)) this.posts.push(request);
    });
  }

  /** Opens the form and waits for the balance. */
  async open(value = this.#at.value): Promise<void> {
    await this.page.goto(`${this.#at.screen}?${this.#at.parameter}=${value}`);
    await expect(this.amount).toHaveAccessibleDescription(/Available:/);
  }

  /** Fills the fields of the first step. */
  async type({ amount, address, memo }: Withdrawal): Promise<void> {
    await this.amount.fill(amount);
    await this.address.fill(address);
    if (memo !== undefined) await this.memo.fill(memo);
  }

  /** Goes to the review step of a withdrawal. */
  async review(withdrawal: Withdrawal = small): Promise<void> {
    await this.type(withdrawal);
    await tapWhenEnabled(this.continue);
    await expectEnabled(this.confirm);
  }

  /** The value beside a label of the review step. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }

  /** Opens the screen again from the one before it. */
  async enter(): Promise<void> {
    await this.page.getByRole('main').locator(`a[href^="${this.#at.screen}?"]`).click();
  }

  /** Expects that the fields contain the input. */
  async expectTyped({ amount, address, memo }: Withdrawal = small): Promise<void> {
    await expect(this.amount).toHaveValue(amount);
    await expect(this.address).toHaveValue(address);
    await expect(this.memo).toHaveValue(memo ?? '');
  }

  /** Goes back to the fields, expects the input to be still there, and returns to the review. */
  async expectKept(): Promise<void> {
    await tapWhenEnabled(this.change);
    await this.expectTyped();
    await tapWhenEnabled(this.continue);
    await expectEnabled(this.confirm);
  }

  books(sandbox: SandboxUser): Promise<string[]> {
    return withdrawn(sandbox);
  }

  /** Expects that the app has left the form and says that the withdrawal was accepted. */
  async expectDone(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: said('send.done') })).toBeVisible();
    await expect(this.page).toHaveURL(this.#at.next);
  }
}

/** Tests with the withdraw form open, for a user who has only 2 XAUT and 2 PAXG. */
export const test = base.extend<{ form: SendForm }>({
  like: 'new',
  form: async ({ page, sandbox }, use) => {
    for (const ticker of ['XAUT', 'PAXG']) await sandbox.post('balance', { ticker, account: 'available', amount: '2' });
    await page.clock.install();
    const form = new SendForm(page);
    await form.open();
    await use(form);
  },
});
export { expect };
