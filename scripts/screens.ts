import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { readProject } from '../compiler/compile.ts';
import { root } from './build.ts';
import { chromiumWith, ensureChromium } from './chromium.ts';
import { readCommandLine } from './command-line.ts';
import { againstPage } from './screens/against.ts';
import { isChosen, readChoice } from './screens/choice.ts';
import { compareAll } from './screens/compare.ts';
import { exampleBuild, examplesOf } from './screens/examples.ts';
import { galleryPage } from './screens/gallery-page.ts';
import { type Sight, readFileName, runtimesOf } from './screens/looks.ts';
import { byChange, pairsOf } from './screens/pairs.ts';
import { picturesIn } from './screens/pictures.ts';
import { type Round, shoot } from './screens/shoot.ts';
import { screensOf } from './screens/sights.ts';
import { photoTime } from './screens/stage.ts';
import { serveBuild } from './served-build.ts';

/**
 * Takes screenshots of every screen, on the web and in the messenger, and of every block's example, in each look, and
 * writes them to /screens with a page to browse them: `npm run screens`. To update some of them:
 * `npm run screens -- /wallet '/blocks/*' --language de --runtime messenger --scheme dark --width 360`. Each option can
 * be repeated. `--against DIR` also writes a page that compares them with those of an earlier gallery, a copy of /screens.
 */
const folder = join(root, 'screens');
const usage =
  "npm run screens [-- /wallet '/blocks/*' --runtime web --scheme dark --width 360 --language de --against DIR]";
/** The folder for images of differences, in /screens. */
const differences = 'differences';
/** The number of pages that work in parallel. */
const atOnce = 4;
/** The number of sights in a round: small, so that all pages finish at about the same time. */
const perRound = 12;

const started = performance.now();
const project = await readProject(root);
const all = [...project.screens].flatMap(([path, screen]) => ('redirect' in screen ? [] : [path]));
const examples = examplesOf(project.kinds);
const choice = readCommandLine(usage, () => {
  const read = readChoice(process.argv.slice(2), [...project.locales.keys()]);
  const isAny = [...all, ...examples.map(({ address }) => address)].some((address) => isChosen(read, address));
  if (!isAny) throw new Error(`No screen or block matches: ${read.addresses.join(', ')}.`);
  if (read.against !== undefined) requireGallery(read.against);
  return read;
});
/** Whether everything is taken, so that files of former runs are removed. */
const isWhole = process.argv.slice(2).every((word) => ['--against', choice.against].includes(word.split('=')[0]));
const paths = all.filter((path) => isChosen(choice, path));
const blocks = examples.filter(({ address }) => isChosen(choice, address));
ensureChromium();
const ends: (() => Promise<void>)[] = [];
try {
  const browser = await playwright.launch(chromiumWith());
  ends.push(() => browser.close());
  const rounds = [...(await roundsOfScreens(browser)), ...(await roundsOfBlocks())];
  mkdirSync(folder, { recursive: true });
  if (isWhole) for (const name of readdirSync(folder)) if (readFileName(name)) rmSync(join(folder, name));
  const faults = await shootAll(browser, rounds);
  writeFileSync(join(folder, 'index.html'), galleryPage(picturesIn(folder)));
  const count = rounds.reduce(
    (sum, { sights }) => sum + sights.length * choice.schemes.length * choice.widths.length,
    0,
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count} pictures in ${seconds} s: ${join(folder, 'index.html')}`);
  if (choice.against !== undefined) await compare(browser, choice.against, rounds);
  if (faults.length > 0) throw new Error(`some screenshots failed:\n${faults.join('\n')}`);
} finally {
  for (const end of ends.toReversed()) await end();
}

async function roundsOfScreens(browser: Browser): Promise<readonly Round[]> {
  if (paths.length === 0) return [];
  const server = await serveBuild(0, { now: () => photoTime, keepsOpener: true });
  ends.push(() => server.close());
  const baseURL = `http://localhost:${server.port}`;
  return roundsOf(await screensOf(browser, baseURL, paths, all), baseURL);
}

async function roundsOfBlocks(): Promise<readonly Round[]> {
  if (blocks.length === 0) return [];
  const build = exampleBuild(project.kinds);
  ends.push(() => build.remove());
  await build.serve(() => photoTime);
  return roundsOf(blocks, build.url);
}

/** The rounds for all sights in each runtime and language; the sights of a round have the same user. */
function roundsOf(sights: readonly Sight[], baseURL: string): Round[] {
  return choice.runtimes.flatMap((runtime) => {
    const shown = sights.filter((sight) => runtimesOf(sight).includes(runtime));
    const parts = Object.values(Object.groupBy(shown, ({ user }) => user)).flatMap((picturesOfUser = []) =>
      picturesOfUser.flatMap((_, index) =>
        index % perRound === 0 ? [picturesOfUser.slice(index, index + perRound)] : [],
      ),
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

/** Compares the screenshots of `rounds` with those in `against` and writes a page that shows both. */
async function compare(browser: Browser, against: string, rounds: readonly Round[]): Promise<void> {
  const names = new Set(rounds.flatMap(({ sights }) => sights.map(({ name }) => name)));
  const before = resolve(against);
  const pairs = pairsOf(
    picturesIn(folder),
    picturesIn(before),
    choice,
    choice.addresses.length > 0 ? names : undefined,
  );
  const compared = await compareAll(browser, { now: folder, before, differences: join(folder, differences) }, pairs);
  const places = { before: relative(folder, before).replaceAll(sep, '/'), differences };
  writeFileSync(join(folder, 'against.html'), againstPage(compared, places));
  const changed = byChange(compared).filter(({ verdict }) => verdict !== 'same');
  console.log(`${changed.length} of ${compared.length} pictures changed: ${join(folder, 'against.html')}`);
}

/** @throws if a folder is not a gallery that can be compared with */
function requireGallery(against: string): void {
  if (resolve(against) === folder) throw new Error(`--against ${against}: this run writes there; give a copy of it.`);
  if (!existsSync(against) || picturesIn(against).length === 0)
    throw new Error(`--against ${against}: there are no pictures of npm run screens.`);
}
