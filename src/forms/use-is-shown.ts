import { useEffect, useRef } from 'react';

/** Whether the form is still mounted, for use in async code. */
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
