import { parseArgs } from 'node:util';
import { type EngineName, engineNames, startEngine } from '../tests/engines/engine.ts';
import { ensureTestBrowser } from './chromium.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { ensureEngines } from './engines.ts';
import { Coverage } from './interleave/coverage.ts';
import { type Report, play } from './interleave/run.ts';
import { storyOf } from './interleave/story.ts';
import { serveBuild } from './served-build.ts';

/**
 * Plays random stories about transfers in the built app (two tabs, taps, reloads and faults in any order) and compares
 * each sentence of the screens with the books. A story depends only on its seed: the first has the seed `--seed`, each
 * further one the next number; `--at-once` are played side by side, each with a sandbox of its own. Ends with 1 if a story
 * has faults; with `--bail` after the first one. `npm run interleave -- --count 20 --seed 1`.
 */
const usage = `npm run interleave [-- --count 20 --seed 1 --engine ${engineNames.join('|')} --at-once 4 --bail --verbose]`;

const { count, seed, engineName, atOnce, bail, verbose } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string', default: 'chromium' },
      'at-once': { type: 'string' },
      bail: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const name = engineNames.find((one) => one === values.engine);
  if (!name) throw new Error(`--engine: "${values.engine}" is none of ${engineNames.join(', ')}.`);
  return {
    count: wholeNumber('--count', values.count, 1),
    seed: wholeNumber('--seed', values.seed, 0),
    engineName: name,
    // WebKit's driver has one browser at a time.
    atOnce: wholeNumber('--at-once', values['at-once'] ?? (name === 'webkit' ? '1' : '4'), 1),
    bail: values.bail,
    verbose: values.verbose,
  };
});

const engine = await started(engineName);
const coverage = new Coverage();
const began = performance.now();
let failed = 0;
let played = 0;
let next = seed;
// The stories that are being played are ended, and the table is printed.
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
try {
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, playInTurn));
} finally {
  await engine.close();
}
const each = ((performance.now() - began) / 1000 / Math.max(played, 1)).toFixed(1);
console.log(`\nStories by transfer and by what came between:\n${coverage.table()}\n`);
console.log(`${each} s a story.`);
console.log(`STORIES ${played} passed ${played - failed} failed ${failed}`);
process.exitCode = failed === 0 ? 0 : 1;

async function started(name: EngineName) {
  if (name === 'chromium') ensureTestBrowser();
  else ensureEngines();
  return startEngine(name);
}

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
  const { lines, faults, transfers, happened } = await play(engine, base, story).catch(cutOff);
  played += 1;
  coverage.add(story.kind.name, happened);
  const name = [story.kind.name, ...story.disturbances].join(', ');
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} seed ${one}: ${name}: ${transfers} done`);
  if (verbose || faults.length > 0) for (const [index, line] of lines.entries()) console.log(`  ${index + 1}. ${line}`);
  if (faults.length === 0) return;
  failed += 1;
  if (bail) stop.abort();
  for (const fault of faults) console.log(`  ! ${fault}`);
  console.log(`  Repeat: npm run interleave -- --engine ${engineName} --seed ${one} --count 1`);
}

/** The report of a story that could not be played to its end. */
function cutOff(error: unknown): Report {
  return { lines: [], faults: [String(error)], transfers: 0, happened: new Set() };
}
