import { numberLocale } from './locale.ts';

/** A number of minutes with its short unit, such as `10 min`. */
export function formatMinutes(minutes: number, language: string): string {
  const format = new Intl.NumberFormat(numberLocale(language), { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return format.format(minutes).replaceAll(' ', '\u00a0');
}
