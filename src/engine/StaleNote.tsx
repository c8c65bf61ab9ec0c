import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { lazyWithFallback } from '../ui/deferred.tsx';
import type { StaleNoteProps } from './StaleNotice.tsx';

/** A note that data could not be refreshed: its age, whether the device is offline, and a retry button. */
export const StaleNote = lazyWithFallback(() => import('./StaleNotice.tsx'), PlainNote);

function PlainNote({ onRetry }: StaleNoteProps) {
  const { t } = useTranslation();
  return (
    <p role="note">
      {t('state.partlyLoaded')}{' '}
      <Anchor component="button" type="button" onClick={onRetry}>
        {t('action.retry')}
      </Anchor>
    </p>
  );
}
