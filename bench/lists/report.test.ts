import { expect, test } from 'vitest';
import { percentile, scrollReport, tickingReport, typingReport } from './report.ts';

test('a percentile is the smallest value that the given share does not exceed, in any order', () => {
  const values = [40, 10, 30, 20];
  expect(percentile(values, 0.75)).toBe(30);
  expect(percentile(values, 0.76)).toBe(40);
  expect(percentile(values, 0)).toBe(10);
  expect(percentile(values, 1)).toBe(40);
  expect(percentile([], 0.5)).toBeNaN();
});

const memory = (...heaps: number[]) =>
  [0, 1_000, 5_000, 20_000].map((rows, index) => ({ rows, heap: (heaps[index] ?? 0) * 1e6, nodes: 100 + index }));

const frames = (...lengths: number[]) => lengths.map((length) => ({ length, collecting: 0 }));

test('the scroll report shows the memory at each mark and the longest frame', () => {
  const text = scrollReport({ frames: frames(16, 17, 51, 16), memory: memory(5, 8, 8.2, 8.1) });
  expect(text).toMatch(/20,000 rows scrolled past +8\.1 MB +103/);
  expect(text).toContain('4 frames: longest 51.0 ms, p95 51.0 ms, 1 over 50 ms');
  expect(text).toContain('without garbage collection: longest 51.0 ms, 1 over 50 ms (aim: none — missed)');
  expect(text).toMatch(/heap after the first 1,000 rows \+2 % .*reached/);
});

test('garbage collection does not count as a long frame of the app', () => {
  const text = scrollReport({ frames: [...frames(16), { length: 80, collecting: 35 }], memory: memory(5, 8) });
  expect(text).toContain('2 frames: longest 80.0 ms, p95 80.0 ms, 1 over 50 ms');
  expect(text).toContain('without garbage collection: longest 45.0 ms, 0 over 50 ms (aim: none — reached)');
});

test('memory that grows while scrolling misses the aim', () => {
  expect(scrollReport({ frames: frames(16), memory: memory(5, 8, 12, 30) })).toMatch(/\+275 % .*missed/);
});

test('the typing report shows the percentile of the aim', () => {
  const delays = [20, 20, 20, 29, 90];
  expect(typingReport([{ screen: '/wallet/sell', delays }])).toMatch(
    /p50 20\.0 ms, p75 29\.0 ms, longest 90\.0 ms.*reached/,
  );
  expect(typingReport([{ screen: '/wallet/sell', delays: [30, 30] }])).toContain('missed');
});

test('the tick report shows the extra cost of a second with countdowns, and the cost of the browser alone', () => {
  const work = (all: number) => ({ all, computed: all / 2 });
  const ticked = (running: number) => ({ countdowns: 100, running: work(running), still: work(2), bare: work(1) });
  expect(tickingReport(ticked(5))).toMatch(/^a tick of 100 countdowns 3\.0 ms.*reached/);
  expect(tickingReport(ticked(5))).toContain('of it 1.5 ms are script, style and layout; a bare page takes 1.0 ms');
  expect(tickingReport(ticked(7))).toContain('missed');
});
