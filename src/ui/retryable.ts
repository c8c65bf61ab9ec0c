/** What forgets each promise that failed. */
const failed = new Set<() => void>();

/** What `load` promises, asked for once. One that failed stays failed until `retryFailed`, as React draws an error more than once. */
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

/** Has all that failed be asked for anew, once the user tries again. */
export function retryFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
