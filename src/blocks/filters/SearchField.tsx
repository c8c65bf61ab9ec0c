import { TextInput } from '../../ui/field/TextInput.tsx';
import { useTyped } from './use-typed.ts';

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
  const [typed, setTyped] = useTyped(value, onChange, pause);
  return (
    <TextInput
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
