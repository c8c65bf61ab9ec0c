import type { Books } from './books.ts';
import type { Happening } from './events.ts';
import { Knowledge } from './knowledge.ts';
import { type Rules, faultsOfRequests } from './requests.ts';
import { faultsOfSentences } from './sentences.ts';

/** The rules of a story, and the keys that were answered as declined and are not in the books any more. */
export interface StoryRules extends Rules {
  readonly isOnce?: boolean | undefined;
  readonly declined: ReadonlySet<string>;
}

/** The faults of a story, after everything that was held back has been carried out. */
export function faultsOf(unsorted: readonly Happening[], books: Books, rules: StoryRules): string[] {
  // What is pressed comes before what that sends.
  const happenings = unsorted.toSorted((one, other) => one.at - other.at || rankOf(one) - rankOf(other));
  const known = new Knowledge(happenings);
  return [
    ...books.problems.map((problem) => `the books are wrong: ${problem}`),
    ...faultsOfBooks(known, books),
    ...faultsOfRequests(happenings, known, rules),
    ...faultsOfSentences(happenings, known, rules),
    ...deniedAtEnd(happenings, known, books, rules.declined),
  ];
}

function rankOf({ type }: Happening): number {
  return ['left', 'pressed', 'sent', 'answered', 'said'].indexOf(type);
}

/** Each booking is that of one transfer that was sent, with its amount; none is booked twice. */
function faultsOfBooks(known: Knowledge, { done, amounts, isSent }: Books): string[] {
  if (!isSent) return [];
  const faults: string[] = [];
  const keys = done.map(({ key }) => key);
  const sentKeys = new Set(known.keys());
  if (amounts.length !== keys.length) faults.push(`${amounts.length} postings for ${keys.length} requests`);
  for (const key of new Set(keys)) {
    const times = keys.filter((one) => one === key).length;
    if (times > 1) faults.push(`${key} was booked ${times} times`);
    if (key === null || !sentKeys.has(key)) faults.push(`${key} was booked, but no page has sent it`);
  }
  const questions = known
    .keys()
    .filter((key) => keys.includes(key))
    .flatMap((key) => amountOf(known.of(key)[0]?.body));
  const all = amounts.toSorted((one, other) => one - other).join(', ');
  const expected = questions.toSorted((one, other) => one - other).join(', ');
  if (questions.length === keys.length && all !== expected)
    faults.push(`${all} was booked, but ${expected} was confirmed`);
  return faults;
}

function amountOf(body: Readonly<Record<string, unknown>> | undefined): number[] {
  return body?.['amount'] === undefined ? [] : [Number(body['amount'])];
}

/** What was said to be moved by nobody, but is in the books at the end. */
function deniedAtEnd(
  happenings: readonly Happening[],
  known: Knowledge,
  { done }: Books,
  declined: ReadonlySet<string>,
): string[] {
  return happenings.flatMap((one) => {
    if (one.type !== 'said' || one.claim !== 'nothing') return [];
    const last = known.sent.findLast(({ tab, at }) => tab === one.tab && at <= one.at);
    const isLate = last && known.isRefused(String(last.key), one.at) && done.some(({ key }) => key === last.key);
    return isLate && !declined.has(String(last.key)) ? [`${one.text} was said of ${last.key}, but it was done`] : [];
  });
}
