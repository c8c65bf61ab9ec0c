import { Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../../generated/words/words.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { showToast } from '../../engine/toasts.ts';
import { runtime } from '../../runtime/runtime.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import styles from './Statement.module.css';
import type { StatementProps } from './definition.ts';
import type { SheetFile } from './file.ts';

/** The formats of a statement file. */
const formats = [
  { format: 'csv', label: 'list.csv' },
  { format: 'json', label: 'statement.json' },
] as const satisfies readonly { format: 'csv' | 'json'; label: TextKey }[];

/**
 * Buttons that print the statement (also to a PDF) or save it as a file. The messenger cannot print, so there the text is
 * copied. Before a file with hidden amounts is saved, the user confirms it; in print they stay hidden.
 */
export function Downloads({ props, sheet }: { props: StatementProps; sheet: SheetFile }) {
  const { t, i18n } = useTranslation();
  const isHidden = useIsHidden();
  const [pending, setPending] = useState<'csv' | 'json'>();
  const isMessenger = runtime.kind === 'messenger';
  const save = async (format: 'csv' | 'json'): Promise<void> => {
    if (isHidden && pending !== format) return setPending(format);
    setPending(undefined);
    try {
      const content = import('./file.ts').then(({ fileOf }) => fileOf(format, props, sheet, i18n));
      const name = [props.file, sheet.days.from, sheet.days.to].filter((part) => part !== '').join('-');
      await runtime.save(`${name}.${format}`, content);
      if (isMessenger) showToast('toast.copied');
    } catch (error) {
      console.error('a statement was not saved:', error);
      showToast('statement.saveFailed', 'negative');
    }
  };
  return (
    <div className={styles.downloads}>
      {pending !== undefined && isHidden && (
        <Text role="status" c="dimmed" size="sm">
          {t('list.csvHidden')}
        </Text>
      )}
      {!isMessenger && (
        <Button leftSection={<IconPrinter size={20} stroke={1.75} />} onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
      )}
      <ButtonRow>
        {formats.map(({ format, label }) => (
          <Button key={format} variant="quiet" size="md" onClick={() => void save(format)}>
            {t(pending === format && isHidden ? 'list.csvAnyway' : label)}
          </Button>
        ))}
      </ButtonRow>
    </div>
  );
}
