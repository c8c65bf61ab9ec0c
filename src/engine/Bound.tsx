import type { MouseEvent } from 'react';

import type { LinkElement } from '../ui/pressable/Pressable.tsx';
import type { BoundAction } from './action.ts';

/** A bound action as a primitive of the interface takes it: a link where it leads somewhere, else a press. */
export function pressOf(bound: BoundAction): { link?: LinkElement; onPress?: () => void } {
  if (bound.href === undefined) return { onPress: () => void bound.run() };
  const onClick = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    void bound.run();
  };
  const outside = bound.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return {
    link: (
      <a href={bound.href} onClick={onClick} onPointerEnter={bound.prepare} onTouchStart={bound.prepare} {...outside} />
    ),
  };
}
