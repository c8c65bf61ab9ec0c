import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { SellForm } from './sell-form.ts';
import { SendForm } from './send-form.ts';
import { said } from './texts.ts';

/** The balances of the partner program, by their names in addresses. */
export const tabs = ['partner', 'network'] as const;
/** The name of a partner program balance. */
export type Tab = (typeof tabs)[number];

/** The operations and paths of each balance. */
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

/** Matches the address of the marketing screen with the tab of a balance. */
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
 * Tests with the form of the partner balance open (a sale on ERC20), for a user who has only 2 XAUT in the partner and
 * 3 XAUT in the network balance, at a rate of 4000 USDT.
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
