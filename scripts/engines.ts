import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from './chromium.ts';
import { installDebian } from './debian.ts';

/** The programs of the engines other than Chromium, from Debian. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
} as const;

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The browser around WebKit that its driver starts; undefined if it is not installed. */
export function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((machine) => join(libraries, machine, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * Finds Chromium, Firefox and WebKit with its driver, or installs Debian's, and sets $CHROMIUM.
 * @throws when one is missing and could not be installed
 */
export function ensureEngines(): void {
  ensureTestBrowser();
  if (missing().length === 0) return;
  console.log(`Installing ${packages.join(', ')} for the tests…`);
  const message = installDebian(...packages);
  const stillMissing = missing();
  if (stillMissing.length > 0)
    throw new Error(
      `Not found, and could not be installed: ${stillMissing.join(', ')}. Install ${packages.join(', ')}.\n${message}`,
    );
}

function missing(): string[] {
  const files = Object.values(programs).filter((file) => !existsSync(file));
  return miniBrowser() === undefined ? [...files, 'MiniBrowser of webkit2gtk-4.1'] : files;
}
