import { useTranslation } from 'react-i18next';

import { useIsOnline } from './online.ts';

/** Why nothing can be sent while there is no connection; undefined with one. */
export function useOfflineReason(): string | undefined {
  const { t } = useTranslation();
  return useIsOnline() ? undefined : t('form.offline');
}
