import { defineConfig, devices } from '@playwright/test';
import { browserTests } from './scripts/browser-tests.ts';
import { chromiumWith } from './scripts/chromium.ts';
import { ports } from './tests/deploy/ports.ts';

const rules = Object.entries(ports).map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`);

/** Tests of a deployment on a real nginx over TLS, with the sandbox as the API on a host of its own. */
export default defineConfig({
  ...browserTests('deploy'),
  // One nginx, one set of releases: the tests publish one after the other.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Pixel 7'],
    baseURL: 'https://app.karat.test',
    ignoreHTTPSErrors: true,
    // The certificate is made for the tests; a service worker needs the switch besides.
    launchOptions: chromiumWith(`--host-resolver-rules=${rules.join(', ')}`, '--ignore-certificate-errors'),
  },
});
