import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium as playwrightChromium } from '@playwright/test';

/** A browser for tests and benchmarks. `path` is undefined where none was found. */
export interface Chromium {
  path: string | undefined;
  args: readonly string[];
}

/**
 * Parts of the browser that are turned off. Of a switch that is given twice the browser takes the last, so the first lines
 * are those that Playwright turns off itself; the last are pages of the address bar, which load with every window.
 */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--disable-features=${without.join(',')}`,
] as const;
const require = createRequire(import.meta.url);

/** The browser there is, without starting or installing anything. */
export function chromium(): Chromium {
  return { path: candidates().find((path) => existsSync(path)), args };
}

/**
 * The browser there is, tried by starting it; where there is none, one is installed. From here on $CHROMIUM names it, for
 * this process and those it starts.
 * @throws when none could be installed.
 */
export function ensureChromium(): Chromium & { path: string } {
  const path = working() ?? installed();
  if (path === undefined) {
    throw new Error('No Chromium was found and none could be installed. Install one, or name it in $CHROMIUM.');
  }
  process.env['CHROMIUM'] = path;
  return { path, args };
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

/** A file can be there and not run: a stand-in of the distribution, or missing libraries. */
function canStart(path: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(path, [...args, '--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installed(): string | undefined {
  console.log('No browser found: installing Chromium for the tests…');
  const cli = require.resolve('@playwright/test/cli');
  const said = [run(process.execPath, cli, 'install', 'chromium')];
  if (working() === undefined && process.platform === 'linux' && process.getuid?.() === 0) {
    said.push(run('apt-get', 'update', '-qq'));
    said.push(run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'));
  }
  const path = working();
  if (path === undefined) console.error(said.join('\n'));
  return path;
}

/** Runs an installer and returns what it complained about; of interest only when no browser comes of it. */
function run(command: string, ...parameters: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const { stderr, error } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env,
  });
  return error ? `${command}: ${error.message}` : stderr;
}
