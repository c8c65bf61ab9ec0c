import type { Scrolled } from './scroll.ts';
import type { Ticked } from './ticking.ts';
import type { Typed } from './typing.ts';

const aims = { frame: 50, keystroke: 30, tick: 4 };
/** The share by which memory may differ without counting as growth. */
const slack = 0.1;

/** The percentile of the values: the smallest value that at least `share` (0…1) of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The report on scrolling: frames and memory, with the targets. */
export function scrollReport({ frames, memory }: Scrolled): string {
  const lengths = frames.map(({ length }) => length);
  const appLengths = frames.map(({ length, collecting }) => length - collecting);
  const isLong = (length: number): boolean => length > aims.frame;
  const [long, appLong] = [lengths.filter(isLong).length, appLengths.filter(isLong).length];
  const [, second, ...later] = memory;
  const growth = second && later.length > 0 ? most(later.map(({ heap }) => heap)) / second.heap - 1 : Number.NaN;
  return [
    line('', ['heap', 'DOM nodes']),
    ...memory.map(({ rows, heap, nodes }) =>
      line(`${rows.toLocaleString('en')} rows scrolled past`, [megabytes(heap), String(nodes)]),
    ),
    '',
    `${frames.length} frames: longest ${ms(most(lengths))}, p95 ${ms(percentile(lengths, 0.95))}, ${long} over ${aims.frame} ms`,
    `without garbage collection: longest ${ms(most(appLengths))}, ${appLong} over ${aims.frame} ms ${aimed(appLong === 0, 'none')}`,
    Number.isNaN(growth)
      ? 'heap: too few rows to see whether it grows'
      : `heap after the first ${second?.rows.toLocaleString('en')} rows ${growth > 0 ? '+' : ''}${(growth * 100).toFixed(0)} % ${aimed(growth <= slack, 'does not grow')}`,
  ].join('\n');
}

/** The report on typing, one line for each screen. */
export function typingReport(typed: readonly Typed[]): string {
  return typed
    .map(({ screen, delays }) => {
      const reached = percentile(delays, 0.75);
      const figures = [percentile(delays, 0.5), reached, Math.max(...delays)].map(ms);
      return `${screen.padEnd(16)} keystroke to paint p50 ${figures[0]}, p75 ${figures[1]}, longest ${figures[2]}, of ${delays.length} ${aimed(reached < aims.keystroke, `p75 below ${aims.keystroke} ms`)}`;
    })
    .join('\n');
}

/** The report on countdowns. */
export function tickingReport({ countdowns, running, still, bare }: Ticked): string {
  const cost = running.all - still.all;
  const computed = running.computed - still.computed;
  return [
    `a tick of ${countdowns} countdowns ${ms(cost)} of the main thread, not slowed (a second with them ${ms(running.all)}, without ${ms(still.all)}) ${aimed(cost < aims.tick, `below ${aims.tick} ms`)}`,
    `of it ${ms(computed)} are script, style and layout; a bare page takes ${ms(bare.all)} to write and paint as many texts`,
  ].join('\n');
}

function most(values: readonly number[]): number {
  return percentile(values, 1);
}

function aimed(isReached: boolean, aim: string): string {
  return `(aim: ${aim} — ${isReached ? 'reached' : 'missed'})`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function line(title: string, cells: readonly string[]): string {
  return title.padEnd(28) + cells.map((cell) => cell.padStart(12)).join('');
}
