import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';

/** A value to choose, with its words. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A select that is searched by typing; Enter takes the only option that fits. */
export function SearchSelect({
  data,
  value = null,
  other,
  onSearchChange,
  ...props
}: Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect' | 'onKeyDown'> & {
  data: Option[];
  /** What may be done instead, after all options: Enter takes it where no option fits. */
  other?: Option | undefined;
}) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const fitting = data.filter(({ label }) => label.toLowerCase().includes(words));
  const isNew = words !== '' && data.find((option) => option.value === value)?.label !== typed;
  return (
    <Select
      {...props}
      data={other ? [...data, other] : data}
      value={value}
      searchable
      // Enter at the option that is chosen already would clear the field.
      allowDeselect={false}
      onKeyDown={(event) => {
        const { currentTarget: input, key } = event;
        const isOnly = isNew && fitting.length <= 1 && !input.hasAttribute('aria-activedescendant');
        if (key !== 'Enter' || !isOnly) return;
        event.preventDefault();
        const options = document.getElementById(input.getAttribute('aria-controls') ?? '');
        options?.querySelector<HTMLElement>('[data-combobox-option]')?.click();
      }}
      onSearchChange={(search) => {
        setTyped(search);
        onSearchChange?.(search);
      }}
    />
  );
}
