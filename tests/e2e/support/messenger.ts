import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';
import { type SandboxUser, expect } from './fixtures.ts';

/** Gives new pages the bridge of the messenger's native web view, which opens links and accepts all other messages. */
export async function giveBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const postEvent = (name: string, data: string): void => {
      if (name === 'web_app_open_link') window.open(JSON.parse(data).url, '_blank', 'noopener');
    };
    Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  });
}

/** Opens a screen as the messenger does: on the mini-app's host, in a web view, with signed launch data. */
export async function openInMessenger(page: Page, sandbox: SandboxUser, path: string): Promise<void> {
  await giveBridge(page);
  const search = new URLSearchParams({ user: sandbox.user.name, return: path });
  await page.goto(`http://mini.localhost:${e2ePort()}/sandbox/mini-app?${search.toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
