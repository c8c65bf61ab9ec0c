/** How long a page that does not paint, such as a hidden one, is waited for, ms. */
const longest = 200;

/** Resolves once the next frame is painted, so that the answer to a tap shows before long work begins. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
}
