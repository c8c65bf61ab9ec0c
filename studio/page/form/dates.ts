import type { Schema } from './schema.ts';

/** What a date is: a day of the calendar, the first day of a month, or a moment. */
type DateKind = 'day' | 'month' | 'moment';

/** What kind of date a schema takes; undefined if it takes other texts. */
export function dateKindOf(schema: Schema): DateKind | undefined {
  if (schema['x-date'] === true) return 'moment';
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : /^/;
  if (pattern.test('no date')) return undefined;
  if (pattern.test('2026-12-24T18:00:00Z')) return 'moment';
  if (pattern.test('2026-12-24')) return 'day';
  return pattern.test('2026-12-01') ? 'month' : undefined;
}

/** Whether a property says when something ends: a day means its last second there, otherwise its first. */
export const isEnd = (name: string): boolean => /until|end|to$/i.test(name);

/** A day and a time as clocks in a time zone show them. */
interface Clock {
  readonly day: string;
  readonly time: string;
}

/** What clocks in a time zone show at a moment, epoch ms. */
export function clockIn(zone: string, moment: number): Clock {
  const [day = '', time = ''] = new Date(moment + offsetAt(zone, moment)).toISOString().split('T');
  return { day, time: time.slice(0, 8) };
}

/** The moment at which clocks in a time zone show a day and a time, as config stores it: with the offset there. */
export function storedMoment(zone: string, { day, time }: Clock): string {
  const shown = Date.parse(`${day}T${time}Z`);
  // Near a change of the clocks the offset is that at the moment itself.
  const moment = shown - offsetAt(zone, shown - offsetAt(zone, shown));
  const clock = clockIn(zone, moment);
  return `${clock.day}T${clock.time}${offsetWords(zone, moment) || 'Z'}`;
}

/** A moment in words, in a time zone and in that of the world. */
export function momentWords(zone: string, moment: number): string {
  const shown = (timeZone: string): string =>
    `${dayWords(moment, timeZone)} at ${new Date(moment).toLocaleTimeString('en-GB', { timeZone })}`;
  return zone === 'UTC' ? `${shown(zone)} UTC` : `${shown(zone)} in ${zone}, that is ${shown('UTC')} UTC`;
}

/** The day of a moment in words. */
export function dayWords(moment: number, timeZone = 'UTC'): string {
  const words = (options: Intl.DateTimeFormatOptions): string =>
    new Date(moment).toLocaleDateString('en-GB', { ...options, timeZone });
  return `${words({ weekday: 'long' })}, ${words({ day: 'numeric', month: 'long', year: 'numeric' })}`;
}

/** The offset of a time zone at a moment, such as `+03:00`; empty for none. */
function offsetWords(zone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^GMT(?:\+00:00)?/, '');
}

function offsetAt(zone: string, moment: number): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):(\d\d)/.exec(offsetWords(zone, moment)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
