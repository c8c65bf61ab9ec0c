import type { Page } from '@playwright/test';

/** In the pages opened from now on the server's clock shows what the page's does, whatever a test makes of that. */
export function agreeOnTime(page: Page): Promise<void> {
  return changeDates(page, 'of the page');
}

/** In the pages opened from now on the API does not let its clock be read. */
export function hideServerTime(page: Page): Promise<void> {
  return changeDates(page, 'hidden');
}

async function changeDates(page: Page, kind: 'of the page' | 'hidden'): Promise<void> {
  await page.addInitScript((wanted) => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const { body, status, headers: sent } = await ask(...given);
      const headers = new Headers(sent);
      if (wanted === 'hidden') headers.delete('date');
      else headers.set('date', new Date().toUTCString());
      return new Response(body, { status, headers });
    };
  }, kind);
}
