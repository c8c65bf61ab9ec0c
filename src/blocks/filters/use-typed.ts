import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * State of a text field synchronized with the address: `value` is the text in the address, `onChange` updates the
 * address after a `pause` of typing in ms, or at once without one. Late address updates do not overwrite newer typing.
 */
export function useTyped(
  value: string,
  onChange: (value: string) => void,
  pause?: number,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const said = useRef<readonly string[]>([]);
  const sayNow = (next: string): void => {
    if (next === value) return;
    said.current = [...said.current, next];
    onChange(next);
  };
  const sayLater = useDebouncedCallback(sayNow, pause ?? 0);
  const type = (next: string): void => {
    setTyped(next);
    (pause === undefined ? sayNow : sayLater)(next.trim());
  };
  const follow = useEffectEvent((now: string) => {
    const place = said.current.indexOf(now);
    said.current = said.current.slice(place + 1);
    // External changes are applied; earlier typing that has come back does not cancel newer text.
    type(place < 0 ? now : typed);
  });
  useEffect(() => follow(value), [value]);
  return [typed, type];
}
