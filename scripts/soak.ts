import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromiumWith, ensureTestBrowser } from './chromium.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { serveBuild } from './served-build.ts';
import { goRound } from './soak/cycles.ts';
import { type Figures, growths, line } from './soak/figures.ts';
import { tick } from './soak/ticking.ts';

/**
 * Goes round 20 screens in one tab, and lets a wallet with countdowns tick for a day of the page's clock; fails if memory,
 * nodes or listeners grow: `npm run soak -- --cycles 500 --hours 24`.
 */
const usage = 'npm run soak [-- --cycles 500 --hours 24]';

const { cycles, hours } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: { cycles: { type: 'string', default: '500' }, hours: { type: 'string', default: '24' } },
  });
  return { cycles: wholeNumber('--cycles', values.cycles, 24), hours: wholeNumber('--hours', values.hours, 8) };
});

ensureTestBrowser();
const server = await serveBuild(0);
// Without compiled code, of which there is ever more as it is found to be used often, the heap is what the app holds.
const onlyInterpreter = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';
const browser = await playwright.launch(chromiumWith(onlyInterpreter));
const base = `http://localhost:${server.port}`;
const tell = (name: string) => (at: number, figures: Figures) => console.log(line(`${name} ${at}`, figures));
const faults: string[] = [];
try {
  faults.push(...growths('cycles', await goRound(browser, base, cycles, tell('cycle'))));
  faults.push(...growths('hours', await tick(browser, base, hours, tell('hour'))));
} finally {
  await browser.close();
  await server.close();
}
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing grows.' : `${faults.length} figures grow.`);
process.exitCode = faults.length === 0 ? 0 : 1;
