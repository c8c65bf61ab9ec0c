import { useEffect, useRef, useState } from 'react';

import { TextInput } from '../../ui/field/TextInput.tsx';

interface SearchFieldProps {
  label: string;
  /** What the address says; typing goes ahead of it. */
  value: string;
  onChange: (value: string) => void;
}

/** How long nothing is typed before it is looked for, ms. */
const pause = 300;

/** A text that is looked for once the typing rests. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    // The address comes later than the typing that it follows: what was said here takes nothing back that was typed since.
    const place = said.current.indexOf(value);
    said.current = said.current.slice(place + 1);
    if (place < 0) setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => {
      said.current = [...said.current, typed.trim()];
      latest.current(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return <TextInput label={label} value={typed} onChange={setTyped} kind="search" />;
}
