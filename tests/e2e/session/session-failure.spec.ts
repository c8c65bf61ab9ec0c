import { paths } from '../support/change-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSettled } from '../support/routes.ts';
import { stopClock } from '../support/expect-soon.ts';

test('SES-02 a failed authentication is retried automatically', async ({ page, sandbox }) => {
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 500, times: 1 });
  await page.goto('/wallet');
  await expectSettled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await sandbox.requests('authenticate')).toHaveLength(2);
});

test('SES-02 the retries back off, end after the fifth, and continue when the user asks', async ({ page, sandbox }) => {
  await page.clock.install();
  const failures: string[] = [];
  page.on('console', (line) => line.text().startsWith('authentication failed:') && failures.push(line.text()));
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 500 });
  const tries = async () => (await sandbox.requests('authenticate')).length;
  // The second try gets no answer before the clock stops; its timeout, which runs with the clock, does not end by then.
  let sent = 0;
  const { promise: stopped, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${paths.session}`, async (route) => {
    sent += 1;
    if (sent > 1) await stopped;
    await route.fallback();
  });
  await page.goto('/wallet');
  const retry = page.getByRole('button', { name: /Try again|Trying again/ });
  await expect(retry).toHaveText('Trying again…');
  await stopClock(page);
  release();
  let made = 2;
  for (const pause of [2000, 4000, 8000]) {
    // The page waits from the moment it knows of the failure.
    await expect.poll(() => failures).toHaveLength(made);
    await expect(retry).toHaveText('Trying again…');
    await page.clock.runFor(pause - 10);
    expect(await tries()).toBe(made);
    await page.clock.runFor(10);
    made += 1;
    await expect.poll(tries).toBe(made);
  }
  expect(made).toBe(5);
  await expect(retry).toHaveText('Try again');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /\/sandbox\/login$/,
  );
  await page.clock.runFor(120_000);
  expect(await tries()).toBe(5);
  await sandbox.clearFaults();
  await page.clock.resume();
  await retry.click();
  await expectSettled(page);
  expect(await tries()).toBe(6);
});

test('SES-02 the user can retry immediately', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => original(work, ms === 1000 ? 3_600_000 : ms) });
  });
  await sandbox.fault({ operation: 'authenticate', kind: 'status', status: 503, times: 1 });
  await page.goto('/wallet');
  await page.getByRole('button', { name: 'Trying again…' }).click();
  await expectSettled(page);
  expect(await sandbox.requests('authenticate')).toHaveLength(2);
});

test('ERR-04 a refused authentication is logged and shown, with a retry and the login page', async ({
  page,
  sandbox,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await sandbox.fault({
    operation: 'authenticate',
    kind: 'status',
    status: 401,
    message: 'the door is shut',
    times: 1,
  });
  await page.goto('/wallet');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Sign in to continue');
  await expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/sandbox\/login$/);
  expect(logged).toContainEqual(expect.stringContaining('the door is shut'));
  expect(await sandbox.requests('authenticate')).toHaveLength(1);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('3.0241889');
});

test('ERR-04 an authentication whose answer is lost or wrong shows a message that does not blame the user', async ({
  page,
  sandbox,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  for (const kind of ['truncated', 'malformed', 'breaks-contract', 'empty', 'reset'] as const)
    await test.step(kind, async () => {
      logged.length = 0;
      await sandbox.clearFaults();
      // A browser repeats a request by itself if the server closes a connection that was open before.
      if (kind === 'reset') await page.route('**/v1/auth', (route) => route.abort('connectionreset'));
      else await sandbox.fault({ operation: 'authenticate', kind });
      await page.goto('/wallet');
      await expect(page.getByRole('alert')).toContainText('We couldn’t sign you in');
      await expect(page.getByRole('alert')).toContainText('check your history before you send it again');
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      expect(logged).toContainEqual(expect.stringContaining('authentication failed:'));
    });
});

test('a server that does not answer in time ends the loading screen', async ({ page }) => {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => original(ms / 100);
  });
  await page.route('**/v1/auth', () => undefined);
  await page.goto('/wallet');
  await expect(page.getByRole('alert')).toContainText('We couldn’t sign you in');
});
