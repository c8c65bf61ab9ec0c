import type { Page } from '@playwright/test';
import { e2ePort } from '../../scripts/e2e-port.ts';
import { type SandboxUser, expect } from './fixtures.ts';

/** Opens a screen as the messenger does: on its own host, with launch data that it has signed. */
export async function openInMessenger(page: Page, sandbox: SandboxUser, path: string): Promise<void> {
  const search = new URLSearchParams({ user: sandbox.user.name, return: path });
  await page.goto(`http://mini.localhost:${e2ePort()}/sandbox/mini-app?${search.toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
