import { spanOfDay } from 'engine/runtime/day.ts';
import type { Span } from '../../domain/statement.ts';

/** The first and last day of a span, such as `2026-03-04`; empty if the span is open on that side. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of all time. */
export const allDays: Days = { from: '', to: '' };

/** The days of a month, `2026-03`. */
export function daysOf(month: string): Days {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return {
    from: `${month}-01`,
    to: `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`,
  };
}

/** The month of a time, epoch ms, in the device's time zone, such as `2026-03`. */
export function monthOf(moment: number): string {
  const date = new Date(moment);
  return `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** The months from `first` to `last`, both epoch ms, newest first. */
export function monthsBetween(first: number, last: number): readonly string[] {
  const [start, end] = [new Date(first), new Date(last)];
  const count = (end.getFullYear() - start.getFullYear()) * 12 + end.getMonth() - start.getMonth();
  return Array.from({ length: Math.max(0, count) + 1 }, (_, ago) =>
    monthOf(new Date(end.getFullYear(), end.getMonth() - ago, 1).getTime()),
  );
}

/** The start and end of a span in the device's time zone; the last day is included. */
export function spanOf({ from, to }: Days): Span {
  return {
    from: from === '' ? -Infinity : spanOfDay(from).from,
    to: to === '' ? Infinity : spanOfDay(to).to,
  };
}

/** The time zone of all times in a statement. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
