import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import type { ListModule } from '../../engine/screen-model.ts';
import { useScope } from '../../engine/scope.ts';
import { tell } from '../../engine/toasts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { runtime } from '../../runtime/runtime.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Writes all entries of the list, not only those that are shown: a file on the web, copied text in the messenger. */
export function CsvButton({ list, csv }: { list: ListModule; csv: NonNullable<ListModule['csv']> }) {
  const { t, text } = useTexts();
  const scope = useScope();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { csvOf } = await import('./csv.ts');
      const content = await csvOf(
        list,
        csv.columns.map((column) => ({ ...column, label: text(column.label) })),
        scope,
      );
      await runtime.save(`${csv.file}.csv`, new Blob([content], { type: 'text/csv;charset=utf-8' }));
    },
    onSuccess: () => runtime.kind === 'messenger' && tell('toast.copied'),
    onError: () => tell('list.csvFailed', 'negative'),
    meta: { operation: '', isToldInPlace: true },
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<IconDownload size={18} stroke={1.75} />}
      isBusy={isPending}
      onPress={() => mutate()}
    >
      {t('list.csv')}
    </Button>
  );
}
