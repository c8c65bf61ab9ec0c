/**
 * A date and time as ISO 8601 in the device's time zone, with its offset: `2026-11-20T05:30:00+05:30`. Accepts ISO 8601
 * text or epoch ms; empty for an invalid one.
 */
export function localMoment(value: unknown): string {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const ahead = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + ahead * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${local}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
}
