import { HeadContent, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useSession } from '../session/session.ts';
import { Toasts } from './Toasts.tsx';
import { Sections } from './Sections.tsx';
import { SignIn } from './SignIn.tsx';
import { useArrival } from './arrival.ts';
import { lift, useOverlays } from './overlays.ts';
import { useShownScreen } from './screens.ts';

/** What stands around every screen: the skip link, the sections, the toasts and what lies over it; without a session, how to get one. */
export function Shell() {
  const { t } = useTranslation();
  const session = useSession();
  const screen = useShownScreen();
  const overlays = useOverlays();
  const waits = screen?.access.session ?? true;
  useArrival();
  return (
    <>
      <HeadContent />
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      {waits && session.status === 'failed' && !session.lastUser ? <SignIn session={session} /> : <Outlet />}
      {screen?.layout !== 'full' && <Sections />}
      <Toasts />
      {overlays.map((Overlay, index) => (
        <Overlay key={index} onClose={() => lift(Overlay)} />
      ))}
    </>
  );
}
