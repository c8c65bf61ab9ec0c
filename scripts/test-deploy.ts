import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build.ts';
import { ensureTestBrowser } from './chromium.ts';
import { ensureNginx } from './nginx.ts';
import { succeeds } from './test-run/command.ts';
import { countsLine, countsOfPlaywright } from './test-run/counts.ts';

/** Tests a deployment on a real nginx; the last line is `N passed, N failed`. */
ensureNginx();
ensureTestBrowser();
const report = join(root, '.cache/playwright-deploy.json');
mkdirSync(dirname(report), { recursive: true });
rmSync(report, { force: true });
process.env['E2E_REPORT'] = report;
const counts = countsOfPlaywright(report, succeeds('playwright', 'test', '--config', 'playwright.deploy.config.ts'));
console.log(countsLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
