import type { Books } from './books.ts';
import type { Claim } from './claims.ts';

/** A statement that appeared on a screen. */
export interface Statement {
  readonly claim: Claim;
  /** The text's key. */
  readonly text: string;
  readonly tab: number;
  /** The key that this tab has sent last; undefined before it has sent any. */
  readonly sent: string | undefined;
}

/** What the user did, and what was sent for it. */
export interface Acts {
  /** Taps that ask for a transfer: the last confirmation, and going on in spite of a question. */
  readonly confirmations: number;
  /** Taps on sending the same again. */
  readonly repeats: number;
  /** Taps by which the user answers for a second one: going on in spite of a question, or saying that the outcome is known. */
  readonly permissions: number;
  /** The keys of the requests that the pages sent, null for one without. */
  readonly posts: readonly (string | null)[];
}

/** The keys that each tab was told are done. */
export type Told = Map<number, Set<string | null>>;

/**
 * What is wrong with statements by the books of the moment at which they were read: who says "done" must be right by then,
 * of what this tab has sent last, or of another transfer of which it has not yet said so; `told` takes note of which.
 */
export function falseByNow(statements: readonly Statement[], { done }: Books, told: Told): string[] {
  const keys = done.map(({ key }) => key);
  return statements.flatMap(({ claim, text, tab, sent }) => {
    const known = told.get(tab) ?? new Set();
    told.set(tab, known);
    const about = keys.find((key) => key === sent) ?? keys.find((key) => claim === 'earlier' || !known.has(key));
    if (claim !== 'done' && claim !== 'earlier') return [];
    if (about === undefined) return [`tab ${tab + 1} says ${text}, and that was not done`];
    if (claim === 'done') known.add(about);
    return [];
  });
}

/** What is wrong at the end, when all that was held back has been carried out. */
export function faultsAtEnd(statements: readonly Statement[], acts: Acts, books: Books): string[] {
  const { problems, postings, done } = books;
  const doneKeys = new Set(done.map(({ key }) => key));
  const sentKeys = new Set(acts.posts);
  const faults = problems.map((problem) => `the books are wrong: ${problem}`);
  if (sentKeys.has(null)) faults.push('money was asked to move without a key');
  if (postings !== doneKeys.size) faults.push(`${postings} postings for ${doneKeys.size} keys`);
  if (sentKeys.size > acts.confirmations)
    faults.push(`${sentKeys.size} keys were sent for ${acts.confirmations} confirmations`);
  if (acts.posts.length > acts.confirmations + acts.repeats)
    faults.push(`${acts.posts.length} requests were sent for ${acts.confirmations + acts.repeats} taps`);
  const denied = statements.filter(
    ({ claim, sent }) => claim === 'nothing' && sent !== undefined && doneKeys.has(sent),
  );
  for (const { text, tab, sent } of denied) faults.push(`tab ${tab + 1} said ${text} of ${sent}, and it was done`);
  return [...faults, ...repeated(statements, acts, books)];
}

/** The same may be done twice only after the user was told that it is done, or has answered for it. */
function repeated(statements: readonly Statement[], { permissions }: Acts, { done }: Books): string[] {
  const told = statements.filter(({ claim }) => claim === 'done').length;
  return Object.entries(Object.groupBy(done, ({ body }) => body)).flatMap(([body, requests = []]) => {
    const times = new Set(requests.map(({ key }) => key)).size;
    return times > 1 + told + permissions ? [`${body} was done ${times} times, with nobody's leave`] : [];
  });
}
