import { Card, EmptyState, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { entryScope } from 'engine/runtime/scope.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { ScopeProvider, resolve, useScope } from 'engine/runtime/scope.ts';
import { DecimalsProvider, decimalsIn } from '../../engine/same-decimals.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Table as PlainTable, type TableRow } from '../../ui/table/Table.tsx';
import { SkeletonGroup, SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import type { TableProps } from './definition.ts';

/** The number of placeholder rows while loading. */
const waitingRows = 5;

/** A table in its card: the entries of a list, each row with its entry as `$row` and its place as `$index`. */
export default function Table({ title, note, ...props }: TableProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)} />
      <Rows title={title} {...props} />
      {note !== undefined && (
        <Text c="dimmed" size="sm">
          {message(note)}
        </Text>
      )}
    </Card>
  );
}

function Rows({ title, caption, rows, only, current, currentLabel, empty, ...props }: Omit<TableProps, 'note'>) {
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const resolved = resolve(rows, scope);
  const columns = props.columns.filter(({ when }) => evaluate(when, scope));
  const heads = columns.map((column) => ({ key: column.label, label: t(column.label), align: column.align }));
  const shown = {
    caption: caption === undefined ? t(title) : message(caption),
    isCaptionShown: caption !== undefined,
  };
  if (resolved.state === 'pending') {
    const bones = Array.from({ length: waitingRows }, (_, index) => ({
      key: String(index),
      cells: columns.map((column) => <SkeletonLine key={column.label} width="6ch" />),
    }));
    return (
      <SkeletonGroup label={t('auth.loading')}>
        <PlainTable {...shown} columns={heads} rows={bones} />
      </SkeletonGroup>
    );
  }
  const { value: entries } = resolved.state === 'ready' ? resolved : { value: undefined };
  if (!Array.isArray(entries)) return <ErrorState title={t('state.loadFailed')} />;
  if (entries.length === 0) return <EmptyState title={t(empty ?? 'table.empty')} />;
  const mark = t(currentLabel ?? 'table.current');
  const inner = entries
    .map((entry: unknown, index) => entryScope(scope, entry, index))
    .filter((one) => evaluate(only, one));
  const together = columns.map((column) => decimalsIn(column.value, inner));
  const lines = inner.map((one): TableRow => {
    const cells = columns.map((column, place) => (
      <ScopeProvider key={column.label} value={one}>
        <DecimalsProvider value={together[place] ?? {}}>
          <CellView node={column.value} />
        </DecimalsProvider>
      </ScopeProvider>
    ));
    const isCurrent = current !== undefined && evaluate(current, one);
    return { key: String(one.roots['index']), current: isCurrent ? mark : undefined, cells };
  });
  return <PlainTable {...shown} columns={heads} rows={lines} />;
}
