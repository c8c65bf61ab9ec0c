import { hasOwnWords, numberLocale } from './locale.ts';

/**
 * A day over what happened on it, in the words of the language and Latin digits: `Thursday, November 19`, with its year where
 * that is not `thisYear`. Takes `dd.mm.yyyy` and gives it back where browsers lack the language's words or it is no day.
 */
export function formatDayHeading(day: string, language: string, thisYear = new Date().getFullYear()): string {
  const [date, month, year] = day.split('.').map(Number);
  if (!hasOwnWords(language) || date === undefined || month === undefined || year === undefined) return day;
  const words = new Intl.DateTimeFormat(`${numberLocale(language)}-ca-gregory`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(year === thisYear ? {} : { year: 'numeric' }),
  }).format(new Date(year, month - 1, date));
  return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);
}
