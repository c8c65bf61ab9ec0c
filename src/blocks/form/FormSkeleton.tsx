import { useTranslation } from 'react-i18next';

import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { Stack } from '../../ui/stack/Stack.tsx';

/** A form in waiting. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('auth.loading')}>
      <Stack>
        <Skeleton shape="block" height="104px" />
        <Skeleton shape="block" height="84px" />
        <Skeleton shape="block" height="52px" />
      </Stack>
      <Growing />
    </SkeletonGroup>
  );
}
