import '../values/values.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/logo/loading.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

import { addressOf } from '../api/transport.ts';
import { startTexts } from '../i18n/i18n.ts';
import { queryClient } from '../queries/query-client.ts';
import { authenticate, subscribe, currentSession } from '../session/session.ts';
import { router } from './router.tsx';

/** Starts the app: session, texts and the screen's chunk come side by side; the loading screen stays until all are there. */
const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');
void authenticate();
const settled = new Promise<void>((resolve) => {
  const check = (): void => {
    if (currentSession().status !== 'starting') resolve();
  };
  subscribe(check);
  check();
});
await Promise.all([startTexts(addressOf), settled, router.load()]);
createRoot(element).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
document.getElementById('loading')?.remove();
