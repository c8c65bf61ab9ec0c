import { chromium as playwrightChromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { chromium } from './chromium.ts';

const turnsOff = '--disable-features=';

test('features that Playwright disables in the browser stay disabled with our own arguments', async () => {
  const { path, args } = chromium();
  const server = await playwrightChromium.launchServer({ args: [...args], ...(path && { executablePath: path }) });
  const switches = server.process().spawnargs.filter((arg) => arg.startsWith(turnsOff));
  await server.close();
  const [playwright = [], ours = []] = switches.map((arg) => arg.slice(turnsOff.length).split(','));
  expect(switches).toHaveLength(2);
  expect(playwright).not.toEqual([]);
  expect(ours).toEqual(expect.arrayContaining(playwright));
});
