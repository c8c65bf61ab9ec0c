import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { chromiumWith } from '../../scripts/chromium.ts';
import { mouse } from '../../tests/studio/hands.ts';
import { addAxe, seriousFaults } from '../../tests/e2e/support/axe.ts';
import { personOf } from './people/person.ts';
import { refOf } from './store/changes.ts';
import { addPublication } from './store/publications.ts';
import { type RunningConsole, startConsole } from './testing/console.ts';
import { noteUndone } from './testing/undone.ts';

/** Studio and the app in it start on a busy machine, ms. */
const patience = 300_000;

let running: RunningConsole;
let browser: Browser;
const [ann, dev] = ['ann', 'dev'].map((id) =>
  personOf({ iss: 'https://login.karat.test', sub: id, name: id, email: `${id}@karat.test` }, 'roles'),
);
let [change, ready, undone] = ['', '', ''];

beforeAll(async () => {
  // As deployed, the previews are of one site with the console: browsers keep no storage in frames of another site.
  running = await startConsole('console.localhost');
  browser = await chromium.launch(chromiumWith());
  if (!ann || !dev) throw new Error('Nobody is there.');
  const changes = running.changes();
  const { repository } = changes;
  change = await changes.begin('Raise the minimum of a sale', ann);
  const limits = readFileSync(join((await changes.folders(change)).now, 'limits.json'), 'utf8');
  const edited = (from: string, to: string) => new Map([['limits', limits.replace(from, to)]]);
  await changes.keep(change, edited('"usdt": "100"', '"usdt": "200"'), ann);
  // Somebody else edits the same, and it is on the branch of all.
  const other = await changes.begin('Another', dev);
  await changes.keep(other, edited('"usdt": "100"', '"usdt": "300"'), dev);
  await repository.push(repository.main, refOf(other));
  await repository.fetch();
  const merge = await repository.git(['rev-parse', refOf(other)]);
  const live = { release: '0123456789ab', page: 'a' };
  const lines = ['Minimum of the wallet in USDT: 100 → 300.'];
  const done = {
    environment: 'production',
    change: other,
    title: 'Another',
    order: merge,
    merge,
    live,
    former: live,
    lines,
  };
  await addPublication(repository, { ...done, kind: 'values' }, `${merge}^{tree}`, dev);
  undone = await changes.begin('Another minimum of a swap', ann);
  await changes.keep(undone, edited('"token": "0.0125"', '"token": "0.015"'), ann);
  await repository.push(repository.main, await noteUndone(changes, undone, dev));
  await repository.fetch();
  ready = await changes.begin('Ready', ann);
  await changes.keep(ready, edited('"usdt": "50"', '"usdt": "60"'), ann);
  const version = (await changes.find(ready))?.version ?? '';
  await changes.respond(ready, 'Approve', 'Good.', version, dev);
}, patience);
afterAll(async () => {
  await browser.close();
  await running.stop();
}, patience);

/** Opens the console as somebody, in a browser of their own. */
async function signIn(id: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(running.address);
  await page.locator('input[name=login]').fill(id);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('.brand').waitFor();
  return { context, page };
}

test(
  'every page is accessible in both schemes, and fits wide and narrow windows',
  async () => {
    const faults: string[] = [];
    const look = async (page: Page, path: string): Promise<void> => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await addAxe(page);
        for (const fault of await page.evaluate(seriousFaults)) faults.push(`${path} ${colorScheme}: ${fault}`);
      }
      for (const width of [820, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (isWider) faults.push(`${path} is wider than ${width} px`);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    };
    for (const [id, paths] of [
      ['ben', ['/', `/changes/${change}`, `/changes/${undone}`, '/history', '/nowhere']],
      [
        'cleo',
        [
          `/changes/${change}`,
          `/changes/${change}/publish/production`,
          `/changes/${ready}`,
          `/changes/${ready}/publish/production`,
          '/history',
        ],
      ],
      ['dan', ['/']],
    ] as const) {
      const { context, page } = await signIn(id);
      for (const path of paths) {
        await page.goto(running.address + path);
        await look(page, `${id} ${path}`);
      }
      if (id === 'ben') {
        await page.goto(`${running.address}/changes/${change}`);
        await page.getByRole('button', { name: 'Merge their changes' }).click();
        await page.getByRole('heading', { name: 'Both changed' }).waitFor();
        await look(page, 'conflicts');
        await page.getByRole('button', { name: 'Sign out' }).click();
        await look(page, 'signed out');
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  },
  patience,
);

test(
  'a change is begun, read and commented by the keyboard alone, and what has the focus is seen',
  async () => {
    const { context, page } = await signIn('ben');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By the keyboard');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'By the keyboard' }).waitFor();
    const count = await page.locator('a:visible, button:visible, textarea:visible').count();
    const reached: string[] = [];
    for (let index = 0; index <= count; index += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate(() => {
        const active = document.activeElement;
        if (!active || active === document.body) return { name: '', isSeen: true };
        return {
          name: active.id || active.textContent.trim(),
          isSeen: getComputedStyle(active).outlineStyle !== 'none',
        };
      });
      expect(isSeen, name).toBe(true);
      if (name !== '') reached.push(name);
      if (name === 'text') break;
    }
    expect(reached).toEqual(
      expect.arrayContaining(['History', 'Sign out', 'Edit this change', 'Pictures before and after']),
    );
    await page.keyboard.type('Said by the keyboard.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Said by the keyboard.').waitFor();
    await context.close();
  },
  patience,
);

test(
  'a sentence is commented by the keyboard; the comment is there after later edits, and readable when the sentence has gone',
  async () => {
    if (!ann) throw new Error('Nobody is there.');
    const changes = running.changes();
    const id = await changes.begin('Commented', ann);
    const levels = readFileSync(join((await changes.folders(id)).now, 'levels.json'), 'utf8');
    const keep = (volume: string) =>
      changes.keep(id, new Map([['levels', levels.replace('"volume": "100"', `"volume": "${volume}"`)]]), ann);
    await keep('101');
    const { context, page } = await signIn('ben');
    await page.goto(`${running.address}/changes/${id}`);
    const summary = page.getByRole('listitem').locator('summary');
    await page.getByRole('link', { name: 'Pictures before and after' }).focus();
    await page.keyboard.press('Tab');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Why <b>so</b> little?');
    await addAxe(page);
    expect(await page.evaluate(seriousFaults)).toEqual([]);
    await keep('102');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const sentence = page.locator('main > ul > li').first();
    await expect
      .poll(() => sentence.innerText())
      .toMatch(/100 → 102.*ben Example.*When it was: .*100 → 101.*Why <b>so<\/b> little\?/s);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await addAxe(page);
      expect(await page.evaluate(seriousFaults)).toEqual([]);
    }
    await keep('101');
    await page.reload();
    expect(await sentence.innerText()).not.toContain('When it was');
    await keep('100');
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('Nothing yet.');
    expect(await page.locator('article').last().innerText()).toMatch(/100 → 101.*Why <b>so<\/b> little\?/s);
    await context.close();
  },
  patience,
);

test(
  'Studio opens in the console with the change in it; what is edited there is on the page of the change, and in its pictures',
  async () => {
    const { context, page } = await signIn('ann');
    await page.goto(`${running.address}/changes/${change}`);
    await page.getByRole('button', { name: 'Edit this change' }).click();
    await mouse(page).open('limits');
    await page
      .locator('main')
      .getByRole('button', { name: /^Wallet(?: |$)/ })
      .click();
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/edit'));
    await page.getByRole('textbox', { name: 'Token' }).fill('0.05');
    await kept;
    await page.goto(`${running.address}/changes/${change}`);
    await expect
      .poll(async () => {
        await page.reload();
        return page.locator('main').innerText();
      })
      .toContain('0.025 → 0.05');
    await page.getByRole('link', { name: 'Pictures before and after' }).click();
    const frames = page.locator('iframe');
    await frames.first().waitFor();
    expect(await frames.count()).toBe(4);
    await page.getByRole('link', { name: '/wallet/get/limits' }).click();
    await page.frameLocator('iframe[title$="limits, en, web, before"]').getByText('0.025').first().waitFor();
    await page.frameLocator('iframe[title$="limits, en, web, after"]').getByText('0.05').first().waitFor();
    await context.close();
  },
  patience,
);
