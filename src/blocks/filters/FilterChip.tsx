import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/Button.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  readonly label: string;
  /** What the filter is set to; undefined if it takes nothing away. */
  readonly value: string | undefined;
  /** Whether the value says what it is, so the button shows it without the label. */
  readonly isAlone?: boolean;
  /** The accessible name, where it says more than the button. */
  readonly name?: string | undefined;
  /** The content of the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

/** A filter as a button that says its value; it opens a sheet in which the filter is set. */
export function FilterChip({ label, value, isAlone = false, name, children }: FilterChipProps) {
  const { t } = useTranslation();
  // The number of the sheet: a tap while one still closes opens another one. 0 while there is none.
  const [sheet, setSheet] = useState(0);
  return (
    <>
      <Button
        className={styles.chip}
        size="sm"
        variant={value === undefined ? 'outline' : 'quiet'}
        fullWidth={false}
        aria-haspopup="dialog"
        aria-label={name}
        rightSection={<IconChevronDown size={18} stroke={1.75} />}
        onClick={() => setSheet(sheet + 1)}
      >
        {value === undefined || !isAlone ? label : <bdi>{value}</bdi>}
        {value !== undefined && !isAlone && (
          <>
            : <bdi>{value}</bdi>
          </>
        )}
      </Button>
      {sheet > 0 && (
        <LazyDialog key={sheet} title={label} closeLabel={t('action.close')} onClose={() => setSheet(0)}>
          {children}
        </LazyDialog>
      )}
    </>
  );
}
