import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ListRow, RowList } from '../../ui/list-row/ListRow.tsx';
import { SkeletonGroup, SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';

const count = 5;

/** Placeholders with the size of the rows; `isMore` if other rows are already shown. */
export function RowSkeletons({ isMore = false }: { isMore?: boolean }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={isMore ? t('list.loadingMore') : t('auth.loading')}>
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <ListRow
            key={index}
            leading={<Skeleton circle height={38} flex="none" />}
            title={<SkeletonLine width="9ch" />}
            subtitle={<SkeletonLine width="16ch" />}
            trailing={<SkeletonLine width="7ch" />}
            trailingSub={<SkeletonLine width="5ch" />}
          />
        ))}
      </RowList>
    </SkeletonGroup>
  );
}
