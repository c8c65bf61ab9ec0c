import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How much slower the processor is made; times are those of the slowed one. */
export const cpuSlowdown = 4;

/** A page under measurement, and the session by which its figures are read. */
export interface BenchPage {
  page: Page;
  session: CDPSession;
}

/** A page of a signed-in user with what the measurements need switched on; the processor is slowed by {@link slowDown}. */
export async function openPage(context: BrowserContext, user: string): Promise<BenchPage> {
  await context.setExtraHTTPHeaders({ 'x-sandbox-user': user });
  await context.addInitScript(() => sessionStorage.setItem('isWarningClosed', '1'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { page, session };
}

/** Slows the processor from now on. */
export async function slowDown({ session }: BenchPage, rate = cpuSlowdown): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What the page holds after a collection of garbage: JavaScript heap in bytes, nodes of the document. */
export async function heldBy({ session }: BenchPage): Promise<{ heap: number; nodes: number }> {
  for (let pass = 0; pass < 2; pass++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/** Posts to one of the sandbox's own endpoints. @throws when it refuses */
export async function control(url: string, path: string, body: object): Promise<{ name?: string }> {
  const answer = await fetch(`${url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/sandbox/${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A new user of the sandbox with so many deposits. */
export async function userWithDeposits(
  url: string,
  deposits: { count: number; gapMs: number; status: 'completed' | null },
): Promise<string> {
  const { name = '' } = await control(url, 'users', { like: 'new' });
  await control(url, 'deposits', { user: name, ...deposits });
  return name;
}
