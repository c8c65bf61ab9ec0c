import { values } from '../values/values.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/logo/loading.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { addressOf } from '../api/transport.ts';
import { startTexts } from '../i18n/i18n.ts';
import { queryClient } from '../queries/query-client.ts';
import { runtime, startRuntime } from '../runtime/runtime.ts';
import { tell } from '../engine/toasts.ts';
import { lay } from '../shell/overlays.ts';
import { screens } from '../shell/screens.ts';
import { screenPath } from '../domain/screen-path.ts';
import { Provider } from '../ui/Provider.tsx';
import { kept } from '../values/kept.ts';
import { currentSession, noteContact, startSession, subscribe } from '../session/session.ts';
import { router } from './router.tsx';

/** How long the first picture waits for its data, ms: drawn with them it is drawn once. */
const longestWait = 150;
/** How long the session may take before what was known last shows in its place, ms. */
const patience = 4000;
/** How long the first screen is seen with its data before the warning lies over it, and its use is watched, ms. */
const afterData = 500;
/** When the start without a network is prepared, ms after the first picture. */
const pauseBeforeOffline = 2000;

/** Without its adapter the app is the web app, in a messenger too. */
function reportRuntime(error: unknown): void {
  console.error('the messenger could not be reached:', error);
}

const switchAccount = () => import('../shell/SwitchAccount.tsx');
const offline = () => import('./offline/offline.ts');

/** Starts the app: session, texts and the screen's chunk come side by side; the loading screen stays until all are there. */
const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');
if (window.karatHandoff)
  window.karatHandoff.onLaunch = async (launch) => (await import('../session/begin-again.ts')).launchAgain(launch);
let recalled: Promise<void> | undefined;
const recall = (): void => {
  if (runtime.kind === 'web')
    recalled ??= offline()
      .then((device) => device.recall())
      .catch(() => undefined);
};
// Where the API cannot be reached, what was known last is there before the screen says that nothing is.
subscribe(() => {
  const session = currentSession();
  const isSilent = session.status === 'ready' && session.isSilent;
  if (isSilent || (session.status === 'failed' && session.error.isUnreachable)) recall();
});
setTimeout(() => {
  if (currentSession().status === 'starting') recall();
  else noteContact(false);
}, patience);
startSession(() => tell('auth.linkRefused', 'negative'));
const settled = new Promise<void>((resolve) => {
  const check = (): void => {
    const session = currentSession();
    if (session.status !== 'starting') resolve();
    if (session.status === 'asking')
      switchAccount().then(
        ({ askToSwitch }) => askToSwitch(lay, session),
        // No is the answer where the question cannot be shown.
        () => session.answer(false),
      );
  };
  subscribe(check);
  check();
});
const context = { texts: startTexts(addressOf), runtime: startRuntime().catch(reportRuntime) };
router.update({ context });
await Promise.all([context.texts, router.load(), context.runtime]);
if (runtime.kind === 'messenger') void import('../shell/frame.ts').then(({ connectFrame }) => connectFrame(router));
// A screen that needs no session does not wait for one.
if (screens.get(screenPath(router.state.location.pathname))?.access.session !== false) await settled;
const data: Promise<void> | undefined = router.state.matches.at(-1)?.loaderData?.data;
// The title of the page before the app; the routes say theirs.
document.querySelector('title')?.remove();
await Promise.race([data, new Promise((resolve) => setTimeout(resolve, longestWait))]);
await recalled;
createRoot(element).render(
  <StrictMode>
    <Provider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
);
document.getElementById('loading')?.remove();
// After the first picture, which does not need it.
requestAnimationFrame(() =>
  setTimeout(() => void import('../shell/arrival.ts').then(({ connectArrival }) => connectArrival(router))),
);
if (runtime.kind === 'web') setTimeout(() => void prepareForOffline(), pauseBeforeOffline);
await data;
// When they are needed, nothing may come any more.
setTimeout(() => {
  for (const part of [
    import('../shell/RouteError.tsx'),
    import('../ui/state/ErrorCard.tsx'),
    import('../engine/StaleNotice.tsx'),
  ])
    part.catch(() => undefined);
}, afterData);
if (runtime.kind === 'web')
  setTimeout(() => void import('../session/watch.ts').then(({ watchSession }) => watchSession()), afterData);
if (values.app.showsWarning && kept('tab', 'isWarningClosed') === undefined) {
  await new Promise((resolve) => setTimeout(resolve, afterData));
  lay((await import('../shell/Warning.tsx')).Warning);
}

/** After the first picture, so that it takes nothing from it; a browser that keeps nothing is none the worse. */
async function prepareForOffline(): Promise<void> {
  try {
    await (await offline()).prepareForOffline();
  } catch (error) {
    console.warn('nothing is kept for a start without a network:', error);
  }
}
