import { SearchInput } from '../../ui/field/SearchInput.tsx';
import { useTyped } from './use-typed.ts';

interface SearchFieldProps {
  label: string;
  /** The value in the address; typing is ahead of it. */
  value: string;
  onChange: (value: string) => void;
}

/** The debounce delay before a search, ms. */
const pause = 300;

/** A search text, applied after typing pauses. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useTyped(value, onChange, pause);
  return <SearchInput label={label} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />;
}
