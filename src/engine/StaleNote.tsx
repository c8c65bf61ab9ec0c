import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { late } from '../ui/deferred.tsx';
import type { StaleNoteProps } from './StaleNotice.tsx';

/** Says that what is here could not be refreshed, how old it is, whether there is no connection, and offers to try again. */
export const StaleNote = late(() => import('./StaleNotice.tsx'), PlainNote);

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
