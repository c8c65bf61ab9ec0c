import { formatDate } from '../i18n/format/date.ts';

/** A moment, ms, as it stands in a text of any direction. */
export function momentText(ms: number): string {
  return `\u2066${formatDate(ms)}\u2069`;
}
