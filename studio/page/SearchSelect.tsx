import { Select, type SelectProps, Text } from '@mantine/core';
import { useState } from 'react';

import { type Place, keepUnfinished, unfinishedAt } from './unfinished/store.ts';

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
  place,
  onSearchChange,
  ...props
}: Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect' | 'onKeyDown' | 'onBlur' | 'onFocus' | 'onClick'> & {
  data: Option[];
  /** What may be done instead, after all options: Enter takes it where no option fits. */
  other?: Option | undefined;
  /** The place in a file that it chooses for: what was typed there and not chosen is kept, whatever closes it. */
  place?: Place | undefined;
}) {
  const options = other ? [...data, other] : data;
  const chosen = data.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState(() => place && unfinishedAt(place));
  const [isFocused, setIsFocused] = useState(false);
  const words = (typed ?? chosen).trim().toLowerCase();
  const fitting = data.filter(({ label }) => label.toLowerCase().includes(words));
  const isNew = typed !== undefined && words !== '' && typed !== chosen;
  const search = (next: string | undefined): void => {
    setTyped(next);
    if (place) keepUnfinished(place, next === chosen ? undefined : next);
    onSearchChange?.(next ?? '');
  };
  return (
    <div>
      <Select
        {...props}
        data={options}
        value={value}
        searchable
        searchValue={typed ?? chosen}
        // Enter at the option that is chosen already would clear the field.
        allowDeselect={false}
        // What is typed replaces what is chosen.
        onClick={({ currentTarget: input }) => {
          if (!isNew) input.select();
        }}
        onFocus={() => setIsFocused(true)}
        // The chosen words come back where nothing else was typed.
        onBlur={() => {
          setIsFocused(false);
          if (!isNew) search(undefined);
        }}
        onKeyDown={(event) => {
          const { currentTarget: input, key } = event;
          if (key === 'Escape' && isNew) search(undefined);
          const isOnly = isNew && fitting.length <= 1 && !input.hasAttribute('aria-activedescendant');
          if (key !== 'Enter' || !isOnly) return;
          event.preventDefault();
          const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
          list?.querySelector<HTMLElement>('[data-combobox-option]')?.click();
        }}
        onOptionSubmit={(submitted) => {
          // What is done instead still needs the words.
          if (submitted !== other?.value) search(undefined);
        }}
        // The select itself also calls back for its own words; what a person types arrives here.
        onInput={({ currentTarget: input }) => search(input.value)}
      />
      {isNew && !isFocused && (
        <Text size="sm" role="status">
          This is not chosen yet: {fitting.length <= 1 && 'press Enter, or '}choose from the list.
        </Text>
      )}
    </div>
  );
}
