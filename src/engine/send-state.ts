import { useTranslation } from 'react-i18next';

import { useConnection } from './connection.ts';

/** Whether a request can be sent now. */
export interface SendState {
  /** Whether it has to wait for the API, for a short time. */
  readonly isConnecting: boolean;
  /** Why nothing can be sent without a connection; empty with one. */
  readonly offline: string;
}

/** Whether a request can be sent now. */
export function useSendState(): SendState {
  const { t } = useTranslation();
  const connection = useConnection();
  return {
    isConnecting: connection === 'connecting',
    offline: connection === 'offline' ? t('form.offline') : '',
  };
}
