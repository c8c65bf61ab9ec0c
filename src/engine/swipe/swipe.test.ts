import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { handleWidth, isComplete, offsetAt, progressOf, trackWidth, distanceOf } from './swipe.ts';

describe('the welcome swipe', () => {
  it('E-18 a width that is not known is 320 px', () => {
    expect([trackWidth(undefined), trackWidth(0), trackWidth(412)]).toEqual([320, 320, 412]);
    expect(isComplete(216, trackWidth(0))).toBe(false);
    expect(isComplete(217, trackWidth(0))).toBe(true);
  });

  it('E-14 is complete from 85 % of the track less the handle on', () => {
    const width = 465;
    expect(distanceOf(width)).toBe(width - handleWidth);
    expect(isComplete(339.9, width)).toBe(false);
    expect(isComplete(340, width)).toBe(true);
  });

  it('E-10 progress is the offset over the width of the track', () => {
    expect(progressOf(0, 400)).toBe(0);
    expect(progressOf(100, 400)).toBe(0.25);
    expect(progressOf(-1, 400)).toBe(0);
    expect(progressOf(401, 400)).toBe(1);
  });

  it('property: E-11 the handle stays on the track, and progress from 0 to 1 and in the order of the drag', () => {
    const drag = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(drag, drag, fc.integer({ min: 1, max: 3000 }), (one, other, width) => {
        const [first, second] = [one, other].map((dragged) => offsetAt(dragged, width));
        if (first === undefined || second === undefined) throw new Error('two offsets');
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(Math.max(0, width - handleWidth));
        expect(progressOf(first, width)).toBeGreaterThanOrEqual(0);
        expect(progressOf(first, width)).toBeLessThanOrEqual(1);
        if (one <= other) expect(progressOf(first, width)).toBeLessThanOrEqual(progressOf(second, width));
      }),
    );
  });
});
