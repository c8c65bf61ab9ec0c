import { Card } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useAction } from '../../engine/navigation.ts';
import { ScopeProvider, useScope } from 'engine/runtime/scope.ts';
import { formatDate } from '../../i18n/format/date.ts';
import type { Kept } from '../../outcomes/outcomes.ts';
import { type Source, scopeOf, sourceOf } from '../../outcomes/sources.ts';
import { watchStore } from '../../outcomes/store.ts';
import { ListRow, RowList } from '../../ui/list-row/ListRow.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { useStore } from '../../values/store.ts';
import type { OutcomesProps } from './definition.ts';

/** What settled or failed since the tab was opened, newest first, each with a link to its entry. */
export default function Outcomes({ title, most }: OutcomesProps) {
  const id = useId();
  const { t } = useTranslation();
  const scope = useScope();
  const announced = useStore(watchStore)?.entries.filter(({ isTold: isAnnounced }) => isAnnounced) ?? [];
  const latest = announced.toSorted((one, other) => other.at - one.at).slice(0, most);
  const rows = latest.flatMap((kept) => {
    const source = sourceOf(kept.source);
    return source ? [{ kept, source }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader id={id} title={t(title)} />
      <RowList label={t(title)}>
        {rows.map(({ kept, source }) => (
          <ScopeProvider key={`${kept.source} ${kept.id}`} value={scopeOf(source, scope, { id: kept.id })}>
            <OutcomeRow kept={kept} source={source} />
          </ScopeProvider>
        ))}
      </RowList>
    </Card>
  );
}

function OutcomeRow({ kept, source }: { readonly kept: Kept; readonly source: Source }) {
  const { t } = useTranslation();
  const bind = useAction();
  const { completed, failed = completed, action } = source.list;
  const isFailed = kept.standing === 'failed';
  return (
    <ListRow
      leading={
        isFailed ? (
          <IconAlertTriangle size={20} color="var(--color-negative)" />
        ) : (
          <IconCircleCheck size={20} color="var(--color-positive)" />
        )
      }
      title={t(isFailed ? failed : completed)}
      subtitle={
        <time className="num ltr" translate="no" dateTime={new Date(kept.at).toISOString()}>
          {formatDate(kept.at)}
        </time>
      }
      end={<IconChevronRight size={18} className="flip-in-rtl" />}
      press={bind(action)}
    />
  );
}
