import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/logo/loading.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { startTexts } from '../i18n/i18n.ts';
import { queryClient } from '../queries/query-client.ts';
import { runtime, startRuntime } from '../runtime/runtime.ts';
import { showToast } from '../engine/toasts.ts';
import { showOverlay } from '../shell/overlays.ts';
import { screens } from '../shell/screens.ts';
import { screenPath } from '../domain/screen-path.ts';
import { Provider } from '../ui/Provider.tsx';
import { after } from '../values/after.ts';
import { painted } from '../values/painted.ts';
import { values } from '../values/values.ts';
import { reach } from '../session/machine.ts';
import { currentSession, dispatch, startSession, subscribe } from '../session/session.ts';
import { router } from './router.tsx';

/** How long the first render waits for its data, ms, to avoid rendering twice. */
const maxWait = 150;
/** How long to wait for the session before showing the last known data, and for data before loading `later.ts`, ms. */
const firstDataTimeout = 4000;
/** The delay after the first screen shows its data before the warning opens and the idle watch starts, ms. */
const afterData = 500;

const switchAccount = () => import('../shell/SwitchAccount.tsx');
const changes = () => import('../session/changes.ts');
const offline = () => import('./offline/offline.ts');

/**
 * Starts the app: session, texts and the screen's chunk load in parallel; the loading screen stays until all are ready.
 * Not at the top level: the screen's chunk imports this one, and would wait for it.
 */
async function start(): Promise<void> {
  const element = document.getElementById('app');
  if (!element) throw new Error('no #app');
  if (!('any' in AbortSignal)) await import('./oldest-browsers.ts');
  if (window.karatHandoff)
    window.karatHandoff.onLaunch = (launch, friend) =>
      void changes().then((change) => dispatch(change.launch, launch, friend));
  let recalled: Promise<void> | undefined;
  const recall = (): void => {
    if (runtime.kind === 'web')
      recalled ??= offline()
        .then((device) => device.recall())
        .catch(() => undefined);
  };
  // If the API cannot be reached, the last known data is loaded before the screen shows an error.
  subscribe(() => {
    const session = currentSession();
    const isSilent = session.status === 'ready' && session.isSilent;
    if (isSilent || (session.status === 'failed' && session.error.isUnreachable)) recall();
  });
  setTimeout(() => {
    if (currentSession().status === 'starting') recall();
    else if (queryClient.isFetching()) dispatch(reach, false);
  }, firstDataTimeout);
  // What the boot script has requested and nothing has used by then is old.
  setTimeout(() => window.karatHandoff?.answers.clear(), values.app.requestTimeout);
  startSession(() => showToast('auth.linkRefused', 'negative'));
  const settled = new Promise<void>((resolve) => {
    const check = (): void => {
      const session = currentSession();
      if (session.status !== 'starting') resolve();
      if (session.status === 'asking')
        switchAccount().then(
          (shell) => shell.askToSwitch(showOverlay, session),
          // If the question cannot be shown, the answer is no.
          () => void changes().then(({ answer }) => dispatch(answer, false)),
        );
    };
    subscribe(check);
    check();
  });
  // If the adapter of the messenger fails, the app runs as the web app.
  const context = { runtime: startRuntime().catch(console.error) };
  router.update({ context });
  await Promise.all([startTexts(), router.load(), context.runtime]);
  if (runtime.kind === 'messenger') void import('../shell/frame.ts').then((frame) => frame.connectFrame(router));
  // A screen that needs no session does not wait for one.
  if (screens.get(screenPath(router.state.location.pathname))?.access.session !== false) await settled;
  const data: Promise<void> | undefined = router.state.matches.at(-1)?.loaderData?.data;
  const dataOrPause = (ms: number) => Promise.race([data, after(ms)]);
  // The title of index.html; the shell sets that of the screen.
  document.querySelector('title')?.remove();
  await dataOrPause(maxWait);
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
  // After the first render, which does not need it.
  void painted()
    .then(() => import('../shell/arrival.ts'))
    .then((arrival) => arrival.connectArrival(router));
  if (runtime.kind === 'web')
    void painted()
      .then(() => import('../shell/dialog-back.ts'))
      .then((back) => back.connectDialogs(router));
  await dataOrPause(firstDataTimeout);
  setTimeout(() => void import('./later.ts'), afterData);
}

/** Resolves when the first screen shows its data; rejects if the app cannot start. */
export const started = start();
