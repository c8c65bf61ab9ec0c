import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { readProject } from '../compiler/compile.ts';
import { root } from './build.ts';
import { chromiumWith, ensureChromium } from './chromium.ts';
import { openMarked, roomsOn, storedRooms } from './room/rooms.ts';
import { screensOf } from './screens/sights.ts';
import { serveBuild } from './served-build.ts';

/**
 * Measures on the built app how many letters each text has room for on the narrowest phone, on every screen in every
 * language, and writes them to compiler/room.json, with which `npm run config` compares texts: `npm run room`.
 */
const started = performance.now();
const file = join(root, 'compiler/room.json');
const project = await readProject(root);
const paths = [...project.screens].flatMap(([path, screen]) => ('redirect' in screen ? [] : [path]));
ensureChromium();
const server = await serveBuild(0, { keepsOpener: true });
const browser = await playwright.launch(chromiumWith());
try {
  const baseURL = `http://localhost:${server.port}`;
  const sights = await screensOf(browser, baseURL, paths, paths);
  const byLanguage = new Map<string, ReadonlyMap<string, number>>();
  for (const language of project.locales.keys()) {
    const texts: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(join(root, `config/locales/${language}.json`), 'utf8'),
    );
    const rooms = new Map<string, number>();
    for (const [user, sightsOfUser = []] of Object.entries(Object.groupBy(sights, (sight) => sight.user))) {
      const page = await openMarked(browser, baseURL, { language, user, texts });
      const addresses = sightsOfUser.map(({ address }) => address);
      for (const [key, room] of await roomsOn(page, addresses, { language, texts }))
        rooms.set(key, Math.min(room, rooms.get(key) ?? Infinity));
      await page.context().close();
    }
    byLanguage.set(language, rooms);
    console.log(`${language}: ${rooms.size} texts, ${Math.round((performance.now() - started) / 1000)} s`);
  }
  const stored = storedRooms(byLanguage);
  const lines = Object.entries(stored).map(([key, room]) => `  ${JSON.stringify(key)}: ${JSON.stringify(room)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} texts with a room: ${file}`);
} finally {
  await browser.close();
  await server.close();
}
