import { HeadContent, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../session/session.ts';
import { lazyWithRetry } from '../ui/deferred.tsx';
import { Toasts } from './Toasts.tsx';
import { Sections } from './Sections.tsx';
import { hideOverlay, useOverlays } from './overlays.ts';
import { useShownScreen } from './screens.ts';

const SignIn = lazyWithRetry(() => import('./SignIn.tsx'));

/** The frame of every screen: skip link, sections, toasts and overlays; without a session, the sign-in. */
export function Shell() {
  const { t } = useTranslation();
  const session = useSession();
  const screen = useShownScreen();
  const overlays = useOverlays();
  const waits = screen?.access.session ?? true;
  return (
    <>
      <HeadContent />
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      {waits && session.status === 'failed' && !session.lastUser ? (
        <Suspense>
          <SignIn session={session} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {screen?.layout !== 'full' && <Sections />}
      <Toasts />
      {overlays.map((Overlay, index) => (
        <Overlay key={index} onClose={() => hideOverlay(Overlay)} />
      ))}
    </>
  );
}
