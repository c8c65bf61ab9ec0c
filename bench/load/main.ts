import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { createSandbox } from '../../sandbox/app.ts';
import { distDir, ensureBuild, root } from '../../scripts/build.ts';
import { readCommandLine } from '../../scripts/command-line.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { makeCertificate } from './certificate.ts';
import { serveOrigin } from './origin.ts';
import { makeBarePage, makePlainPage } from './pages.ts';
import { type Measured, pageNames, report, visitKinds } from './report.ts';
import { visit } from './visit.ts';

const usage = 'npm run bench:load [-- --rounds 5]';
const rounds = readCommandLine(usage, () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const count = Number(values.rounds);
  if (!Number.isInteger(count) || count < 1) throw new Error(`"${values.rounds}" is not a number of rounds.`);
  return count;
});

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
makePlainPage(join(folder, 'plain'));
await makeBarePage(join(folder, 'bare'));
const sandbox = createSandbox({ dbPath: join(folder, 'bench.db'), localesDir: join(root, 'config/locales') });
const certificate = await makeCertificate();
const origins = {
  plain: await serveOrigin(join(folder, 'plain'), certificate),
  bare: await serveOrigin(join(folder, 'bare'), certificate),
  app: await serveOrigin(distDir, certificate, sandbox),
};
const urls = { plain: origins.plain.url, bare: origins.bare.url, app: `${origins.app.url}/wallet` };
const { path: executablePath, args } = ensureChromium();
/** Accepts the certificate by its key: with `--ignore-certificate-errors` the browser would cache nothing. */
const acceptance = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
const browser = await playwrightChromium.launch({ executablePath, args: [...args, acceptance] });
try {
  console.log(
    `HTTP/2, brotli (page and answers gzip), 1.6 Mbps, 150 ms, processor slowed 4 times; ${rounds} rounds, medians\n`,
  );
  console.log(report(await measure(browser)));
} finally {
  await browser.close();
  await Promise.all(Object.values(origins).map((origin) => origin.close()));
  sandbox.close();
  rmSync(folder, { recursive: true });
}

/** Measures all pages in every round, so that other load on the machine affects them equally. */
async function measure(chromium: Browser): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const page of pageNames) {
      const context = await chromium.newContext({ viewport: { width: 412, height: 839 } });
      for (const kind of visitKinds) measured.push({ page, kind, visit: await visit(context, urls[page]) });
      await context.close();
    }
  }
  return measured;
}
