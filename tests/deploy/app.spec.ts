import { expect, type Page } from '@playwright/test';
import { expectSettled, routes } from '../e2e/support/routes.ts';
import { test } from './stage.ts';

/** Collects the violations of the policy, from the start of each page. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => void found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return found;
}

test('all screens work from their address, with the API on another host and no violation of the policy', async ({
  page,
  stage: _,
}) => {
  const found = await violations(page);
  for (const { path } of routes) {
    await page.goto(path);
    await expectSettled(page);
  }
  expect(found).toEqual([]);
});

test('a tab of the former release goes on, a reload gets the new one, and a rollback the former', async ({
  page,
  stage,
}) => {
  stage.publish('first');
  await page.goto('/wallet/send');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  stage.publish('second');
  await page.getByRole('link', { name: /^Limits/ }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Limits');
  await page.reload();
  await expect(title).toHaveText('Limits 2');
  expect(stage.deploy('--rollback').output).toMatch(
    /^Release [0-9a-f]{12} is published again, with the environment production\./,
  );
  await page.reload();
  await expect(title).toHaveText('Limits');
});

test('the messenger may frame its host, and nobody the web host', async ({ page, stage: _ }) => {
  await page.goto('https://web.telegram.org/a/');
  await expect(page.frameLocator('iframe[name=mini]').getByRole('main')).toBeVisible();
  expect(page.frame('app')?.url()).toBe('chrome-error://chromewebdata/');
});
