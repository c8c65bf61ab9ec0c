import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type LaunchOptions, chromium as playwrightChromium } from '@playwright/test';
import { installDebian, runInstaller } from './debian.ts';

/** A browser for tests and benchmarks; `path` is undefined if none was found. */
export interface Chromium {
  path: string | undefined;
  args: readonly string[];
}

/**
 * Browser features to disable. The browser uses only the last of several equal switches; the first lines repeat those
 * that Playwright disables itself. The last are pages of the address bar, which load with every window, and a second process
 * that waits for a next page in each context.
 */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
];

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--disable-features=${without.join(',')}`,
] as const;
const require = createRequire(import.meta.url);

/** Finds a browser without starting or installing one. */
export function chromium(): Chromium {
  return { path: candidates().find((path) => existsSync(path)), args };
}

/** The options that start the Chromium that was found, with more switches and the fonts that texts are measured in. */
export function chromiumWith(...switches: string[]): LaunchOptions {
  const { path } = chromium();
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  return { args: [...args, ...switches], env, ...(path && { executablePath: path }) };
}

/**
 * Finds a browser that starts, or installs one, and sets $CHROMIUM to its path for this process and its children.
 * @throws when none could be installed
 */
export function ensureChromium(): string {
  const path = working() ?? installed();
  if (path === undefined) {
    throw new Error('No Chromium was found and none could be installed. Install one, or name it in $CHROMIUM.');
  }
  process.env['CHROMIUM'] = path;
  return path;
}

/**
 * Finds the browser of the tests, and sets $CHROMIUM to it: Debian's Chromium without a window, installed if it is missing
 * and may be, takes a fifth less of the processor. Elsewhere it is the browser of `ensureChromium`.
 */
export function ensureTestBrowser(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  if (process.env['CHROMIUM'] === undefined && process.platform === 'linux') {
    if (!existsSync(shell)) installDebian('chromium-headless-shell');
    if (existsSync(shell) && canStart(shell)) process.env['CHROMIUM'] = shell;
  }
  return ensureChromium();
}

function candidates(): string[] {
  const named = process.env['CHROMIUM'];
  const usual = {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((folder) =>
      process.env[folder] ? [`${process.env[folder]}\\Google\\Chrome\\Application\\chrome.exe`] : [],
    ),
    linux: [
      '/usr/bin/chromium',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/opt/google/chrome/chrome',
    ],
  };
  const here = process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux';
  return [...(named ? [named] : []), ...usual[here], playwrightChromium.executablePath()];
}

function working(): string | undefined {
  return candidates().find((path) => existsSync(path) && canStart(path));
}

/** Whether a browser starts: an existing file may be a placeholder of the distribution, or lack libraries. */
function canStart(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, [...args, '--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installed(): string | undefined {
  console.log('No browser found: installing Chromium for the tests…');
  const cli = require.resolve('@playwright/test/cli');
  const messages = [runInstaller(process.execPath, cli, 'install', 'chromium')];
  if (working() === undefined) messages.push(installDebian('chromium'));
  const path = working();
  if (path === undefined) console.error(messages.join('\n'));
  return path;
}
