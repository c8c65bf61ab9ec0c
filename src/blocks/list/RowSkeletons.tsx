import { useTranslation } from 'react-i18next';

import { ListRow, RowList } from '../../ui/list-row/ListRow.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';

const count = 5;

/** Rows in waiting, of the size of the rows that come; `isMore` when others are there already. */
export function RowSkeletons({ isMore = false }: { isMore?: boolean }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={isMore ? t('list.loadingMore') : t('auth.loading')}>
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <ListRow
            key={index}
            leading={<Skeleton shape="circle" width="38px" height="38px" />}
            title={<Skeleton width="9ch" />}
            subtitle={<Skeleton width="16ch" />}
            trailing={<Skeleton width="7ch" />}
            trailingSub={<Skeleton width="5ch" />}
          />
        ))}
      </RowList>
    </SkeletonGroup>
  );
}
