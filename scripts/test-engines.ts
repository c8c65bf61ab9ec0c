import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.ts';
import { ensureEngines } from './engines.ts';
import { succeeds } from './test-run/command.ts';
import { countsLine, countsOfPlaywright } from './test-run/counts.ts';
import { durationsOfPlaywright } from './test-run/durations.ts';
import { freePort } from './test-run/free-port.ts';

/** Tests the main flows in Chromium, Firefox and WebKit; the last line is `N passed, N failed`. */
ensureEngines();
const report = join(root, '.cache/playwright-engines.json');
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
process.env['E2E_REPORT'] = report;
process.env['E2E_PORT'] ??= String(await freePort());
const args = process.argv.slice(2);
const counts = countsOfPlaywright(
  report,
  succeeds('playwright', 'test', '--config', 'playwright.engines.config.ts', ...args),
);
const durations = existsSync(report) ? durationsOfPlaywright(report) : [];
for (const [engine, seconds] of durations) console.log(`${engine}: ${seconds} s`);
console.log(countsLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
