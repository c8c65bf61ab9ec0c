/** What `load` promises, asked for once; where that failed it is asked for anew. */
export function retryable<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    if (!coming) {
      coming = load();
      coming.catch(() => {
        coming = undefined;
      });
    }
    return coming;
  };
}
