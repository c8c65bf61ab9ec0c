import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import { type FieldInputProps, fieldProps } from './boxed.tsx';

/** Mantine's native select, which opens the platform's picker on phones. */
export function SelectInput({ aside, description, error, ...props }: FieldInputProps<NativeSelectProps>) {
  return (
    <NativeSelect
      rightSection={<IconChevronDown size={20} stroke={1.75} />}
      {...props}
      {...fieldProps({ aside, description, error })}
    />
  );
}
