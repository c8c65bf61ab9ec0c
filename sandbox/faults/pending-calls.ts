/** The user of a call (null if unknown) and its operationId. */
interface Caller {
  readonly user: string | null;
  readonly operation: string | null;
}

/** A call that is carried out later; `end` carries it out or drops it. */
interface PendingCall extends Caller {
  readonly end: (isDone: boolean) => void;
}

/** A filter for calls; an absent property matches all. */
interface Narrowing {
  user?: string | undefined;
  operation?: string | undefined;
}

/** Calls that are carried out later, even if their callers no longer wait; in memory only. */
export class PendingCalls {
  #calls = new Set<PendingCall>();

  /** Delays `work` by `ms` or until it is released. The promise resolves once it was run or dropped. */
  hold({ user, operation }: Caller, ms: number, work: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      const end = (isDone: boolean): void => {
        clearTimeout(timer);
        this.#calls.delete(call);
        if (isDone) work();
        resolve();
      };
      const timer = setTimeout(() => end(true), ms).unref();
      const call: PendingCall = { user, operation, end };
      this.#calls.add(call);
    });
  }

  /** Runs the pending calls now, the oldest first, and returns their number. */
  release(narrowing: Narrowing): number {
    return this.#endAll(narrowing, true);
  }

  /** Drops the pending calls without running them. */
  drop(narrowing: Narrowing): void {
    this.#endAll(narrowing, false);
  }

  #endAll({ user, operation }: Narrowing, isDone: boolean): number {
    const matching = [...this.#calls].filter(
      (call) => (user === undefined || call.user === user) && (operation === undefined || call.operation === operation),
    );
    for (const call of matching) call.end(isDone);
    return matching.length;
  }
}
