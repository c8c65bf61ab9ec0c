/**
 * What becomes of the requests under a key: the answer is `lost`, the request is lost (`unsent`), it is carried out and
 * answered by a `redirect`, it is answered as `declined`, or a sale is answered with `less` than was booked.
 */
export type Fate = 'lost' | 'unsent' | 'redirect' | 'declined' | 'less';

/** The fates of requests: each is bound to the key that it has met, until all are lifted. */
export class Fates {
  /** The fates that some request has had. */
  readonly met = new Set<Fate>();
  #next: { readonly fate: Fate; left: number } | undefined;
  readonly #caught = new Map<string, Fate>();

  /** Gives the next `times` keys a fate. */
  catchNext(fate: Fate, times: number): void {
    this.#next = { fate, left: times };
  }

  /** Lets everything through again. */
  lift(): void {
    this.#next = undefined;
    this.#caught.clear();
  }

  /** The fate of the requests under a key. */
  of(key: string): Fate | undefined {
    const known = this.#caught.get(key);
    if (known !== undefined || this.#next === undefined || this.#next.left === 0) return known;
    this.#next.left -= 1;
    this.#caught.set(key, this.#next.fate);
    this.met.add(this.#next.fate);
    return this.#next.fate;
  }
}
