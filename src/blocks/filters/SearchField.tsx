import { useEffect, useState } from 'react';

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
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no new text
  }, [typed, value]);
  return <TextInput label={label} value={typed} onChange={setTyped} kind="search" />;
}
