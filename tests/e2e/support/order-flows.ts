import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { marketingSell, marketingSend } from './marketing-form.ts';
import type { OrderForm } from './order-form.ts';
import { SellForm } from './sell-form.ts';
import { StartForm } from './period-form.ts';

/** The forms that move money, except the wallet's withdrawal, with the account they take it from. */
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
 * These forms, with the requirement of their request. Forms with `isWhole` are tested with every case. The others
 * differ only in config, so only that is tested: what they send, and which history they read after a lost answer.
 */
export const flows: readonly { readonly flow: Flow; readonly id: string; readonly isWhole: boolean }[] = [
  { flow: 'sell', id: 'W-SELL-18', isWhole: true },
  { flow: 'start', id: 'W-START-08', isWhole: true },
  { flow: 'send partner', id: 'M-SEND-08', isWhole: false },
  { flow: 'send network', id: 'M-SEND-09', isWhole: false },
  { flow: 'sell partner', id: 'M-SELL-14', isWhole: false },
  { flow: 'sell network', id: 'M-SELL-14', isWhole: false },
];

/** Tests with such a form open, for a user who has only 2 XAUT in the account of the form, at a rate of 4000 USDT. */
export const test = base.extend<{ flow: Flow; form: OrderForm }>({
  like: 'new',
  flow: ['sell', { option: true }],
  form: async ({ flow, page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: forms[flow].account, amount: '2' });
    await page.clock.install();
    const form = forms[flow].form(page);
    await form.open();
    await use(form);
  },
});
export { expect };
