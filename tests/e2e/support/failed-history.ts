import type { Page } from '@playwright/test';
import { type SandboxUser, expect } from './fixtures.ts';
import { said } from './texts.ts';

/** Expects that a history whose request fails shows an error with a working retry, and not that it is empty. */
export async function expectFailedHistory(
  page: Page,
  sandbox: SandboxUser,
  { operation, address, empty }: { operation: string; address: string; empty: string },
): Promise<void> {
  const main = page.getByRole('main');
  await sandbox.fault({ operation, kind: 'status', status: 403 });
  await page.goto(address);
  await expect(main).toContainText(said('state.loadFailed'));
  await expect(main).not.toContainText(empty);
  await sandbox.clearFaults();
  await main.getByRole('button', { name: said('action.retry') }).click();
  await expect(main).toContainText(empty);
}
