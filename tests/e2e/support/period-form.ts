import type { Locator, Page, Request } from '@playwright/test';
import { putToWork } from './booked.ts';
import { fact } from './facts.ts';
import { type SandboxUser, expect } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { expectEnabled } from './expect-soon.ts';
import { said } from './texts.ts';

/** The form that starts a commercial period, with the actions of a user. */
export class StartForm implements OrderForm {
  readonly operation = 'startPeriod';
  readonly history = 'commercialOperations';
  readonly path = '/v1/balance/start/XAUT';
  readonly failed = said('start.failed');
  readonly unmoved = said('start.refused');
  readonly spent = '2 XAUT';
  readonly page: Page;
  readonly confirm: Locator;
  readonly sendAgain: Locator;
  readonly message: Locator;
  readonly posts: Request[] = [];

  constructor(page: Page) {
    this.page = page;
    this.confirm = page.getByRole('button', { name: said('start.confirm') });
    this.sendAgain = page.getByRole('button', { name: said('transfer.sendAgain') });
    this.message = page.getByRole('main').getByRole('alert');
    page.on('request', (request) => {
      if (request.url().includes('/v1/balance/start/')) this.posts.push(request);
    });
  }

  async open(currency = 'xaut'): Promise<void> {
    await this.page.goto(`/wallet/start?currency=${currency}`);
  }

  async enter(): Promise<void> {
    await this.page.getByRole('link', { name: said('wallet.start') }).click();
  }

  async review(): Promise<void> {
    await expectEnabled(this.confirm);
  }

  /** The value beside a label. */
  fact(label: string): Locator {
    return fact(this.page, label);
  }

  async expectKept(): Promise<void> {
    await expect(this.fact(said('start.volume'))).toHaveText('2.00 XAUT');
  }

  async expectDone(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: said('start.done') })).toBeVisible();
    await expect(this.page).toHaveURL(/\/wallet\?currency=/);
  }

  books(sandbox: SandboxUser): Promise<string[]> {
    return putToWork(sandbox);
  }
}
