import { expect, test } from 'vitest';
import { median, type Measured, pageNames, report, visitKinds } from './report.ts';

test('the median is the middle value, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('the table shows medians and the ratios of the app to the other pages', () => {
  const factor = { plain: 1, bare: 2, app: 3, cold: 10, warm: 1 };
  const measured: Measured[] = [1, 100, 1000].flatMap((size) =>
    pageNames.flatMap((page) =>
      visitKinds.map((kind) => {
        const value = size * factor[page] * factor[kind];
        return {
          page,
          kind,
          visit: { bytes: value, requests: 7, firstPaint: value, firstContent: value * 2, ready: value },
        };
      }),
    ),
  );
  const text = report(measured);
  expect(text).toMatch(/the app, \/wallet, cold +3000 +7 +3000 ms +6000 ms +3000 ms/);
  expect(text).toMatch(/bare React, warm +200 +7 +200 ms +400 ms +200 ms/);
  expect(text).toContain('warm: first paint  app / plain  3.00   first content 3.00');
  expect(text).toContain('cold: ready        app / bare   1.50');
});
