/**
 * What becomes of the requests under a key: the answer is `lost`, the request is lost (`unsent`), it is carried out and
 * answered by a `redirect`, it is `refused`, it is answered as `declined`, or a sale is answered with `less` than was booked.
 */
export type RequestFault = 'lost' | 'unsent' | 'redirect' | 'refused' | 'declined' | 'less';

/** The fates of requests: each is bound to the key that it has met, until all are lifted. */
export class RequestFaults {
  /** The fates that some request has had. */
  readonly met = new Set<RequestFault>();
  #next: RequestFault[] = [];
  #nextOfCode: RequestFault[] = [];
  readonly #caught = new Map<string, RequestFault>();

  /** Gives the next `times` keys without one a fate; with `isOfCode` those whose request brings a two-factor code. */
  catchNext(fate: RequestFault, times: number, isOfCode = false): void {
    const next = isOfCode ? this.#nextOfCode : this.#next;
    next.push(...Array.from({ length: times }, () => fate));
  }

  /** Lets everything through again. */
  lift(): void {
    this.#next = [];
    this.#nextOfCode = [];
    this.#caught.clear();
  }

  /** The fate of the requests under a key. */
  of(key: string, hasCode: boolean): RequestFault | undefined {
    const known = this.#caught.get(key);
    const fate = known ?? (hasCode ? this.#nextOfCode.shift() : undefined) ?? this.#next.shift();
    if (known !== undefined || fate === undefined) return known;
    this.#caught.set(key, fate);
    this.met.add(fate);
    return fate;
  }
}
