import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromiumWith, ensureTestBrowser } from './chromium.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { Coverage } from './interleave/coverage.ts';
import { type Report, play } from './interleave/run.ts';
import { storyOf } from './interleave/story.ts';
import { serveBuild } from './served-build.ts';

/**
 * Plays random stories about transfers in the built app (two tabs, taps, reloads and faults in any order) and compares
 * the messages of the screens with the books. A story depends only on its seed: the first has the seed `--seed`, each
 * further one the next number; `--at-once` are played side by side, each with a sandbox of its own.
 * `npm run interleave -- --count 20 --seed 1`.
 */
const usage = 'npm run interleave [-- --count 20 --seed 1 --at-once 4 --verbose]';

const { count, seed, atOnce, verbose } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      'at-once': { type: 'string', default: '4' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return {
    count: wholeNumber('--count', values.count, 1),
    seed: wholeNumber('--seed', values.seed, 0),
    atOnce: wholeNumber('--at-once', values['at-once'], 1),
    verbose: values.verbose,
  };
});

ensureTestBrowser();
const browser = await playwright.launch({ ...chromiumWith(), handleSIGINT: false });
const coverage = new Coverage();
let failed = 0;
let played = 0;
let next = seed;
// The stories that are being played are ended, and the table is printed.
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
try {
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, playInTurn));
} finally {
  await browser.close();
}
console.log(`\nStories by transfer and by what came between:\n${coverage.table()}\n`);
console.log(failed === 0 ? `${played} stories, no faults.` : `${failed} of ${played} stories have faults.`);
process.exitCode = failed === 0 ? 0 : 1;

/** Plays the next story until none is left. */
async function playInTurn(): Promise<void> {
  const server = await serveBuild(0, { keepsOpener: true });
  try {
    while (next < seed + count && !stop.signal.aborted) await playOne(`http://localhost:${server.port}`, next++);
  } finally {
    await server.close();
  }
}

async function playOne(base: string, one: number): Promise<void> {
  const story = storyOf(one);
  const { lines, faults, transfers, happened } = await play(browser, base, story).catch(cutOff);
  played += 1;
  coverage.add(story.kind.name, happened);
  console.log(
    `${faults.length === 0 ? 'ok    ' : 'FAILED'} seed ${one}: ${story.kind.name}, ${story.disturbance}, ${transfers} done`,
  );
  if (verbose || faults.length > 0) for (const [index, line] of lines.entries()) console.log(`  ${index + 1}. ${line}`);
  if (faults.length === 0) return;
  failed += 1;
  for (const fault of faults) console.log(`  ! ${fault}`);
  console.log(`  Repeat: npm run interleave -- --seed ${one} --count 1`);
}

/** The report of a story that could not be played to its end. */
function cutOff(error: unknown): Report {
  return { lines: [], faults: [String(error)], transfers: 0, happened: new Set() };
}
