import { Button } from '@mantine/core';
import { IconLogin2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { ApiError } from '../api/api-error.ts';
import { loginAddress } from '../session/login-address.ts';
import { beginAgain } from '../session/changes.ts';
import { retry as retryNow } from '../session/machine.ts';
import { type Session, dispatch } from '../session/session.ts';
import { runtime } from '../runtime/runtime.ts';
import { PageState } from './PageState.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

const endings = { signedOut: 'auth.signedOut', idle: 'auth.idle', expired: 'auth.refusedHint' } as const;

/**
 * Shown without a session: the error or why the session ended, with one primary action: sign-in if the API refused the
 * user, else a retry, with a link to the login page once automatic retries are over (docs/decisions/product.md).
 */
export default function SignIn({ session }: { session: Extract<Session, { status: 'failed' }> }) {
  const { t } = useTranslation();
  const { error, isRetrying, end } = session;
  const isWeb = runtime.kind === 'web';
  const isRefused = error.isRefusal && !error.isPassing;
  const isSignInFirst = isRefused && isWeb;
  const signIn = (isRefused || !isRetrying) && isWeb && (
    <Button component="a" variant={isSignInFirst ? 'primary' : 'quiet'} href={loginAddress(undefined)} rel="noreferrer">
      {t('action.login')}
    </Button>
  );
  const retry = (!end || end.isVisitor) && (
    <Button variant={isSignInFirst ? 'quiet' : 'primary'} onClick={() => dispatch(end ? beginAgain : retryNow)}>
      {t(isRetrying ? 'auth.retrying' : end ? 'auth.asGuest' : 'action.retry')}
    </Button>
  );
  return (
    <PageState
      above={<Unconfirmed />}
      icon={isRefused ? IconLogin2 : undefined}
      title={t(titleOf(error, isWeb))}
      message={t(end ? endings[end.reason] : hintOf(error, isWeb))}
    >
      {isSignInFirst ? (
        <>
          {signIn}
          {retry}
        </>
      ) : (
        <>
          {retry}
          {signIn}
        </>
      )}
    </PageState>
  );
}

function titleOf(error: ApiError, isWeb: boolean) {
  if (!error.isRefusal || error.isPassing) return 'auth.failed';
  return isWeb ? 'auth.refused' : 'auth.launchRefused';
}

function hintOf(error: ApiError, isWeb: boolean) {
  if (error.status === 429) return 'failure.rateLimited';
  if (!error.isRefusal) return 'auth.failedHint';
  return isWeb ? 'auth.refusedHint' : 'auth.launchRefusedHint';
}
