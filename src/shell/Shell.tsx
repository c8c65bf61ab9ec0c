import { Outlet } from '@tanstack/react-router';

import { useTexts } from '../i18n/texts.ts';
import { useSession } from '../session/session.ts';
import { Toasts } from './Toasts.tsx';
import { Sections } from './Sections.tsx';
import { SignIn } from './SignIn.tsx';
import { useArrival } from './arrival.ts';

/** What stands around every screen: the skip link, the sections and the toasts; without a session, how to get one. */
export function Shell() {
  const { t } = useTexts();
  const session = useSession();
  useArrival();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      {session.status === 'failed' && !session.lastUser ? (
        <SignIn error={session.error} isRetrying={session.isRetrying} />
      ) : (
        <Outlet />
      )}
      <Sections />
      <Toasts />
    </>
  );
}
