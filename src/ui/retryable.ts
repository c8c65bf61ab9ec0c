/** Functions that reset the failed promises. */
const failed = new Set<() => void>();

/** Caches the promise of `load`. A failed one is kept until `retryFailed`, as React renders an error more than once. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  const forget = (): void => {
    coming = undefined;
  };
  return () => {
    if (!coming) {
      coming = load();
      coming.catch(() => failed.add(forget));
    }
    return coming;
  };
}

/** Resets all failed promises, so that they are loaded again when the user retries. */
export function retryFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
