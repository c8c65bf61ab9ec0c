import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { test } from './stage.ts';

test.use({ locale: 'de-DE' });

/** The addresses of texts that a page asks for, and what breaks its policy. */
async function watch(page: Page): Promise<{ requested: string[]; violations: string[] }> {
  const seen: { requested: string[]; violations: string[] } = { requested: [], violations: [] };
  page.on('request', (request) => {
    const { host, pathname, search } = new URL(request.url());
    if (pathname.endsWith('/de.json')) seen.requested.push(host.replace(/:.*/, '') + pathname + search);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.violations.push(message.text());
  });
  return seen;
}

test('a changed text comes with a release, from the API that serves the files of the release', async ({
  page,
  stage,
}) => {
  stage.publish('first');
  const { requested } = await watch(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/wallet/send/limits');
  await expect(title).toHaveText('Limits');
  expect(requested[0]).toBe('api.karat.test/i18n/de.json?version=0.0.5');
  stage.publish('second');
  const { $schema: _, ...texts } = JSON.parse(readFileSync(join(stage.config, 'locales/de.json'), 'utf8'));
  expect(JSON.parse(readFileSync(join(stage.out, 'current/i18n/de.json'), 'utf8'))).toEqual(texts);
  await page.reload();
  await expect(title).toHaveText('Limits 2');
  // The host of the app answers nothing below the paths of the API.
  expect((await stage.get('app.karat.test', '/i18n/de.json')).status).toBe(404);
  stage.publish('first');
});

test('a changed text comes with a release that has the texts itself; the API gets no request, and open tabs keep theirs', async ({
  page,
  stage,
}) => {
  const file = join(stage.config, 'environments/production.json');
  const environment = readFileSync(file, 'utf8');
  writeFileSync(file, environment.replace('"texts": "api"', '"texts": "site"'));
  stage.publish('first');
  const { requested, violations } = await watch(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/wallet/send/limits');
  await expect(title).toHaveText('Limits');
  const [first = ''] = requested;
  expect(first).toMatch(/^app\.karat\.test\/assets\/texts-[0-9a-f]{8}\/de\.json$/);
  const { status, headers } = await stage.get('app.karat.test', first.replace('app.karat.test', ''), {
    'accept-encoding': 'br',
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
  });
  // A start without a network has them, too.
  const kept = async (): Promise<string> => (await (await caches.match('/de.json'))?.text()) ?? '';
  await expect.poll(() => page.evaluate(kept)).toContain('"send.history"');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(title).toHaveText('Limits');
  await page.context().setOffline(false);
  stage.publish('second');
  await page.reload();
  await expect(title).toHaveText('Limits 2');
  expect(requested.at(-1)).not.toBe(first);
  expect(readdirSync(join(stage.out, first.replace(/^app\.karat\.test|\/de\.json$/g, '')))).toContain('fr.json');
  expect(stage.deploy('--rollback').output).toContain('with the environment production');
  await page.reload();
  await expect(title).toHaveText('Limits');
  expect(requested.at(-1)).toBe(first);
  expect(requested.filter((address) => !address.startsWith('app.karat.test/assets/texts-'))).toEqual([]);
  expect(violations).toEqual([]);
  writeFileSync(file, environment);
  stage.publish('first');
});
