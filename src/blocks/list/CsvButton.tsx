import { Anchor, Loader, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { tell } from '../../engine/toasts.ts';
import { runtime } from '../../runtime/runtime.ts';
import styles from './AllRows.module.css';

/**
 * Writes all entries of the list, not only those that are shown: a file on the web, copied text in the messenger. Where the
 * tap is too old by the time the entries are there, another one copies them.
 */
export function CsvButton({ list, csv }: { list: ListModule; csv: NonNullable<ListModule['csv']> }) {
  const { t } = useTranslation();
  const scope = useScope();
  const [ready, setReady] = useState<string>();
  const load = async (): Promise<string> => {
    const { csvOf } = await import('./csv.ts');
    const columns = csv.columns.map((column) => ({ ...column, label: t(column.label) }));
    return csvOf(list, columns, scope);
  };
  const saving = useMutation({
    mutationFn: async () => {
      const coming = load();
      const file = coming.then((content) => new Blob([content], { type: 'text/csv;charset=utf-8' }));
      const [content, saved] = await Promise.allSettled([coming, runtime.save(`${csv.file}.csv`, file)]);
      if (content.status === 'rejected') throw content.reason;
      if (saved.status === 'fulfilled') return true;
      if (runtime.kind === 'web') throw saved.reason;
      setReady(content.value);
      return false;
    },
    onSuccess: (isSaved) => isSaved && runtime.kind === 'messenger' && tell('toast.copied'),
    onError: () => tell('list.csvFailed', 'negative'),
    meta: { operation: '', isToldInPlace: true },
  });
  const copy = async (content: string): Promise<void> => {
    try {
      await runtime.copy(content);
      setReady(undefined);
      tell('toast.copied');
    } catch {
      tell('toast.copyError', 'negative');
    }
  };
  const press = (): void => {
    if (saving.isPending) return;
    if (ready === undefined) saving.mutate();
    else void copy(ready);
  };
  const Icon = ready === undefined ? IconDownload : IconCopy;
  return (
    <div className={styles.csv}>
      <div role="status">
        {ready !== undefined && (
          <Text c="dimmed" size="sm">
            {t('list.csvReady')}
          </Text>
        )}
      </div>
      <Anchor
        component="button"
        type="button"
        aria-busy={saving.isPending || undefined}
        aria-disabled={saving.isPending || undefined}
        onClick={press}
      >
        {saving.isPending ? <Loader size={18} /> : <Icon size={18} stroke={1.75} />}
        {t(ready === undefined ? 'list.csv' : 'action.copy')}
      </Anchor>
    </div>
  );
}
