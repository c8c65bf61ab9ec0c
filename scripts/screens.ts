import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { readProject } from '../compiler/project.ts';
import { root } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { readCommandLine } from './command-line.ts';
import { isChosen, readChoice } from './screens/choice.ts';
import { exampleBuild, examplesOf } from './screens/examples.ts';
import { leafPage } from './screens/leaf.ts';
import { type Sight, readFileName, runtimesOf } from './screens/looks.ts';
import { picturesIn } from './screens/pictures.ts';
import { type Round, shoot } from './screens/shoot.ts';
import { screensOf } from './screens/sights.ts';
import { serveBuild } from './served-build.ts';

/**
 * Takes screenshots of every screen, on the web and in the messenger, and of every block's example, in each look, and
 * writes them to /screens with a page to browse them: `npm run screens`. To update some of them:
 * `npm run screens -- /wallet '/blocks/*' --language de --runtime messenger --scheme dark --width 360`. Each option can
 * be repeated.
 */
const folder = join(root, 'screens');
const usage = "npm run screens [-- /wallet '/blocks/*' --runtime web --scheme dark --width 360 --language de]";
/** The number of pages that work in parallel. */
const atOnce = 4;
/** The number of sights in a round: small, so that all pages finish at about the same time. */
const perRound = 12;

const started = performance.now();
const project = await readProject(root);
const isWhole = process.argv.length === 2;
const all = [...project.screens].flatMap(([path, screen]) => ('redirect' in screen ? [] : [path]));
const examples = examplesOf(project.kinds);
const choice = readCommandLine(usage, () => {
  const read = readChoice(process.argv.slice(2), [...project.locales.keys()]);
  const isAny = [...all, ...examples.map(({ address }) => address)].some((address) => isChosen(read, address));
  if (!isAny) throw new Error(`No screen or block matches: ${read.addresses.join(', ')}.`);
  return read;
});
const paths = all.filter((path) => isChosen(choice, path));
const blocks = examples.filter(({ address }) => isChosen(choice, address));
const { path: executablePath, args } = ensureChromium();
const ends: (() => Promise<void>)[] = [];
try {
  const browser = await playwright.launch({ executablePath, args: [...args] });
  ends.push(() => browser.close());
  const rounds = [...(await roundsOfScreens(browser)), ...(await roundsOfBlocks())];
  mkdirSync(folder, { recursive: true });
  if (isWhole) for (const name of readdirSync(folder)) if (readFileName(name)) rmSync(join(folder, name));
  const faults = await shootAll(browser, rounds);
  writeFileSync(join(folder, 'index.html'), leafPage(picturesIn(folder)));
  const count = rounds.reduce(
    (sum, { sights }) => sum + sights.length * choice.schemes.length * choice.widths.length,
    0,
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count} pictures in ${seconds} s: ${join(folder, 'index.html')}`);
  if (faults.length > 0) throw new Error(`some screenshots failed:\n${faults.join('\n')}`);
} finally {
  for (const end of ends.toReversed()) await end();
}

async function roundsOfScreens(browser: Browser): Promise<readonly Round[]> {
  if (paths.length === 0) return [];
  const server = await serveBuild(0);
  ends.push(() => server.close());
  const baseURL = `http://localhost:${server.port}`;
  return roundsOf(await screensOf(browser, baseURL, paths, all), baseURL);
}

async function roundsOfBlocks(): Promise<readonly Round[]> {
  if (blocks.length === 0) return [];
  const build = exampleBuild(project.kinds);
  ends.push(() => build.remove());
  await build.serve();
  return roundsOf(blocks, build.url);
}

/** The rounds for all sights in each runtime and language; the sights of a round have the same user. */
function roundsOf(sights: readonly Sight[], baseURL: string): Round[] {
  return choice.runtimes.flatMap((runtime) => {
    const shown = sights.filter((sight) => runtimesOf(sight).includes(runtime));
    const parts = Object.values(Object.groupBy(shown, ({ user }) => user)).flatMap((own = []) =>
      own.flatMap((_, index) => (index % perRound === 0 ? [own.slice(index, index + perRound)] : [])),
    );
    return choice.languages.flatMap((language) =>
      parts.map((part) => ({ ...choice, runtime, language, baseURL, sights: part })),
    );
  });
}

/** Runs all rounds, `atOnce` in parallel; returns the faults. */
async function shootAll(browser: Browser, rounds: readonly Round[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const queue = rounds.values();
  const work = async (): Promise<void> => {
    for (const round of queue) faults.push(...(await shoot(browser, folder, round)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}
