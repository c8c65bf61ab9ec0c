import { Button } from '@mantine/core';
import { type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { restart } from '../session/session.ts';
import { isMissingCode, reloadOnce } from '../engine/missing-code.ts';
import { PageState } from './PageState.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

/**
 * Shown if a route threw: title, message and a link to / that restarts the app (ERR-01, ERR-02). If code is missing, the
 * page reloads automatically once; after that this shows the error with a retry button.
 */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isMissing = isMissingCode(error);
  useEffect(() => {
    console.error('a route failed:', error);
    if (isMissing) reloadOnce();
  }, [error, isMissing]);
  const toMain = (event: MouseEvent): void => {
    event.preventDefault();
    window.history.replaceState(null, '', '/');
    restart();
  };
  return (
    <PageState
      above={<Unconfirmed />}
      title={t('error_title')}
      message={isMissing ? `${t('error_unexpected')} ${t('error_update')}` : t('error_unexpected')}
    >
      {isMissing && <Button onClick={restart}>{t('action.retry')}</Button>}
      <Button component="a" variant={isMissing ? 'quiet' : 'primary'} href="/" onClick={toMain}>
        {t('action.backToMain')}
      </Button>
    </PageState>
  );
}
