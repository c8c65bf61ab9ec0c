/** Work of one name is done one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const result = before.then(work, work);
    this.#last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
