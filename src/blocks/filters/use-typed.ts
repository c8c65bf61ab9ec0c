import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long nothing is typed before it goes into the address, ms. */
const pause = 300;

/**
 * What is typed into a field that the address follows: `value` is what the address says, `onChange` has it say something
 * else once the typing rests. The address comes later than the typing, and takes back nothing that was typed since.
 */
export function useTyped(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const say = useEffectEvent(onChange);
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = said.current.indexOf(value);
    said.current = said.current.slice(place + 1);
    if (place < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      said.current = [...said.current, typed.trim()];
      say(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
}
