import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ApiError } from '../api/api-error.ts';
import { loginAddress } from '../session/login-address.ts';
import { retryNow } from '../session/session.ts';
import { runtime } from '../runtime/runtime.ts';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

/** Without a session: what went wrong, a retry, and the login page where the API refused or nothing is tried any more (decisions.md). */
export function SignIn({ error, isRetrying }: { error: ApiError; isRetrying: boolean }) {
  const { t } = useTranslation();
  const isRefused = error.isRefusal;
  const isWeb = runtime.kind === 'web';
  const refused = isWeb ? 'auth.refused' : 'auth.launchRefused';
  const refusedHint = isWeb ? 'auth.refusedHint' : 'auth.launchRefusedHint';
  return (
    <PageColumn>
      <Unconfirmed />
      <ErrorState
        title={t(isRefused ? refused : 'auth.failed')}
        message={t(isRefused ? refusedHint : 'auth.failedHint')}
        retryLabel={isRetrying ? t('auth.retrying') : t('action.retry')}
        onRetry={retryNow}
      >
        {(isRefused || !isRetrying) && isWeb && (
          <Button component="a" href={loginAddress(undefined)} rel="noreferrer">
            {t('action.login')}
          </Button>
        )}
      </ErrorState>
    </PageColumn>
  );
}
