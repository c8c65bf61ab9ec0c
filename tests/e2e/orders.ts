import { test as base, expect } from './fixtures.ts';
import type { OrderForm } from './order-form.ts';
import { SellForm } from './sell-form.ts';
import { StartForm } from './start-form.ts';

/** The forms that move money beside the withdrawal, with the requirement that their request is. */
export const flows = [
  { flow: 'sell', id: 'W-SELL-18' },
  { flow: 'start', id: 'W-START-08' },
] as const;
type Flow = (typeof flows)[number]['flow'];

/** Tests of such a form: a user whose books hold nothing but 2 XAUT, worth 4000 USDT each, with the form open. */
export const test = base.extend<{ flow: Flow; form: OrderForm }>({
  like: 'new',
  flow: ['sell', { option: true }],
  form: async ({ flow, page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'available', amount: '2' });
    await sandbox.post('rates', { XAUT: '4000' });
    await page.clock.install();
    const form = flow === 'sell' ? new SellForm(page) : new StartForm(page);
    await form.open();
    await use(form);
  },
});
export { expect };
