import { parseArgs } from 'node:util';
import { chromium as playwrightChromium } from '@playwright/test';
import { chromiumWith, ensureChromium } from '../../scripts/chromium.ts';
import { readCommandLine, wholeNumber } from '../../scripts/command-line.ts';
import { serveBuild } from '../../scripts/served-build.ts';
import { cpuSlowdown } from '../lists/bench-page.ts';
import { percentile } from '../lists/report.ts';
import { measureActions } from './measure.ts';

const usage = 'npm run bench:actions [-- --rounds 10]';
/** The aims from an interaction to the next paint, ms. */
const aims = { usual: 100, longest: 200 };

const rounds = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
  return wholeNumber('--rounds', values.rounds, 1);
});

const server = await serveBuild(0);
ensureChromium();
const browser = await playwrightChromium.launch(chromiumWith());
try {
  console.log(`processor slowed ${cpuSlowdown} times; interaction to next paint\n`);
  for (const { action, delays } of await measureActions(browser, `http://localhost:${server.port}`, rounds)) {
    const [usual, longest] = [percentile(delays, 0.75), Math.max(...delays)];
    const isReached = usual <= aims.usual && longest <= aims.longest;
    const aim = `(aim: ${aims.usual} and ${aims.longest} — ${isReached ? 'reached' : 'missed'})`;
    console.log(`${action.padEnd(18)} p75 ${usual} ms, longest ${longest} ms, of ${delays.length} ${aim}`);
  }
} finally {
  await browser.close();
  await server.close();
}
