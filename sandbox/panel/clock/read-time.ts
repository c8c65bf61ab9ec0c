/** A typed time (ISO 8601, in the time zone of this device unless it names one) in epoch ms; undefined if it is none. */
export function readTime(text: string): number | undefined {
  const isTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text.trim());
  // A date alone would be midnight in UTC.
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? `${text.trim()}T00:00` : text.trim().replace(' ', 'T');
  const at = isTime ? Date.parse(whole) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
