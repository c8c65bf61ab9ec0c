import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { hearTime, offsetAfter, serverNow, serverOffset } from './server-time.ts';

const second = 1000;
const day = 86_400_000;
const noon = Date.parse('2026-03-01T12:00:00Z');

/** What an answer tells that left at `sentAt` and came `took` later, in the middle of which the server's clock was read. */
function told(sentAt: number, took: number, trueOffset: number) {
  const earliest = Math.floor((sentAt + took / 2 + trueOffset) / second) * second;
  return { sentAt, receivedAt: sentAt + took, earliest, latest: earliest + second };
}

const offsets = fc.integer({ min: -2 * day, max: 2 * day });
const trips = fc.array(fc.record({ after: fc.nat({ max: day }), took: fc.nat({ max: 20 * second }) }), {
  minLength: 1,
});

describe('the offset of the server', () => {
  it('is that of an answer, to the second', () => {
    expect(Math.abs(offsetAfter(0, told(noon, 100, day)) - day)).toBeLessThan(second);
    expect(Math.abs(offsetAfter(0, told(noon, 100, -day)) + day)).toBeLessThan(second);
  });

  it('property: no answer moves an offset that is right, however slow it was', () => {
    fc.assert(
      fc.property(offsets, trips, (trueOffset, all) => {
        for (const { after, took } of all) {
          expect(offsetAfter(trueOffset, told(noon + after, took, trueOffset))).toBe(trueOffset);
        }
      }),
    );
  });

  it('property: what changes at all changes by a second and a half at least', () => {
    fc.assert(
      fc.property(offsets, offsets, fc.nat({ max: 20 * second }), (offset, trueOffset, took) => {
        const next = offsetAfter(offset, told(noon, took, trueOffset));
        expect(next === offset || Math.abs(next - offset) >= 1.5 * second).toBe(true);
      }),
    );
  });

  it('property: after an answer it is right to two seconds and half of the time that it took', () => {
    fc.assert(
      fc.property(offsets, offsets, fc.nat({ max: 20 * second }), (offset, trueOffset, took) => {
        const next = offsetAfter(offset, told(noon, took, trueOffset));
        expect(Math.abs(next - trueOffset)).toBeLessThanOrEqual(2 * second + took / 2);
      }),
    );
  });

  it('follows a clock that was set anew with the next answer', () => {
    expect(Math.abs(offsetAfter(day, told(noon + day, 100, 0)))).toBeLessThan(second);
  });
});

describe('what an answer tells', () => {
  beforeEach(() => vi.useFakeTimers({ now: noon }));
  afterEach(() => {
    vi.useRealTimers();
    serverOffset.write(0);
  });
  const trip = { sentAt: noon - 200, receivedAt: noon };
  const list = (...dates: unknown[]) => ({ result: dates.map((date) => ({ date })), total: dates.length });

  it('is the time of the server by its header, whatever its entries say', () => {
    hearTime('Mon, 02 Mar 2026 12:00:00 GMT', list('2026-03-05T00:00:00Z'), trip);
    expect(Math.abs(serverNow() - noon - day)).toBeLessThan(second);
  });

  it('without the header is at least the newest date of its entries', () => {
    hearTime(null, list('2026-03-01T13:00:00Z', '2026-03-01T11:00:00Z'), trip);
    expect(serverNow()).toBe(Date.parse('2026-03-01T13:00:00Z'));
    hearTime(null, list('2026-02-01T00:00:00Z'), trip);
    expect(serverNow()).toBe(Date.parse('2026-03-01T13:00:00Z'));
  });

  it.each([undefined, null, 'text', [], {}, { result: 'none' }, list(), list('soon', null, 5), { result: [null, 7] }])(
    'and holds no date, changes nothing: %j',
    (body) => {
      hearTime(null, body, trip);
      hearTime('yesterday', body, trip);
      expect(serverNow()).toBe(noon);
    },
  );
});
