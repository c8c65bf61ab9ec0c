import type { Page } from '@playwright/test';

/** A span of the page's clock, ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
}

const mark = 'bench';

/** Does `work` and returns its result with the garbage collections of the page meanwhile, by a trace of the browser. */
export async function withCollections<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly collections: readonly Span[] }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['v8', 'blink.user_timing'] });
  const markedAt = await page.evaluate((name) => performance.mark(name).startTime, mark);
  const result = await work();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString('utf8'),
  );
  return { result, collections: collectionsIn(traceEvents, markedAt) };
}

/** The collections in the trace of a page that set a mark at `markedAt` ms of its clock. */
export function collectionsIn(events: readonly TraceEvent[], markedAt: number): readonly Span[] {
  const marked = events.find(({ name }) => name === mark);
  if (!marked) throw new Error('the trace has no mark');
  return events
    .filter(({ name, pid }) => pid === marked.pid && (name === 'MinorGC' || name === 'MajorGC'))
    .map(({ ts, dur = 0 }) => {
      const from = markedAt + (ts - marked.ts) / 1000;
      return { from, to: from + dur / 1000 };
    });
}

/** How much of a span the others take, ms. */
export function timeWithin({ from, to }: Span, others: readonly Span[]): number {
  return others.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0);
}
