import { formatDate } from '../i18n/format/date.ts';

/** A date and time (epoch ms) for use in a text of any direction. */
export function momentText(ms: number): string {
  return `\u2066${formatDate(ms)}\u2069`;
}
