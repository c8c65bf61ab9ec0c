import type { CDPSession } from '@playwright/test';

/** What a page holds after garbage was collected. */
export interface Figures {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** How much more than at first there may be at the end. */
const limits: Readonly<Record<keyof Figures, number>> = { heap: 0.05, nodes: 0.02, listeners: 0.02 };

/** Collects garbage and reads what the page holds. */
export async function figuresOf(session: CDPSession): Promise<Figures> {
  // The console keeps what is written to it.
  await session.send('Runtime.discardConsoleEntries');
  // The first pass runs finalizers, whose objects the second one frees.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** A line that shows figures. */
export function line(name: string, { heap, nodes, listeners }: Figures): string {
  const megabytes = (heap / 1e6).toFixed(2).padStart(7);
  return `${name.padEnd(12)}${megabytes} MB${String(nodes).padStart(7)} nodes${String(listeners).padStart(6)} listeners`;
}

/** The figures that grow by more than their limit from the first to the last, in words. */
export function growths(about: string, [first, ...others]: readonly Figures[]): string[] {
  const last = others.at(-1);
  if (!first || !last) throw new Error(`${about}: there is nothing to compare`);
  return (['heap', 'nodes', 'listeners'] as const).flatMap((name) => {
    const growth = last[name] / first[name] - 1;
    return growth > limits[name] ? [`${about}: ${name} grow by ${(growth * 100).toFixed(1)} %`] : [];
  });
}
