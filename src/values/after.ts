/** When a start that takes long says so, and when it offers another try, ms. */
export const slowAfter = [3000, 8000] as const;

/** Resolves after `ms` milliseconds. */
export function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
