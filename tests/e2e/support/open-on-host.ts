import type { Page } from '@playwright/test';
import { e2ePort } from '../../../scripts/e2e-port.ts';

const server = `http://localhost:${e2ePort()}`;

/**
 * Opens a path of the app as a page on `https://host`, which the server of the tests answers; if `api` is given, it is the
 * API on `https://api`, with the CORS headers for this page. No certificate is needed, as no request reaches the network.
 */
export async function openOnHost(page: Page, host: string, path: string, api?: string): Promise<void> {
  const answerAs = async (name: string, cors: Record<string, string>) => {
    await page.route(`https://${name}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const headers = { ...route.request().headers(), host: name };
      const response = await route.fetch({ url: `${server}${pathname}${search}`, headers, maxRedirects: 0 });
      await route.fulfill({ response, headers: { ...response.headers(), ...cors } });
    });
  };
  await answerAs(host, {});
  if (api !== undefined) await answerAs(api, { 'access-control-allow-origin': `https://${host}` });
  await page.goto(`https://${host}${path}`);
}
