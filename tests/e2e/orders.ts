import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { marketingSell, marketingSend } from './marketing-form.ts';
import type { OrderForm } from './order-form.ts';
import { SellForm } from './sell-form.ts';
import { limitByClock } from './soon.ts';
import { StartForm } from './start-form.ts';

/** The forms that move money beside the wallet's withdrawal, by the account they take it from. */
const forms = {
  sell: { account: 'available', form: (page: Page): OrderForm => new SellForm(page) },
  start: { account: 'available', form: (page: Page): OrderForm => new StartForm(page) },
  'send partner': { account: 'partner', form: (page: Page): OrderForm => marketingSend(page, 'partner') },
  'send network': { account: 'network', form: (page: Page): OrderForm => marketingSend(page, 'network') },
  'sell partner': { account: 'partner', form: (page: Page): OrderForm => marketingSell(page, 'partner') },
  'sell network': { account: 'network', form: (page: Page): OrderForm => marketingSell(page, 'network') },
} as const;
type Flow = keyof typeof forms;

/**
 * These forms, with the requirement that their request is. Every case is tested of those that are `isWhole`; the others
 * differ from one of them in their config alone, so of them only what their config says is: what they send, and where they
 * look when an answer is lost.
 */
export const flows: readonly { readonly flow: Flow; readonly id: string; readonly isWhole: boolean }[] = [
  { flow: 'sell', id: 'W-SELL-18', isWhole: true },
  { flow: 'start', id: 'W-START-08', isWhole: true },
  { flow: 'send partner', id: 'M-SEND-08', isWhole: false },
  { flow: 'send network', id: 'M-SEND-09', isWhole: false },
  { flow: 'sell partner', id: 'M-SELL-14', isWhole: false },
  { flow: 'sell network', id: 'M-SELL-14', isWhole: false },
];

/**
 * Tests of such a form: a user whose books hold nothing but 2 XAUT, worth 4000 USDT each, in the account it takes from,
 * with the form open. With `isLimitedByClock` the limit of a request runs with the clock of the page.
 */
export const test = base.extend<{ flow: Flow; isLimitedByClock: boolean; form: OrderForm }>({
  like: 'new',
  flow: ['sell', { option: true }],
  isLimitedByClock: [false, { option: true }],
  form: async ({ flow, isLimitedByClock, page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: forms[flow].account, amount: '2' });
    await page.clock.install();
    if (isLimitedByClock) await limitByClock(page);
    const form = forms[flow].form(page);
    await form.open();
    await use(form);
  },
});
export { expect };
