import { useEffect, useRef } from 'react';

/** Whether the form is still on the screen, for what happens later. */
export function useIsShown(): { readonly current: boolean } {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
