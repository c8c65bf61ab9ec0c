import { useLayoutEffect, useRef } from 'react';

/**
 * Stands in what will be higher than it is, by nobody knows how much yet: what comes after it in the page does not show
 * until it is gone, so that nothing is pushed down that has been seen.
 */
export function Growing() {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const around: HTMLElement[] = [];
    for (let one = element.current; one && one.tagName !== 'MAIN'; one = one.parentElement) around.push(one);
    around.forEach((one) => count(one, 1));
    return () => around.forEach((one) => count(one, -1));
  }, []);
  return <i ref={element} hidden />;
}

/** How many of these stand in an element; base.css hides what comes after one with any. */
function count(element: HTMLElement, by: number): void {
  const number = Number(element.dataset['growing'] ?? 0) + by;
  if (number > 0) element.dataset['growing'] = String(number);
  else delete element.dataset['growing'];
}
