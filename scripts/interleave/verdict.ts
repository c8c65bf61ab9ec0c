import type { Books } from './books.ts';
import type { Claim } from './claims.ts';

/** A statement about a transfer that appeared on a screen. */
export interface Statement {
  readonly claim: Claim;
  /** The text's key. */
  readonly text: string;
  readonly tab: number;
  /** The last idempotency key that this tab has sent; undefined before the first. */
  readonly sent: string | undefined;
}

/** The actions of the user, and the requests that were sent. */
export interface Acts {
  /** The number of taps that request a transfer: final confirmations, and continuing after a warning. */
  readonly confirmations: number;
  /** The number of taps that send the same transfer again. */
  readonly repeats: number;
  /** The number of taps that permit a second transfer: continuing after a warning, or closing an unknown outcome. */
  readonly permissions: number;
  /** The idempotency keys of the requests that the pages sent; null for a request without one. */
  readonly posts: readonly (string | null)[];
}

/** The keys of the transfers that each tab has reported as done. */
export type ShownStatement = Map<number, Set<string | null>>;

/**
 * The false statements, compared with the books at the time they were read. "Done" must be true for the tab's last
 * transfer, or for another one that the tab has not reported yet; reported keys are added to `told`.
 */
export function falseByNow(statements: readonly Statement[], { done }: Books, told: ShownStatement): string[] {
  const keys = done.map(({ key }) => key);
  return statements.flatMap(({ claim, text, tab, sent }) => {
    const known = told.get(tab) ?? new Set();
    told.set(tab, known);
    const about = keys.find((key) => key === sent) ?? keys.find((key) => claim === 'earlier' || !known.has(key));
    if (claim !== 'done' && claim !== 'earlier') return [];
    if (about === undefined) return [`tab ${tab + 1} says ${text}, but it was not done`];
    if (claim === 'done') known.add(about);
    return [];
  });
}

/** The faults at the end, after everything that was held back has been carried out. */
export function faultsAtEnd(statements: readonly Statement[], acts: Acts, books: Books): string[] {
  const { problems, postings, done } = books;
  const doneKeys = new Set(done.map(({ key }) => key));
  const sentKeys = new Set(acts.posts);
  const faults = problems.map((problem) => `the books are wrong: ${problem}`);
  if (sentKeys.has(null)) faults.push('a request to move money had no key');
  if (postings !== doneKeys.size) faults.push(`${postings} postings for ${doneKeys.size} keys`);
  if (sentKeys.size > acts.confirmations)
    faults.push(`${sentKeys.size} keys were sent for ${acts.confirmations} confirmations`);
  if (acts.posts.length > acts.confirmations + acts.repeats)
    faults.push(`${acts.posts.length} requests were sent for ${acts.confirmations + acts.repeats} taps`);
  const denied = statements.filter(
    ({ claim, sent }) => claim === 'nothing' && sent !== undefined && doneKeys.has(sent),
  );
  for (const { text, tab, sent } of denied) faults.push(`tab ${tab + 1} said ${text} of ${sent}, but it was done`);
  return [...faults, ...repeated(statements, acts, books)];
}

/** Transfers done twice although the user was not told that the first one is done and did not permit a second one. */
function repeated(statements: readonly Statement[], { permissions }: Acts, { done }: Books): string[] {
  const told = statements.filter(({ claim }) => claim === 'done').length;
  return Object.entries(Object.groupBy(done, ({ body }) => body)).flatMap(([body, requests = []]) => {
    const times = new Set(requests.map(({ key }) => key)).size;
    return times > 1 + told + permissions ? [`${body} was done ${times} times without permission`] : [];
  });
}
