import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a change of path: scrolls smoothly to the top and moves the focus to the content, so that it is read from there. */
export function useArrival(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    document.getElementById('content')?.focus({ preventScroll: true });
    const isCalm = document.documentElement.dataset['motion'] === 'reduced';
    window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  }, [path]);
}
