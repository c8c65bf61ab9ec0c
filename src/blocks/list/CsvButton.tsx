import { Anchor, Group, Loader, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCopy, IconDownload, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queryIn } from 'engine/runtime/data.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { showToast } from '../../engine/toasts.ts';
import { runtime } from '../../runtime/runtime.ts';
import styles from './AllRows.module.css';
import { pageQuery } from './parts.ts';
import { pageOf } from '../../engine/product.ts';

/** The delay after which an export shows its progress and can be stopped, ms. */
const longAfter = 2000;

interface CsvButtonProps {
  readonly list: ListModule;
  readonly load: NonNullable<ListModule['csv']>;
  /** Whether the number of entries stands before it. */
  readonly isCounted: boolean;
}

/**
 * Exports all entries of the list, not only the visible ones: a file on the web, copied text in the messenger. If the
 * tap has expired when the entries are loaded, another tap copies them; hidden amounts require confirmation. Renders
 * nothing for an empty list.
 */
export function CsvButton({ list, load, isCounted }: CsvButtonProps) {
  const { t, i18n } = useTranslation();
  const scope = useScope();
  const client = useQueryClient();
  const isHidden = useIsHidden();
  const [isAsking, setIsAsking] = useState(false);
  const [ready, setReady] = useState<string>();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const [isLong, setIsLong] = useState(false);
  const { start, clear } = useTimeout(() => setIsLong(true), longAfter);
  const stop = useRef<AbortController>(undefined);
  const first = useQuery(queryIn(scope, pageQuery(list, scope, 0, client)));
  const saving = useMutation({
    mutationFn: async () => {
      const [{ csvOf, fileName, fileOf }, { default: csv }] = await Promise.all([import('./csv.ts'), load()]);
      const { signal } = (stop.current = new AbortController());
      const coming = csvOf(list, csv, scope, i18n, {
        signal,
        onProgress: (read, total) => setProgress({ read, total }),
      });
      const saves = runtime.save(fileName(csv, list, scope), coming.then(fileOf));
      const [content, saved] = await Promise.allSettled([coming, saves]);
      if (content.status === 'rejected') throw content.reason;
      if (saved.status === 'fulfilled') return true;
      if (runtime.kind === 'web') throw saved.reason;
      setReady(content.value);
      return false;
    },
    onMutate: start,
    onSuccess: (isSaved) => isSaved && runtime.kind === 'messenger' && showToast('toast.copied'),
    onError: () => stop.current?.signal.aborted !== true && showToast('list.csvFailed', 'negative'),
    onSettled: () => {
      clear();
      setIsLong(false);
    },
    meta: { operation: '', isShownInPlace: true },
  });
  const copy = async (content: string): Promise<void> => {
    try {
      await runtime.copy(content);
      setReady(undefined);
      showToast('toast.copied');
    } catch {
      showToast('toast.copyError', 'negative');
    }
  };
  const press = (): void => {
    if (saving.isPending) return;
    if (ready !== undefined) void copy(ready);
    else if (isHidden && !isAsking) setIsAsking(true);
    else {
      setIsAsking(false);
      saving.mutate();
    }
  };
  if (first.data !== undefined && pageOf(first.data).total === 0) return null;
  const isConfirming = isAsking && isHidden;
  const Icon = ready === undefined ? IconDownload : IconCopy;
  const { read, total } = progress;
  const said = isLong ? t('list.csvReading', { read, total }) : t(isConfirming ? 'list.csvHidden' : 'list.csvReady');
  const command = (
    <div className={styles.csv}>
      <div role="status">
        {(isLong || isConfirming || ready !== undefined) && (
          <Text c="dimmed" size="sm">
            {said}
          </Text>
        )}
      </div>
      {isLong ? (
        <Anchor component="button" type="button" onClick={() => stop.current?.abort()}>
          <IconX size={18} stroke={1.75} />
          {t('list.csvStop')}
        </Anchor>
      ) : (
        <Anchor
          component="button"
          type="button"
          aria-busy={saving.isPending || undefined}
          aria-disabled={saving.isPending || undefined}
          onClick={press}
        >
          {saving.isPending ? <Loader size={18} /> : <Icon size={18} stroke={1.75} />}
          {t(ready === undefined ? (isConfirming ? 'list.csvAnyway' : 'list.csv') : 'action.copy')}
        </Anchor>
      )}
    </div>
  );
  if (!isCounted) return command;
  return (
    <Group justify="space-between" gap="4px 12px">
      <Text c="dimmed" size="sm">
        {first.data !== undefined && t('list.end', { count: pageOf(first.data).total })}
      </Text>
      {command}
    </Group>
  );
}
