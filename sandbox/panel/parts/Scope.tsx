import { SelectInput } from '../../../src/ui/field/SelectInput.tsx';
import { texts } from '../texts.ts';

/** Whom a control is for: everybody, or the chosen user alone. */
export type Scope = 'everybody' | 'user';

interface ScopeInputProps {
  readonly user: string;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Chooses between everybody and the chosen user. */
export function ScopeInput({ user, value, onChange }: ScopeInputProps) {
  return (
    <SelectInput
      label={texts.appliesTo}
      value={value}
      data={[
        { value: 'everybody', label: texts.everybody },
        { value: 'user', label: user },
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'user' ? 'user' : 'everybody')}
    />
  );
}
