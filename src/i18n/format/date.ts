import { hasLocaleData, numberLocale } from './locale.ts';

/** The text for a missing or invalid date. */
const noDate = '—';

/**
 * `dd.mm.yyyy hh:mm:ss` in the device's time zone, the same in every language (FMT-07). Accepts ISO 8601 text or epoch
 * ms; — for an invalid date.
 */
export function formatDate(value: string | number | null | undefined): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return noDate;
  const day = [date.getDate(), date.getMonth() + 1].map(pad).join('.');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':');
  return `${day}.${String(date.getFullYear()).padStart(4, '0')} ${time}`;
}

/**
 * A calendar day (`2025-09-01`) in the format of the language with Latin digits: `September 1, 2025`, or `01.09.2025`
 * if browsers lack the month names; — for an invalid day.
 */
export function formatDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return noDate;
  return new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, {
    dateStyle: hasLocaleData(language) ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(date);
}

/** A calendar day (`2025-09-01`) in the format of list rows, `01.09.2025`. */
export function formatDigits(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** A month (`2026-03`) in the format of the language, Latin digits: `March 2026`, or `03.2026` without month names. */
export function formatMonth(month: string, language: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return noDate;
  return new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, {
    month: hasLocaleData(language) ? 'long' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
