import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { miniBrowser, programs } from '../../scripts/engines.ts';
import { unsettled } from '../../scripts/screens/visit.ts';
import { freePort } from '../../scripts/test-run/free-port.ts';
import { collectErrors, collected } from './collect-errors.ts';
import { seek } from './seek.ts';
import { type Engine, type Plain, type Script, type Tab, type Target, patience, size, sourceOf } from './tab.ts';

/** How long the driver may take for a new browser, or for one answer while a page loads, ms. */
const startLimit = 15_000;
const answerLimit = 3_000;
const scriptLimit = 2 * patience;

/** Starts WebKit's driver and a display for its windows; its files are in `folder`. */
export async function startWebKit(folder: string): Promise<Engine> {
  const saved = join(folder, 'saved');
  write(join(folder, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${saved}"\n`);
  // Without space around its buttons the browser's bar is as narrow as a phone.
  write(
    join(folder, '.config/gtk-3.0/gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 6px; }\n',
  );
  const { display, stop: stopDisplay } = await startDisplay();
  let current = await startDriver(folder, display);
  return {
    saved,
    newTab: async (base) => {
      // Its driver may wait for ever for a browser that it has started.
      for (let left = 2; ; left -= 1) {
        try {
          return await inTime(openTab(current.address, base), startLimit);
        } catch (error) {
          if (left === 0) throw error;
          console.warn(`WebKit gave no tab (${String(error)}): it is started again.`);
          await stop(current.driver);
          current = await startDriver(folder, display);
        }
      }
    },
    close: async () => {
      await stop(current.driver);
      await stopDisplay();
    },
  };
}

async function startDriver(folder: string, display: string): Promise<{ driver: ChildProcess; address: string }> {
  const port = await freePort();
  const driver = spawn(programs.webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      XDG_CACHE_HOME: join(folder, '.cache'),
      XDG_DATA_HOME: join(folder, '.local/share'),
      DISPLAY: display,
      LANGUAGE: 'en_US',
      // Its sandbox needs rights that a container does not give; the only pages are those of the tests.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, its usual way to draw gives pages no animation frames.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(`${address}/status`, driver);
  return { driver, address };
}

/** The result of a promise. @throws when it is not there within `limit` ms */
async function inTime<Result>(promise: Promise<Result>, limit: number): Promise<Result> {
  const timer = new AbortController();
  const late = setTimeout(limit, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`No answer within ${limit} ms.`);
  });
  late.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => timer.abort());
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function startDisplay(): Promise<{ display: string; stop: () => Promise<void> }> {
  const server = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = server.stdio[3];
  if (!(number instanceof Readable)) throw new Error('The display says no number.');
  const [text] = await once(number, 'data');
  return { display: `:${String(text).trim()}`, stop: () => stop(server) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(50);
  }
  throw new Error(`${programs.webKitDriver} ended with ${child.exitCode}.`);
}

async function openTab(server: string, base: string): Promise<Tab> {
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // The collector of errors must run before the app has loaded.
    pageLoadStrategy: 'none',
    timeouts: { script: scriptLimit },
    'webkitgtk:browserOptions': options,
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return tabOf(driver, await driver.getWindowHandle(), base);
}

function tabOf(driver: WebDriver, handle: string, base: string): Tab {
  /** The driver does everything in one of its tabs. */
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle);
    return driver;
  };
  const run = <Parameters extends readonly Plain[], Answer>(
    script: Script<Parameters, Answer>,
    ...parameters: Parameters
  ): Promise<Awaited<Answer>> => here().then(() => evaluate(driver, sourceOf(script, parameters)));
  const errors: string[] = [];
  const take = async (): Promise<void> => void errors.push(...(await run(collected)));
  return {
    open: async (path) => {
      await take();
      await driver.get(base + path);
      // What is run while one document replaces another may get no answer at all.
      await driver.manage().setTimeouts({ script: answerLimit });
      while (!(await run(collectErrors).catch(() => false)));
      await driver.manage().setTimeouts({ script: scriptLimit });
    },
    run,
    tap: async (target) => (await elementOf(await here(), target)).click(),
    type: async (target, text) => (await elementOf(await here(), target)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    picture: async () => (await here()).takeScreenshot(),
    errors: async () => {
      await take();
      return errors;
    },
    another: async (kind) => {
      const before = new Set(await driver.getAllWindowHandles());
      await here();
      if (kind === 'empty') await driver.switchTo().newWindow('tab');
      else await run(() => void window.open(location.href));
      const added = (await driver.getAllWindowHandles()).find((one) => !before.has(one));
      if (added === undefined) throw new Error('No tab was opened.');
      return tabOf(driver, added, base);
    },
    leave: async () => (await here()).close(),
    close: () => driver.quit(),
  };
}

async function elementOf(driver: WebDriver, target: Target): Promise<WebElement> {
  return evaluate<WebElement>(driver, sourceOf(seek, [target, unsettled, patience]));
}

/** Evaluates an expression in the page and waits for its answer. @throws what it throws */
async function evaluate<Answer>(driver: WebDriver, source: string): Promise<Answer> {
  const script = `const done = arguments[arguments.length - 1];
    (async () => ${source})().then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
  const { answer, error } = await driver.executeAsyncScript<{ answer: Answer; error?: string }>(script);
  if (typeof error === 'string') throw new Error(error);
  return answer;
}
