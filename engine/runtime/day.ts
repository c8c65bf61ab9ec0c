/**
 * The span of a day such as `2026-03-04` in the device's time zone, epoch ms; it ends with the next midnight, 23 to 25 hours later.
 *
 * @example
 *   spanOfDay('2026-03-04').from === new Date('2026-03-04T00:00').getTime(); // true
 */
export function spanOfDay(day: string): { readonly from: number; readonly to: number } {
  const start = new Date(`${day}T00:00`);
  return { from: start.getTime(), to: start.setHours(24, 0, 0, 0) };
}
