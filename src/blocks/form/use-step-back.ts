import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { takePops } from '../../engine/pops.ts';

/**
 * Back of the browser, and of the frame around the app, leads from `step` to the step before, and leaves the screen only
 * from the first one (0). Each Back counts, also several at once: the entry that the app is at follows their number.
 */
export function useStepBack(step: number, backTo: (earlier: number) => void): void {
  const { history }: { history: RouterHistory } = useRouter();
  const left = useRef(step);
  const latest = useRef(backTo);
  useEffect(() => {
    left.current = step;
    latest.current = backTo;
  });
  useEffect(() => {
    const backs = new Backs(history);
    const onPop = (event: PopStateEvent): void => {
      const { isOver, taken } = backs.read(indexIn(event.state), left.current);
      if (!isOver) event.stopImmediatePropagation();
      if (taken === 0) return;
      left.current -= taken;
      latest.current(left.current);
    };
    return takePops(onPop);
  }, [history]);
}

/** Counts Backs by the entries that the browser arrives at, and leads it to the one that their number means. */
class Backs {
  readonly #history: RouterHistory;
  /** The entry where the browser was last, and the one to which it is being led. */
  #at: number;
  #own: number | undefined;
  /** How many Backs lead out of the screen. */
  #out = 0;

  constructor(history: RouterHistory) {
    this.#history = history;
    this.#at = this.#shown;
  }

  /** The entry that the router shows. */
  get #shown(): number {
    return indexIn(this.#history.location.state);
  }

  /** Takes note that the browser arrived at entry `now`: how many of `steps` that takes, and whether the router may see it. */
  read(now: number, steps: number): { isOver: boolean; taken: number } {
    if (this.#own === undefined) this.#at = this.#shown;
    if (!Number.isInteger(now) || (this.#own === undefined && now >= this.#at)) return { isOver: true, taken: 0 };
    const count = now === this.#own ? 0 : Math.max(0, this.#at - now);
    const taken = Math.min(count, steps);
    this.#out += count - taken;
    this.#at = now;
    const wanted = this.#shown - this.#out;
    const isThere = now === wanted;
    this.#own = isThere ? undefined : wanted;
    if (!isThere) window.history.go(wanted - now);
    const isOver = isThere && this.#out > 0;
    if (isOver) this.#out = 0;
    return { isOver, taken };
  }
}

/** The number of an entry of the history, as the router keeps it in the entry's state. */
function indexIn(state: unknown): number {
  return Number(Reflect.get(Object(state), '__TSR_index'));
}
