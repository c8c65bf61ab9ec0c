import { IconCheck } from '@tabler/icons-react';

import { RowContent, RowItem, RowList } from '../../ui/list-row/ListRow.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './Filters.module.css';

interface ChoiceChipProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** Whether it puts in order and takes nothing away. */
  readonly isOrder: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * A filter by a word; its sheet lists the words, the current one with a check mark. Where a word is always chosen, the
 * button shows it alone.
 */
export function ChoiceChip({ label, choices, value, isOrder, onChange }: ChoiceChipProps) {
  const current = choices.find((one) => one.value === value)?.label;
  const isOptional = !isOrder && choices.some((one) => one.value === '');
  return (
    <FilterChip
      label={label}
      value={value !== '' || isOrder ? current : undefined}
      isAlone={!isOptional}
      name={isOrder && current !== undefined ? `${label}: ${current}` : undefined}
    >
      {(close) => (
        <RowList label={label}>
          {choices.map((one) => (
            <RowItem key={one.value}>
              <RowContent
                title={one.label}
                end={one.value === value && <IconCheck size={20} stroke={1.75} className={styles.tick} />}
                isCurrent={one.value === value}
                press={{
                  run: () => {
                    close();
                    onChange(one.value);
                  },
                }}
              />
            </RowItem>
          ))}
        </RowList>
      )}
    </FilterChip>
  );
}
