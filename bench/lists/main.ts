import { parseArgs } from 'node:util';
import { chromium as playwrightChromium } from '@playwright/test';
import { readCommandLine, wholeNumber } from '../../scripts/command-line.ts';
import { chromiumWith, ensureChromium } from '../../scripts/chromium.ts';
import { serveBuild } from '../../scripts/served-build.ts';
import { cpuSlowdown } from './bench-page.ts';
import { scrollReport, tickingReport, typingReport } from './report.ts';
import { scrollHistory } from './scroll.ts';
import { tickCountdowns } from './ticking.ts';
import { typeAmounts } from './typing.ts';

const parts = ['scroll', 'typing', 'ticking'];
const usage = `npm run bench:lists [-- --only ${parts.join('|')} --rows 20000 --slowdown 4]`;
/** `slowdown` applies to scrolling; 1 measures the memory in less time. */
const { only, total, slowdown } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: parts },
      rows: { type: 'string', default: '20000' },
      slowdown: { type: 'string', default: String(cpuSlowdown) },
    },
  });
  const unknown = values.only.find((part) => !parts.includes(part));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not a part of this benchmark.`);
  return {
    only: values.only,
    total: wholeNumber('--rows', values.rows, 1000),
    slowdown: wholeNumber('--slowdown', values.slowdown, 1),
  };
});

const server = await serveBuild(0);
const url = `http://localhost:${server.port}`;
ensureChromium();
const browser = await playwrightChromium.launch(chromiumWith());
const newContext = () =>
  browser.newContext({ viewport: { width: 412, height: 839 }, hasTouch: true, locale: 'en', colorScheme: 'dark' });
try {
  console.log(`processor slowed ${slowdown} times\n`);
  if (only.includes('scroll')) {
    const marks = [1_000, 5_000, 20_000, 100_000].filter((mark) => mark <= total);
    console.log(`${scrollReport(await scrollHistory(await newContext(), url, total, marks, slowdown))}\n`);
  }
  if (only.includes('typing')) console.log(`${typingReport(await typeAmounts(await newContext(), url))}\n`);
  if (only.includes('ticking')) console.log(tickingReport(await tickCountdowns(await newContext(), url)));
} finally {
  await browser.close();
  await server.close();
}
