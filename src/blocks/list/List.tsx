import { Card } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../ui/deferred.tsx';
import { useAction } from '../../engine/navigation.ts';
import { ScopeProvider } from 'engine/runtime/scope.ts';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { FirstRows } from './FirstRows.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { useListScope } from './list-scope.ts';
import type { ListProps } from './definition.ts';

const AllRows = lazyWithRetry(() => import('./AllRows.tsx'));
const CsvButton = lazyWithRetry(async () => ({ default: (await import('./CsvButton.tsx')).CsvButton }));

/** A list card: only the first rows, or all of them with paging. */
export default function List({ list, with: params, title, rows, beside, more }: ListProps) {
  const id = useId();
  const { t } = useTranslation();
  const bind = useAction();
  /** Whether the number of entries stands opposite the export, in the place of a title, and not at the end. */
  const isCounted = title === undefined && list.csv !== undefined;
  const [scope, parameters] = useListScope(list, params);
  const card = (shown: ReactNode, aside?: ReactNode): ReactNode => (
    <Card component="section" aria-labelledby={title && id}>
      {title === undefined ? (
        aside
      ) : (
        <SectionHeader id={id} title={t(title)} more={more && { press: bind(more.action), label: t(more.label) }}>
          {aside}
        </SectionHeader>
      )}
      {shown}
    </Card>
  );
  // The placeholder may have any height while the rows' code loads: content below is hidden, as by Growing.
  const waiting = (
    <>
      {card(<RowSkeletons />)}
      <i hidden data-growing="" />
    </>
  );
  return (
    <ScopeProvider value={scope}>
      {rows === undefined ? (
        <Suspense fallback={waiting}>
          {card(
            <AllRows key={parameters} list={list} beside={beside} isCounted={isCounted} />,
            list.csv && <CsvButton key={`export ${parameters}`} list={list} load={list.csv} isCounted={isCounted} />,
          )}
        </Suspense>
      ) : (
        card(<FirstRows list={list} rows={rows} />)
      )}
    </ScopeProvider>
  );
}
