import { useMemo } from 'react';

import { pressOf } from '../../engine/Bound.tsx';
import { CellLine, CellView } from '../../engine/CellView.tsx';
import { useAction } from '../../engine/navigation.ts';
import type { ListModule } from '../../engine/screen-model.ts';
import { ScopeProvider, useScope } from '../../engine/scope.ts';
import { ListRow, type RowPlace } from '../../ui/list-row/ListRow.tsx';
import { barOf } from './bars.ts';

interface EntryRowProps {
  readonly list: ListModule;
  readonly entry: unknown;
  /** The longest bar of the rows around, where rows have bars. */
  readonly longest?: number | undefined;
  readonly place?: RowPlace;
}

/** A row: the cells of the list with the entry as `$row`. */
export function EntryRow({ entry, ...row }: EntryRowProps) {
  const outer = useScope();
  const scope = useMemo(() => ({ ...outer, roots: { ...outer.roots, row: entry } }), [outer, entry]);
  return (
    <ScopeProvider value={scope}>
      <RowInScope {...row} />
    </ScopeProvider>
  );
}

/** The cells and the press stay the same while the row is moved, so that moving draws nothing anew. */
function RowInScope({ list, longest, place }: Omit<EntryRowProps, 'entry'>) {
  const bind = useAction();
  const bar = barOf(list, useScope());
  const cells = useMemo(() => {
    const { badge, title, detail, trailing, trailingDetail } = list.row;
    return {
      leading: badge && <CellView node={badge} />,
      title: <CellLine nodes={title} />,
      subtitle: <CellLine nodes={detail} />,
      trailing: trailing && <CellView node={trailing} />,
      trailingSub: trailingDetail && <CellView node={trailingDetail} />,
    };
  }, [list.row]);
  const { action } = list.row;
  const press = useMemo(() => (action ? pressOf(bind(action)) : {}), [action, bind]);
  return (
    <ListRow place={place} {...(bar === undefined || !longest ? {} : { share: bar / longest })} {...cells} {...press} />
  );
}
