import { Select, type SelectProps, Text } from '@mantine/core';
import { useState } from 'react';

/** A value to choose, with its words. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A select that is searched by typing; Enter takes the only option that fits. What was typed and not chosen stays. */
export function SearchSelect({
  data,
  value = null,
  other,
  onSearchChange,
  ...props
}: Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect' | 'onKeyDown' | 'onBlur' | 'onFocus' | 'onClick'> & {
  data: Option[];
  /** What may be done instead, after all options: Enter takes it where no option fits. */
  other?: Option | undefined;
}) {
  const options = other ? [...data, other] : data;
  const chosen = data.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState(chosen);
  const [isFocused, setIsFocused] = useState(false);
  const words = typed.trim().toLowerCase();
  const fitting = data.filter(({ label }) => label.toLowerCase().includes(words));
  const isNew = words !== '' && typed !== chosen;
  const search = (next: string): void => {
    setTyped(next);
    onSearchChange?.(next);
  };
  return (
    <div>
      <Select
        {...props}
        data={options}
        value={value}
        searchable
        searchValue={typed}
        // Enter at the option that is chosen already would clear the field.
        allowDeselect={false}
        // What is typed replaces what is chosen.
        onClick={({ currentTarget: input }) => {
          if (!isNew) input.select();
        }}
        onFocus={() => setIsFocused(true)}
        // The select puts the chosen words back; what was typed stays.
        onBlur={({ currentTarget: input }) => {
          setIsFocused(false);
          if (input.value.trim() !== '') search(input.value);
        }}
        onKeyDown={(event) => {
          const { currentTarget: input, key } = event;
          if (key === 'Escape' && isNew) search(chosen);
          const isOnly = isNew && fitting.length <= 1 && !input.hasAttribute('aria-activedescendant');
          if (key !== 'Enter' || !isOnly) return;
          event.preventDefault();
          const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
          list?.querySelector<HTMLElement>('[data-combobox-option]')?.click();
        }}
        // The words of what is chosen again come back.
        onOptionSubmit={(taken) => {
          if (taken === value) search(chosen);
        }}
        onSearchChange={search}
      />
      {isNew && !isFocused && (
        <Text size="sm" role="status">
          This is not chosen yet: press Enter, or choose from the list.
        </Text>
      )}
    </div>
  );
}
