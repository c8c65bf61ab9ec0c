import { hasOwnWords, numberLocale } from './locale.ts';

/** What stands where a date is missing or is none. */
const noDate = '—';

/**
 * `dd.mm.yyyy hh:mm:ss` in the device's time zone, the same in every language (FMT-07). Takes ISO 8601 text or epoch ms;
 * reads — where there is no valid date.
 */
export function formatDate(value: string | number | null | undefined): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return noDate;
  const day = [date.getDate(), date.getMonth() + 1].map(pad).join('.');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${day}.${String(date.getFullYear()).padStart(4, '0')} ${time}`;
}

/**
 * A calendar day (`2025-09-01`) as the language writes it, in Latin digits: `September 1, 2025`, or `01.09.2025` where
 * browsers lack its words; — where it is none.
 */
export function formatDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return noDate;
  return new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, {
    dateStyle: hasOwnWords(language) ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(date);
}

/** A calendar day (`2025-09-01`) as rows of lists write it, `01.09.2025`. */
export function formatDigits(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** A month (`2026-03`) as the language writes it, in Latin digits: `March 2026`, or `03.2026` where browsers lack its words. */
export function formatMonth(month: string, language: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return noDate;
  return new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, {
    month: hasOwnWords(language) ? 'long' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
