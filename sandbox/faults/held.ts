/** Whose call it is, null when nobody's, and its operationId. */
interface Caller {
  readonly user: string | null;
  readonly operation: string | null;
}

/** A call that is done later, and how it is ended. */
interface HeldCall extends Caller {
  readonly end: (isDone: boolean) => void;
}

/** Which calls are meant; what is left out stands for all. */
interface Narrowing {
  user?: string | undefined;
  operation?: string | undefined;
}

/** Calls that are held back now and done later, whether or not their callers still wait; kept in memory. */
export class HeldCalls {
  #calls = new Set<HeldCall>();

  /** Holds `work` back for `ms` or until it is released. The promise is kept when it was done, or was dropped. */
  hold({ user, operation }: Caller, ms: number, work: () => unknown): Promise<void> {
    return new Promise((resolve) => {
      const end = (isDone: boolean): void => {
        clearTimeout(timer);
        this.#calls.delete(call);
        if (isDone) work();
        resolve();
      };
      const timer = setTimeout(() => end(true), ms).unref();
      const call: HeldCall = { user, operation, end };
      this.#calls.add(call);
    });
  }

  /** Does what is held at once, the oldest first, and answers how many calls that were: all is done when it returns. */
  release(narrowing: Narrowing): number {
    return this.#endAll(narrowing, true);
  }

  /** Forgets what is held, undone. */
  drop(narrowing: Narrowing): void {
    this.#endAll(narrowing, false);
  }

  #endAll({ user, operation }: Narrowing, isDone: boolean): number {
    const meant = [...this.#calls].filter(
      (call) => (user === undefined || call.user === user) && (operation === undefined || call.operation === operation),
    );
    for (const call of meant) call.end(isDone);
    return meant.length;
  }
}
