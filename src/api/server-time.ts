import { createStore } from '../values/store.ts';

/** When a request went out and its answer came, by the device's clock, epoch ms. */
export interface Trip {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** What an answer tells of the server's time: at some moment of the trip it was within this, epoch ms. */
interface Told extends Trip {
  readonly earliest: number;
  readonly latest: number;
}

/** The header `Date` tells whole seconds, ms. */
const granularity = 1000;
/** An offset stays where it misses what an answer allows by no more than this, ms: a countdown does not jump for it. */
const tolerance = 1000;

/** How much the server's clock is ahead of the device's, ms; 0 until an answer contradicts that. */
export const serverOffset = createStore(0);

/** The server's time, epoch ms: what counts wherever money or waiting is concerned. */
export function serverNow(): number {
  return Date.now() + serverOffset.read();
}

/**
 * The offset after an answer: the same while the answer allows it, else the middle of what it allows. A slow answer allows
 * much, so it moves nothing that a quick one has told; a clock that was set anew is followed by the next answer.
 */
export function offsetAfter(offset: number, { earliest, latest, sentAt, receivedAt }: Told): number {
  const least = earliest - receivedAt;
  const most = latest - sentAt;
  if (offset >= least - tolerance && offset <= most + tolerance) return offset;
  return most === Infinity ? least : (least + most) / 2;
}

/**
 * Follows the server's time as an answer tells it: by its header `Date`; where the API does not expose that, it is at least
 * that of the newest entry of a list.
 */
export function hearTime(date: string | null, body: unknown, trip: Trip): void {
  const told = Date.parse(date ?? '');
  const isDated = Number.isFinite(told);
  const earliest = isDated ? told : newestIn(body);
  const latest = isDated ? told + granularity : Infinity;
  if (earliest === -Infinity) return;
  const offset = offsetAfter(serverOffset.read(), { ...trip, earliest, latest });
  if (offset !== serverOffset.read()) serverOffset.write(offset);
}

function newestIn(body: unknown): number {
  const { result }: { result?: unknown } = Object(body);
  const dates = (Array.isArray(result) ? result : []).map((entry) => Date.parse(String(Object(entry).date)));
  return Math.max(-Infinity, ...dates.filter(Number.isFinite));
}
