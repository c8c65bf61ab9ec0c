import { expect, test } from 'vitest';
import { median, type Measured, references, report, titleOfOther, visitKinds } from './report.ts';

test('the median is the middle value, in any order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(median([])).toBeNaN();
});

test('the table shows medians and the ratios of the app to the other pages and to the other build', () => {
  const wallet = 'the app, /wallet';
  const factors = { [references.plain]: 1, [references.bare]: 2, [wallet]: 3, [titleOfOther(wallet)]: 4 };
  const measured: Measured[] = [1, 100, 1000].flatMap((size) =>
    Object.entries(factors).flatMap(([page, factor]) =>
      visitKinds.map((kind) => {
        const value = size * factor * (kind === 'cold' ? 10 : 1);
        const times = { firstPaint: value, firstContent: value * 2, ready: value, mainThread: value / 2 };
        const visit = { bytes: value, requests: 7, ...times };
        return { page, kind, visit };
      }),
    ),
  );
  const text = report(measured);
  expect(text).toMatch(/the app, \/wallet, cold +3000 +7 +3000 ms +6000 ms +3000 ms +1500 ms/);
  expect(text).toMatch(/bare React, warm +200 +7 +200 ms +400 ms +200 ms +100 ms/);
  expect(text).toMatch(/^the app, \/wallet, cold +3\.00 +1\.50 +0\.75$/m);
  expect(text).toMatch(/^the app, \/wallet, other build, warm +4\.00 +2\.00 *$/m);
});
