import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { ensureChromium } from './chromium.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { Coverage } from './interleave/coverage.ts';
import { play } from './interleave/run.ts';
import { storyOf } from './interleave/story.ts';
import { serveBuild } from './served-build.ts';

/**
 * Plays random stories about transfers in the built app (two tabs, taps, reloads and faults in any order) and compares
 * the messages of the screens with the books. A story depends only on its seed: the first has the seed `--seed`, each
 * further one the next number. `npm run interleave -- --count 20 --seed 1`.
 */
const usage = 'npm run interleave [-- --count 20 --seed 1 --verbose]';

const { count, seed, verbose } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      verbose: { type: 'boolean', default: false },
    },
  });
  return {
    count: wholeNumber('--count', values.count, 1),
    seed: wholeNumber('--seed', values.seed, 0),
    verbose: values.verbose,
  };
});

const { path: executablePath, args } = ensureChromium();
const server = await serveBuild(0);
const browser = await playwright.launch({ executablePath, args: [...args], handleSIGINT: false });
const coverage = new Coverage();
let failed = 0;
let played = 0;
// The story that is being played is ended, and the table is printed.
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
try {
  for (let one = seed; one < seed + count && !stop.signal.aborted; one += 1) await playOne(one);
} finally {
  await browser.close();
  await server.close();
}
console.log(`\nStories by transfer and by what came between:\n${coverage.table()}\n`);
console.log(failed === 0 ? `${played} stories, no faults.` : `${failed} of ${played} stories have faults.`);
process.exitCode = failed === 0 ? 0 : 1;

async function playOne(one: number): Promise<void> {
  const story = storyOf(one);
  const { lines, faults, transfers, happened } = await play(browser, `http://localhost:${server.port}`, story);
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
