import './print.css';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints only the element of `part`, which has `data-printed`. `isPrinting` is true meanwhile, so that all lines are
 * rendered before the browser reads the page.
 */
export function usePrinting(): { readonly part: RefObject<HTMLElement | null>; readonly isPrinting: boolean } {
  const part = useRef<HTMLElement>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  useLayoutEffect(() => {
    const around: HTMLElement[] = [];
    for (let one = part.current?.parentElement; one; one = one.parentElement) around.push(one);
    around.forEach((one) => one.toggleAttribute('data-prints', true));
    return () => around.forEach((one) => one.removeAttribute('data-prints'));
  }, []);
  useEffect(() => {
    const media = window.matchMedia('print');
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    const follow = (): void => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return { part, isPrinting };
}
