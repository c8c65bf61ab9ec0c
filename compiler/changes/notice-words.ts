import { recordOf } from 'engine/record.ts';
import { languageCodes } from '../values/values.ts';
import { valueWords } from './diff-words.ts';
import { missingWords } from './text-diff.ts';
import type { Change } from './tree-diff.ts';
import type { Version, Versions } from './where-words.ts';

/** The notices of the app one by one, where all of them came or went; any other change as it is. */
export function noticeByNotice(change: Change): Change[] {
  const { path, before, after } = change;
  if (path.length !== 1 || path[0] !== 'notices') return [change];
  return [before, after].flatMap((notices, side) =>
    Array.isArray(notices)
      ? notices.map((notice: unknown, index): Change => {
          return {
            ...change,
            path: [...path, index],
            before: undefined,
            after: undefined,
            [side === 0 ? 'before' : 'after']: notice,
          };
        })
      : [],
  );
}

/** Where and for how long a notice of the app shows, and the languages that it lacks. */
export function whereNotice({ before }: Versions, version: Version, notice: unknown): string {
  const { text, screens, from, until }: Record<string, unknown> = recordOf(notice);
  const missing = languageCodes(version.config).filter((code) => !(code in recordOf(text)));
  const place = Array.isArray(screens) ? `on ${screens.join(', ')}` : 'on every screen';
  const days = [
    from === undefined ? '' : ` from ${valueWords(from)}`,
    until === undefined ? '' : ` until ${valueWords(until)}`,
  ];
  if (version === before) return `It showed ${place}.`;
  return `Shows ${place}${days.join('')}.${missingWords(missing)}`;
}
