import { useLayoutEffect, useRef } from 'react';

/**
 * Marks content whose final height is unknown: everything after it in the page is hidden until this component unmounts,
 * to avoid a visible layout shift.
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

/** Updates the number of Growing components in an element; base.css hides the siblings after an element with any. */
function count(element: HTMLElement, by: number): void {
  const number = Number(element.dataset['growing'] ?? 0) + by;
  if (number > 0) element.dataset['growing'] = String(number);
  else delete element.dataset['growing'];
}
