/**
 * The users for whom the API has none of our additions: it ignores the added parameters and idempotency keys, and its
 * answers lack all optional fields. `*` is every user. In memory only.
 */
export class PlainUsers {
  readonly #users = new Set<string>();

  /** Sets whether the API of a user is plain. */
  set(user: string, isPlain: boolean): void {
    if (isPlain) this.#users.add(user);
    else this.#users.delete(user);
  }

  /** Whether the API of a user is plain; null is a caller who is not known. */
  has(user: string | null): boolean {
    return this.#users.has('*') || (user !== null && this.#users.has(user));
  }
}
