import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { earliestTime, latestTime, offsetAfter, serverNow, serverOffset, updateServerOffset } from './server-time.ts';

const second = 1000;
const day = 86_400_000;
const noon = Date.parse('2026-03-01T12:00:00Z');

/** The bounds from a response to a request sent at `sentAt` that took `took` ms; the server read its clock halfway. */
function boundsOf(sentAt: number, took: number, trueOffset: number) {
  const earliest = Math.floor((sentAt + took / 2 + trueOffset) / second) * second;
  return { sentAt, receivedAt: sentAt + took, earliest, latest: earliest + second };
}

const offsets = fc.integer({ min: -2 * day, max: 2 * day });
const trips = fc.array(fc.record({ after: fc.nat({ max: day }), took: fc.nat({ max: 20 * second }) }), {
  minLength: 1,
});

describe('the offset of the server', () => {
  it('is that of a response, to the second', () => {
    expect(Math.abs(offsetAfter(0, boundsOf(noon, 100, day)) - day)).toBeLessThan(second);
    expect(Math.abs(offsetAfter(0, boundsOf(noon, 100, -day)) + day)).toBeLessThan(second);
  });

  it('property: a correct offset does not change, however slow the response is', () => {
    fc.assert(
      fc.property(offsets, trips, (trueOffset, all) => {
        for (const { after, took } of all) {
          expect(offsetAfter(trueOffset, boundsOf(noon + after, took, trueOffset))).toBe(trueOffset);
        }
      }),
    );
  });

  it('property: a change is at least a second and a half', () => {
    fc.assert(
      fc.property(offsets, offsets, fc.nat({ max: 20 * second }), (offset, trueOffset, took) => {
        const next = offsetAfter(offset, boundsOf(noon, took, trueOffset));
        expect(next === offset || Math.abs(next - offset) >= 1.5 * second).toBe(true);
      }),
    );
  });

  it('property: after a response its error is at most two seconds plus half of the time the response took', () => {
    fc.assert(
      fc.property(offsets, offsets, fc.nat({ max: 20 * second }), (offset, trueOffset, took) => {
        const next = offsetAfter(offset, boundsOf(noon, took, trueOffset));
        expect(Math.abs(next - trueOffset)).toBeLessThanOrEqual(2 * second + took / 2);
      }),
    );
  });

  it.each([
    [1000, 0],
    [1001, 1501],
    [-2000, 0],
    [-2001, -1501],
  ])('may be outside a response by a second, else it is the middle of it: by %s ms %s ms', (ahead, offset) => {
    const at = { sentAt: noon, receivedAt: noon, earliest: noon + ahead, latest: noon + ahead + second };
    expect(offsetAfter(0, at)).toBe(offset);
  });

  it('follows a changed clock with the next response', () => {
    expect(Math.abs(offsetAfter(day, boundsOf(noon + day, 100, 0)))).toBeLessThan(second);
  });
});

describe('a response', () => {
  beforeEach(() => vi.useFakeTimers({ now: noon }));
  afterEach(() => {
    vi.useRealTimers();
    serverOffset.write(0);
  });
  const trip = { sentAt: noon - 200, receivedAt: noon };
  const list = (...dates: unknown[]) => ({ result: dates.map((date) => ({ date })), total: dates.length });

  it('gives the server time by its header, regardless of its entries', () => {
    updateServerOffset('Mon, 02 Mar 2026 12:00:00 GMT', list('2026-03-05T00:00:00Z'), trip);
    expect(serverNow()).toBe(noon + day + (second + 200) / 2);
  });

  it('tells of a new offset only', () => {
    const heard = vi.fn();
    const stop = serverOffset.subscribe(heard);
    for (const date of ['Mon, 02 Mar 2026 12:00:00 GMT', 'Mon, 02 Mar 2026 12:00:00 GMT', null])
      updateServerOffset(date, undefined, trip);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('without the header gives the newest date of its entries as the earliest server time', () => {
    updateServerOffset(null, list('2026-03-01T13:00:00Z', '2026-03-01T11:00:00Z'), trip);
    expect(serverNow()).toBe(Date.parse('2026-03-01T13:00:00Z'));
    updateServerOffset(null, list('2026-02-01T00:00:00Z'), trip);
    expect(serverNow()).toBe(Date.parse('2026-03-01T13:00:00Z'));
  });

  it.each([undefined, null, 'text', [], {}, { result: 'none' }, list(), list('soon', null, 5), { result: [null, 7] }])(
    'without the header and without a date changes nothing: %j',
    (body) => {
      updateServerOffset(null, body, trip);
      updateServerOffset('yesterday', body, trip);
      expect(serverNow()).toBe(noon);
    },
  );
});

describe('a clock of the device that is set while the page is open', () => {
  beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    serverOffset.write(0);
  });

  it('W-SEND-09 does not make a moment later or earlier than the last response and the time since say', () => {
    updateServerOffset('Sun, 01 Mar 2026 12:00:00 GMT', undefined, { sentAt: noon, receivedAt: noon });
    vi.advanceTimersByTime(5 * second);
    const steady = noon + 5 * second;
    expect([earliestTime(), latestTime()]).toEqual([steady, steady]);
    vi.setSystemTime(steady + day);
    expect([earliestTime(), latestTime()]).toEqual([steady, steady + day]);
    vi.setSystemTime(steady - day);
    expect([earliestTime(), latestTime()]).toEqual([steady - day, steady]);
  });
});
