import { createStore } from '../values/store.ts';
import { recordOf } from 'engine/record.ts';

/** When a request was sent and its response received, by the device's clock, epoch ms. */
export interface RequestTiming {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** The bounds of the server's time at some moment of the trip, from a response, epoch ms. */
interface ServerTimeBounds extends RequestTiming {
  readonly earliest: number;
  readonly latest: number;
}

/** The resolution of the `Date` header, ms. */
const granularity = 1000;
/** How far an offset may be outside the bounds of a response before it changes, ms, so that countdowns do not jump. */
const tolerance = 1000;

/** How far the server's clock is ahead of the device's, ms; 0 until a response contradicts that. */
export const serverOffset = createStore(0);

/** A time of the server, and when it was read, by the clock that nobody can set, ms; at first the start of the page. */
let reading = { at: 0, time: performance.timeOrigin };

/** The server's time, epoch ms; use it for everything about money and deadlines. */
export function serverNow(): number {
  return Date.now() + serverOffset.read();
}

/** The server's time by the last response and the time since, which a changed clock of the device does not change. */
function steadyNow(): number {
  return reading.time + performance.now() - reading.at;
}

/** The earliest that the time may be, by the device's clock and by that of the page, epoch ms. */
export function earliestTime(): number {
  return Math.min(serverNow(), steadyNow());
}

/** The latest that the time may be, epoch ms. A page that sleeps lags behind, so the device's clock counts, too. */
export function latestTime(): number {
  return Math.max(serverNow(), steadyNow());
}

/**
 * The offset after a response: unchanged if it is within the bounds of the response, else the middle of them. A slow
 * response has wide bounds, so it does not replace a precise offset; a changed clock is followed with the next
 * response.
 */
export function offsetAfter(offset: number, { earliest, latest, sentAt, receivedAt }: ServerTimeBounds): number {
  const least = earliest - receivedAt;
  const most = latest - sentAt;
  if (offset >= least - tolerance && offset <= most + tolerance) return offset;
  return most === Infinity ? least : (least + most) / 2;
}

/**
 * Updates the offset from a response: from its `Date` header; if the API does not expose that, the server's time is at
 * least the date of the newest list entry.
 */
export function updateServerOffset(date: string | null, body: unknown, trip: RequestTiming): void {
  const serverDate = Date.parse(date ?? '');
  const isDated = Number.isFinite(serverDate);
  const earliest = isDated ? serverDate : newestIn(body);
  const latest = isDated ? serverDate + granularity : Infinity;
  if (isDated) reading = { at: performance.now(), time: serverDate };
  const offset = offsetAfter(serverOffset.read(), { ...trip, earliest, latest });
  if (offset !== serverOffset.read()) serverOffset.write(offset);
}

function newestIn(body: unknown): number {
  const { result }: { result?: unknown } = recordOf(body);
  const dates = (Array.isArray(result) ? result : []).map((entry) => Date.parse(String(recordOf(entry).date)));
  return Math.max(-Infinity, ...dates.filter(Number.isFinite));
}
