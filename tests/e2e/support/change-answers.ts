import type { Page } from '@playwright/test';

/** The object of an answer, or one inside it. */
export type Part = Record<string, unknown>;

/** The paths of the calls whose answers tests change. */
export const paths = {
  session: '/v1/auth',
  balances: '/v1/balance/user',
  rates: '/v1/balance/rates',
  operations: '/v1/balance/commercial-operations',
  deposits: '/v1/balance/deposits',
  withdraws: '/v1/balance/withdraws',
} as const;

/** Serves the sandbox's answers to a call with changes. */
export async function change(page: Page, path: string, edit: (answer: Part) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: edit(await response.json()) });
    },
  );
}

/** Holds back the answers to a call until the returned function is called. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

/** Holds back what the server has answered to a call already, until the returned function is called. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await promise;
      await route.fulfill({ response });
    },
  );
  return resolve;
}

/** Serves the balances with changed fields of XAUT. */
export async function changeBalance(page: Page, fields: Part): Promise<void> {
  await change(page, paths.balances, ({ result }) => ({
    result: (Array.isArray(result) ? result : []).map((balance: Part) =>
      balance['ticker'] === 'XAUT' ? { ...balance, ...fields } : balance,
    ),
  }));
}

/** Serves a list with these entries. */
export async function serveList(page: Page, path: string, result: readonly Part[]): Promise<void> {
  await change(page, path, () => ({ result, total: result.length }));
}
