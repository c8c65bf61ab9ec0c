/** Gets each arrival at another entry of the history before the router does; `stopImmediatePropagation` keeps it there. */
type Taker = (event: PopStateEvent) => void;

let taker: Taker | undefined;

// A window calls its listeners in the order in which they came: the router imports this before it listens itself.
window.addEventListener('popstate', (event) => taker?.(event));

/** Has `next` get the arrivals; returns how to stop. */
export function takePops(next: Taker): () => void {
  taker = next;
  return () => {
    if (taker === next) taker = undefined;
  };
}
