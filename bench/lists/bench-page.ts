import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { withoutWarning } from '../../tests/e2e/support/fixtures.ts';

/** The factor by which the CPU is slowed down; measured times include it. */
export const cpuSlowdown = 4;

/** A page to measure, and the session that reads its metrics. */
export interface BenchPage {
  page: Page;
  session: CDPSession;
}

/** Opens a page of a signed-in user with metrics enabled, at normal CPU speed until {@link slowDown}. */
export async function openPage(context: BrowserContext, user: string): Promise<BenchPage> {
  await context.setExtraHTTPHeaders({ 'x-sandbox-user': user });
  await withoutWarning(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

/** Slows down the CPU from now on. */
export async function slowDown({ session }: BenchPage, rate = cpuSlowdown): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The memory of the page after garbage collection: JavaScript heap in bytes, number of DOM nodes. */
export async function memoryOf({ session }: BenchPage): Promise<{ heap: number; nodes: number }> {
  for (let pass = 0; pass < 2; pass++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/** Posts to one of the sandbox's own endpoints. @throws when it answers with an error */
export async function control(url: string, path: string, body: object): Promise<{ name?: string }> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/sandbox/${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Creates a user of the sandbox with `count` deposits; returns the name. */
export async function userWithDeposits(
  url: string,
  deposits: { count: number; gapMs: number; status: 'completed' | null },
): Promise<string> {
  const { name = '' } = await control(url, 'users', { like: 'new' });
  await control(url, 'deposits', { user: name, ...deposits });
  return name;
}
