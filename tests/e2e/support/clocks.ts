import type { Page } from '@playwright/test';

/** Makes the server's clock equal to the page's clock, even if a test changes it, in pages opened from now on. */
export function agreeOnTime(page: Page): Promise<void> {
  return changeDates(page, 'of the page');
}

/** Hides the API's clock in pages opened from now on. */
export function hideServerTime(page: Page): Promise<void> {
  return changeDates(page, 'hidden');
}

async function changeDates(page: Page, kind: 'of the page' | 'hidden'): Promise<void> {
  await page.addInitScript((target) => {
    const ask = window.fetch;
    window.fetch = async (...params) => {
      const { body, status, headers: sent } = await ask(...params);
      const headers = new Headers(sent);
      if (target === 'hidden') headers.delete('date');
      else headers.set('date', new Date().toUTCString());
      return new Response(body, { status, headers });
    };
  }, kind);
}
