import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * What is typed into a field that the address follows: `value` is what the address says, `onChange` has it say something
 * else, after a `pause` of the typing in ms, or at once without one. The address comes later than the typing, and takes back nothing that was typed since.
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
    // What came from elsewhere is taken over; what was typed before it came back is still to be said.
    type(place < 0 ? now : typed);
  });
  useEffect(() => follow(value), [value]);
  return [typed, type];
}
