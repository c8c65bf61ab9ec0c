import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { readCommandLine, wholeNumber } from '../../scripts/command-line.ts';
import { chromiumWith, ensureChromium } from '../../scripts/chromium.ts';
import { ensureNginx } from '../../scripts/nginx.ts';
import { makeCertificate } from './certificate.ts';
import { type Measured, report, visitKinds } from './report.ts';
import { described, servePages, serverNames } from './servers.ts';
import { visit } from './visit.ts';

const usage = `npm run bench:load [-- --rounds 5 --server ${serverNames.join('|')} --against DIST --page /wallet]`;
const { rounds, server, against, only } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      server: { type: 'string', default: 'own' },
      against: { type: 'string' },
      page: { type: 'string', multiple: true },
    },
  });
  const count = wholeNumber('--rounds', values.rounds, 1);
  const named = serverNames.find((one) => one === values.server);
  if (!named) throw new Error(`--server must be one of ${serverNames.join(', ')}.`);
  const other = values.against;
  if (other !== undefined && (named !== 'own' || !existsSync(join(other, 'index.html'))))
    throw new Error('--against is the folder of another build, for the own server.');
  // Said at once, before anything is built.
  if (named === 'nginx') ensureNginx();
  return { rounds: count, server: named, against: other, only: values.page };
});

const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
const certificate = await makeCertificate();
const served = await servePages(server, folder, certificate, against);
const pages = served.pages.filter(({ name }) => only === undefined || name === undefined || only.includes(name));
ensureChromium();
/** Accepts the certificate by its key: with `--ignore-certificate-errors` the browser would cache nothing. */
const acceptance = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
const resolver = `--host-resolver-rules=${served.resolverRules.join(', ')}`;
const browser = await playwrightChromium.launch(chromiumWith(acceptance, resolver));
try {
  console.log(`${described[server]}; HTTP/2, 1.6 Mbps, 150 ms, processor slowed 4 times; ${rounds} rounds, medians\n`);
  console.log(report(await measure(browser)));
} finally {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true });
}

/** Measures all pages in every round, so that other load on the machine affects them equally. */
async function measure(chromium: Browser): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const page of pages) {
      const context = await chromium.newContext({ viewport: { width: 412, height: 839 } });
      for (const kind of visitKinds) measured.push({ page: page.title, kind, visit: await visit(context, page) });
      await context.close();
    }
  }
  return measured;
}
