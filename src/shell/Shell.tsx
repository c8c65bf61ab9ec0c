import { Outlet, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { useSession } from '../session/session.ts';
import { lazyWithRetry } from '../ui/deferred.tsx';
import { values } from '../values/values.ts';
import { Toasts } from './Toasts.tsx';
import { chosenCrumb } from './crumbs.ts';
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
      {screen && <PageTitle screen={screen} />}
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

/** The title of the page: that of the screen, or of the choice in its address. */
function PageTitle({ screen }: { screen: ScreenRoute }) {
  const { t } = useTranslation();
  const search = useSearch({ strict: false });
  return <title>{`${t(chosenCrumb(screen, search) ?? screen.title)} · ${values.app.name}`}</title>;
}
