import type { Meaning } from './answers.ts';
import type { Answered, Happening, Pressed, Sent } from './events.ts';

/** How long a page needs to keep an answer, ms: one that it reads this short before it is left may be lost. */
const inTime = 500;

/** What the pages of a story could know of the transfers that were sent, by their keys. */
export class Knowledge {
  readonly sent: readonly Sent[];
  readonly #answers = new Map<string, Answered>();
  readonly #left = new Map<string, number>();
  readonly #closed = new Map<string, number>();
  readonly #perhapsClosed = new Map<string, number>();

  constructor(happenings: readonly Happening[]) {
    this.sent = happenings.filter((one) => one.type === 'sent');
    for (const one of happenings) {
      if (one.type === 'answered') this.#answers.set(one.request, one);
      if (one.type === 'left' && one.document !== undefined) this.#left.set(one.document, one.at);
      if (one.type === 'closed') {
        const closed = one.isGuess === true ? this.#perhapsClosed : this.#closed;
        for (const key of one.keys ?? []) closed.set(key, Math.min(closed.get(key) ?? Infinity, one.at));
      }
    }
  }

  /** The requests under a key until a moment. */
  of(key: string, at = Infinity): readonly Sent[] {
    return this.sent.filter((one) => one.key === key && one.at <= at);
  }

  /** The keys that were sent until a moment, in order. */
  keys(at = Infinity): readonly string[] {
    return [...new Set(this.sent.flatMap((one) => (one.at <= at && one.key !== null ? [one.key] : [])))];
  }

  /** The answer of a request, if a page has got it until a moment. */
  answerOf({ request }: Sent, at = Infinity): Answered | undefined {
    const answer = this.#answers.get(request);
    return answer && answer.at <= at ? answer : undefined;
  }

  /** Whether the answer that a key was accepted has come to a page. */
  isAccepted(key: string, at: number): boolean {
    return this.of(key, at).some((one) => this.answerOf(one, at)?.meaning === 'accepted');
  }

  /** Whether every request under a key was answered by a refusal or a conflict, or as declined. */
  isRefused(key: string, at: number): boolean {
    const all = this.of(key, at);
    const isNo = (one: Sent): boolean =>
      ['refused', 'declined', 'conflict'].includes(this.answerOf(one, at)?.meaning ?? '');
    return all.length > 0 && all.every(isNo);
  }

  /** Whether the answers that were given leave the outcome of a key open. */
  isUnknown(key: string, at: number): boolean {
    return !this.isAccepted(key, at) && !this.isRefused(key, at);
  }

  /** Whether those that pages have read, and had time to keep, do. */
  isOpen(key: string, at: number): boolean {
    const meanings = this.of(key).map((one) => this.#keptMeaning(one, at));
    return (
      !meanings.includes('accepted') && !meanings.every((meaning) => meaning === 'refused' || meaning === 'declined')
    );
  }

  /** Whether a page was left so shortly after a press until a moment that its request may never have begun. */
  wasCutOff(pressed: readonly Pressed[], at: number): boolean {
    return pressed.some((press) => {
      const isSent = this.sent.some((one) => one.document === press.document && one.at >= press.at);
      return press.at <= at && !isSent && (this.#left.get(press.document) ?? Infinity) - press.at < inTime;
    });
  }

  /** Whether the user had said that the outcome of a key is known. */
  isClosed(key: string, at: number): boolean {
    return (this.#closed.get(key) ?? Infinity) <= at;
  }

  /** Whether the user had said so, or may have. */
  isPerhapsClosed(key: string, at: number): boolean {
    return this.isClosed(key, at) || (this.#perhapsClosed.get(key) ?? Infinity) <= at;
  }

  #keptMeaning(one: Sent, at: number): Meaning | undefined {
    const { readAt = Infinity, meaning } = this.answerOf(one) ?? {};
    return readAt <= at && (this.#left.get(one.document) ?? Infinity) - readAt > inTime ? meaning : undefined;
  }
}

/** A request without its code, in one spelling: two requests with the same one are the same transfer. */
export function spellingOf({ body }: Sent): string {
  const { twoFactorCode: _, ...rest } = body;
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
