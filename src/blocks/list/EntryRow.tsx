import { memo, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { CellLine, CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { ScopeProvider, useScope } from 'engine/runtime/scope.ts';
import { RowContent } from '../../ui/list-row/ListRow.tsx';
import { barShareOf } from './bars.ts';
import { rowScope } from './row-scope.ts';
import { RowPress } from './row-press.ts';
import { recordOf } from 'engine/record.ts';

interface EntryRowProps {
  readonly list: ListModule;
  readonly entry: unknown;
  /** The longest bar of the surrounding rows, if rows have bars. */
  readonly longest?: number | undefined;
}

/** The content of a row: the cells of the list with the entry as `$row`. Not rerendered while the row is moved. */
export const EntryRow = memo(function EntryRow({ list, entry, longest }: EntryRowProps) {
  const { t } = useTranslation();
  const outer = useScope();
  const scope = useMemo(() => rowScope(list, outer, entry), [list, outer, entry]);
  // An unreadable entry is empty.
  if (Object.keys(recordOf(entry)).length === 0) return <RowContent title={t('list.unreadable')} />;
  return (
    <ScopeProvider value={scope}>
      <Cells list={list} longest={longest} />
    </ScopeProvider>
  );
});

function Cells({ list, longest }: Omit<EntryRowProps, 'entry'>) {
  const bind = useAction();
  const rowOf = use(RowPress);
  const scope = useScope();
  const bar = barShareOf(list, scope);
  const { badge, title, extra, detail, trailing, trailingDetail, action, opens } = list.row;
  const press = action && evaluate(opens, scope) ? bind(action) : undefined;
  return (
    <RowContent
      leading={badge && <CellView node={badge} />}
      title={<CellLine nodes={title} extra={extra} />}
      subtitle={<CellLine nodes={detail} />}
      trailing={trailing && <CellView node={trailing} />}
      trailingSub={trailingDetail && <CellView node={trailingDetail} />}
      {...(bar === undefined || !longest ? {} : { share: bar / longest })}
      {...(press && rowOf ? rowOf(press) : { press })}
    />
  );
}
