import { hasLocaleData, numberLocale } from './locale.ts';

const day = 86_400_000;
const shortSpan = 2 * day;
const longSpan = 300 * day;

/**
 * A time (epoch ms) on the axis of a chart that spans `span` ms, in the device's time zone with Latin digits: the time
 * of day for spans up to two days, else day and month, or month and year from ten months on.
 */
export function formatTick(time: number, span: number, language: string): string {
  const month = hasLocaleData(language) ? 'short' : '2-digit';
  const parts: Intl.DateTimeFormatOptions =
    span < shortSpan
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : span < longSpan
        ? { day: 'numeric', month }
        : { month, year: 'numeric' };
  return new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, parts).format(time);
}
