import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession } from '../session/session.ts';
import { deferred, late } from '../ui/deferred.tsx';
import { Toasts } from './Toasts.tsx';
import { Sections } from './Sections.tsx';
import { lift, useOverlays } from './overlays.ts';
import { useShownScreen } from './screens.ts';

// Without its code the title of the page stays as it is.
const Head = late(
  () => import('./Head.tsx'),
  () => null,
);
const SignIn = deferred(() => import('./SignIn.tsx'));

/** What stands around every screen: the skip link, the sections, the toasts and what lies over it; without a session, how to get one. */
export function Shell() {
  const { t } = useTranslation();
  const session = useSession();
  const screen = useShownScreen();
  const overlays = useOverlays();
  const waits = screen?.access.session ?? true;
  return (
    <>
      <Head />
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
        <Overlay key={index} onClose={() => lift(Overlay)} />
      ))}
    </>
  );
}
