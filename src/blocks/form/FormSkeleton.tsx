import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Growing } from '../../ui/growing/Growing.tsx';
import { SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';

/** The placeholder of a form. */
export function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('auth.loading')}>
      <Stack>
        <Skeleton height="128px" />
        <Skeleton height="78px" />
        <Skeleton height="52px" />
      </Stack>
      <Growing />
    </SkeletonGroup>
  );
}
