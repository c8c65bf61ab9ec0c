import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import { type InBox, boxed } from './boxed.tsx';

/** One of several values: Mantine's native select, which is the platform's own picker on phones. */
export function SelectInput({ aside, description, error, ...props }: InBox<NativeSelectProps>) {
  return (
    <NativeSelect
      rightSection={<IconChevronDown size={20} stroke={1.75} />}
      {...props}
      {...boxed({ aside, description, error })}
    />
  );
}
