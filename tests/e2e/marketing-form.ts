import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { SellForm } from './sell-form.ts';
import { SendForm } from './send-form.ts';
import { said } from './texts.ts';

/** The balances of the partner programme, as the address names them. */
export const tabs = ['partner', 'network'] as const;
/** One of them. */
export type Tab = (typeof tabs)[number];

/** What each balance asks of the API. */
export const calls = {
  partner: {
    balance: 'partnerBalance',
    withdraw: 'requestPartnerWithdraw',
    withdraws: 'partnerWithdraws',
    clear: 'clearPartnerAddress',
    withdrawPath: '/v1/partner/withdraw/request',
    withdrawsPath: '/v1/partner/withdraws',
    clearPath: '/v1/partner/withdraw/clear-address/XAUT',
  },
  network: {
    balance: 'networkBalance',
    withdraw: 'requestNetworkWithdraw',
    withdraws: 'networkWithdraws',
    clear: 'clearNetworkAddress',
    withdrawPath: '/v1/partner/withdraw/network/request',
    withdrawsPath: '/v1/partner/network/withdraws',
    clearPath: '/v1/partner/withdraw/network/clear-address/XAUT',
  },
} as const;

/** The marketing screen with the tab of a balance, as an address. */
export function marketing(tab: Tab): RegExp {
  return new RegExp(`/marketing\\?tab=${tab}\\b`);
}

/** The form that sends from a balance. */
export function marketingSend(page: Page, tab: Tab): SendForm {
  const { withdraw, withdraws, withdrawPath } = calls[tab];
  return new SendForm(page, {
    screen: '/marketing/send',
    parameter: 'tab',
    value: tab,
    operation: withdraw,
    history: withdraws,
    path: withdrawPath,
    next: marketing(tab),
  });
}

/** The form that sells from a balance. */
export function marketingSell(page: Page, tab: Tab): SellForm {
  return new SellForm(page, {
    screen: '/marketing/sell',
    parameter: 'tab',
    value: tab,
    first: said('sell.title'),
    next: marketing(tab),
  });
}

/**
 * Tests of these forms: a user whose books hold nothing but 2 XAUT in the partner and 3 XAUT in the network balance, worth
 * 4000 USDT each, with the form of the partner balance open; the sale is on ERC20.
 */
export const test = base.extend<{ tab: Tab; sends: SendForm; sells: SellForm }>({
  like: 'new',
  tab: ['partner', { option: true }],
  page: async ({ page, sandbox }, use) => {
    await sandbox.post('balance', { ticker: 'XAUT', account: 'partner', amount: '2' });
    await sandbox.post('balance', { ticker: 'XAUT', account: 'network', amount: '3' });
    await use(page);
  },
  sends: async ({ page, tab }, use) => {
    await page.clock.install();
    const form = marketingSend(page, tab);
    await form.open();
    await use(form);
  },
  sells: async ({ page, tab }, use) => {
    await page.clock.install();
    const form = marketingSell(page, tab);
    await form.open();
    await use(form);
  },
});
export { expect };
