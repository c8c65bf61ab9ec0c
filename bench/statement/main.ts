import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium as playwrightChromium } from '@playwright/test';
import { readCommandLine, wholeNumber } from '../../scripts/command-line.ts';
import { chromiumWith, ensureChromium } from '../../scripts/chromium.ts';
import { serveBuild } from '../../scripts/served-build.ts';
import { openPage } from '../lists/bench-page.ts';

const usage = 'npm run bench:statement [-- --rounds 3]';
const rounds = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  return wholeNumber('--rounds', values.rounds, 1);
});

/** How long a statement may take on a busy machine before it counts as stuck, ms. */
const patience = 120_000;

const server = await serveBuild(0);
const url = `http://localhost:${server.port}`;
ensureChromium();
const browser = await playwrightChromium.launch(chromiumWith());
try {
  const context = await browser.newContext({ viewport: { width: 412, height: 839 }, locale: 'en' });
  const { page, session } = await openPage(context, 'whale');
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await session.send('Performance.disable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The thread time of the page, ms, without waiting and other programs.
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${url}/home/account`);
    const link = page.getByRole('link', { name: 'Statement' });
    await link.waitFor();
    const [begin, page0, server0] = [performance.now(), await worked(), process.cpuUsage()];
    await link.click();
    await page.getByRole('article').waitFor({ timeout: patience });
    const [took, pageTime, serverTime] = [
      performance.now() - begin,
      (await worked()) - page0,
      process.cpuUsage(server0),
    ];
    const pages = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('offset=')).length,
    );
    const text = [
      `the statement shows after ${(took / 1000).toFixed(2)} s, with ${pages} pages of up to 100 operations`,
      `processor: page ${(pageTime / 1000).toFixed(2)} s, sandbox ${((serverTime.user + serverTime.system) / 1e6).toFixed(2)} s`,
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
    ];
    console.log(text.join('; '));
  }
} finally {
  await browser.close();
  await server.close();
}
