import type { BrowserContext, CDPSession } from '@playwright/test';
import { readySelector } from '../../scripts/first-load/ready.ts';
import { meterTraffic, type Traffic } from './traffic.ts';

/** A page to measure. */
export interface BenchPage {
  readonly title: string;
  /** How `--page` names it; a page without is always measured. */
  readonly name?: string;
  readonly url: string;
  /** Matches once the page can be used; by default once the wallet can. */
  readonly ready?: string;
  /** Whether it is opened as in the messenger's native web view. */
  readonly isInMessenger?: boolean;
}

/** One measured load; times in ms since the start of the navigation, traffic until `ready`. */
export interface Visit extends Traffic {
  firstPaint: number;
  firstContent: number;
  ready: number;
  /** How long the main thread worked until then. */
  mainThread: number;
}

const bytesPerSecond = 1_600_000 / 8;
const latencyMs = 150;
const cpuSlowdown = 4;
const readyBinding = 'reportReady';
const patienceMs = 60_000;

/**
 * Opens a page of `context` with network and CPU slowed down, and closes it once it is idle.
 * @throws when the page does not get ready, or was not sent over HTTP/2
 */
export async function visit(
  context: BrowserContext,
  { url, ready: selector, isInMessenger }: BenchPage,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const meter = await meterTraffic(session);
  await slowDown(session);
  await session.send('Performance.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: readyBinding });
  if (isInMessenger) await page.addInitScript(giveBridge);
  await page.addInitScript(watchForReady, { selector: selector ?? readySelector, binding: readyBinding });

  const ready = new Promise<Pick<Visit, 'ready' | 'mainThread'> & Traffic>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${url} was not ready after ${patienceMs} ms`)), patienceMs).unref();
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== readyBinding) return;
      const sofar = { ...meter.sofar(), ready: Number(payload) };
      taskTime(session).then((mainThread) => resolve({ ...sofar, mainThread }), reject);
    });
  });
  await page.goto(url, { waitUntil: 'commit' });
  const reached = await ready;
  await meter.quiet();
  const [firstPaint, firstContent] = await page.evaluate(paintTimes);
  if (![...meter.protocols].every((protocol) => protocol === 'h2')) {
    throw new Error(`${url} came over ${[...meter.protocols].join(', ')}`);
  }
  await page.close();
  return { ...reached, firstPaint, firstContent };
}

/** How long the tasks of the main thread have taken in this page, ms. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Runs in the page before its own scripts: what the messenger's native web view gives it. */
function giveBridge(): void {
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
}

/** Runs in the page before its own scripts: reports the time of the frame in which the selector first matches. */
function watchForReady({ selector, binding }: { selector: string; binding: string }): void {
  const report: unknown = Reflect.get(window, binding);
  if (window !== window.top || typeof report !== 'function') return;
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => report(String(performance.now()))));
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-ready', 'aria-busy'] });
}

/** Runs in the page: the times of first paint and first contentful paint. */
function paintTimes(): [number, number] {
  const timeOf = (name: string) => performance.getEntriesByName(name, 'paint')[0]?.startTime ?? Number.NaN;
  return [timeOf('first-paint'), timeOf('first-contentful-paint')];
}
