import type { TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

import { TextInput } from './TextInput.tsx';

interface SearchInputProps extends Pick<TextInputProps, 'onChange' | 'onKeyDown'> {
  /** The name of the field, shown in it while it is empty. */
  readonly label: string;
  readonly value: string;
}

/** A search text on one line, which looks the same everywhere. */
export function SearchInput({ label, ...props }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      inputMode="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} stroke={1.75} />}
      {...props}
    />
  );
}
