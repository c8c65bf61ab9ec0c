/** An age in one whole unit; the words for it are a text of the locale. */
export interface Age {
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
  readonly count: number;
}

/** The age of `then` at `now` (both epoch ms) in its largest whole unit, at least a second: nobody reads "0 seconds ago". */
export function ageOf(then: number, now: number): Age {
  const seconds = Math.floor((Math.max(1000, now - then) || 1000) / 1000);
  if (seconds < 60) return { unit: 'second', count: seconds };
  if (seconds < 3600) return { unit: 'minute', count: Math.floor(seconds / 60) };
  if (seconds < 86400) return { unit: 'hour', count: Math.floor(seconds / 3600) };
  return { unit: 'day', count: Math.floor(seconds / 86400) };
}
