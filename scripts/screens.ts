import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { readProject } from '../compiler/project.ts';
import { root } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { leafPage } from './screens/leaf.ts';
import { type Sight, fileOf, isShot, languages, schemes, widths } from './screens/looks.ts';
import { settled } from './screens/settled.ts';
import { sightsOf } from './screens/sights.ts';
import { serveBuild } from './served-build.ts';

/** Writes a screenshot of every screen, in each look, into /screens: `npm run screens [-- /wallet /home]` for some only. */
const folder = join(root, 'screens');
const atOnce = 4;
const shortest = 740;
/** Beyond this a list only repeats itself, px. */
const longest = 3000;

const started = performance.now();
const only = process.argv.slice(2);
const { screens } = await readProject(root);
const paths = [...screens].flatMap(([path, screen]) => ('redirect' in screen ? [] : [path]));
const wanted = only.length === 0 ? paths : paths.filter((path) => only.includes(path));
const { path: executablePath, args } = ensureChromium();
const server = await serveBuild(0);
const browser = await playwright.launch({ executablePath, args: [...args] });
try {
  const baseURL = `http://localhost:${server.port}`;
  const sights = await sightsOf(browser, baseURL, wanted);
  mkdirSync(folder, { recursive: true });
  if (only.length === 0) removeShots();
  await Promise.all(sharesOf(sights, atOnce).map((share) => shoot(browser, baseURL, share)));
  if (only.length === 0) writeFileSync(join(folder, 'index.html'), leafPage(sights));
  const count = sights.length * schemes.length * widths.length * languages.length;
  console.log(
    `${count} screenshots in ${Math.round((performance.now() - started) / 1000)} s: ${join(folder, 'index.html')}`,
  );
} finally {
  await browser.close();
  await server.close();
}

async function shoot(chromium: Browser, baseURL: string, sights: readonly Sight[]): Promise<void> {
  for (const language of languages) {
    for (const scheme of schemes) {
      const context = await chromium.newContext({
        baseURL,
        locale: language,
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(() => sessionStorage.setItem('isWarningClosed', '1'));
      const page = await context.newPage();
      for (const sight of sights) {
        await page.setViewportSize({ width: widths[0], height: shortest });
        await page.goto(sight.address);
        await settled(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: shortest });
          const whole = await page.evaluate(() => document.documentElement.scrollHeight);
          await page.setViewportSize({ width, height: Math.min(Math.max(whole, shortest), longest) });
          await page.evaluate(painted);
          await page.screenshot({
            path: join(folder, fileOf(sight, { scheme, width, language })),
            animations: 'disabled',
          });
        }
      }
      await context.close();
    }
  }
}

/** After the frame that the new size needs: without it the bottom navigation may be missing. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function removeShots(): void {
  for (const name of readdirSync(folder)) if (isShot(name)) rmSync(join(folder, name));
}

/** `items` in `count` shares of about the same size. */
function sharesOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  return Array.from({ length: count }, (_, share) => items.filter((_item, index) => index % count === share));
}
