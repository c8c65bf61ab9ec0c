import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { initReactI18next } from 'react-i18next';
import english from 'virtual:config/locale/en';
import { render } from 'vitest-browser-react';
import { vi } from 'vitest';

import '../../ui/tokens.css';
import '../../ui/base.css';
import { Provider } from '../../ui/Provider.tsx';
import { numbersInTexts, textOptions } from '../../i18n/interpolation.ts';
import { authenticate } from '../../session/session.ts';
import { type Scope, ScopeProvider } from 'engine/runtime/scope.ts';
import { scopeOf, someone } from './scope.ts';

await i18next
  .use(initReactI18next)
  .use(numbersInTexts)
  .init({
    lng: 'en',
    resources: { en: { translation: { ...english } } },
    ...textOptions,
  });

function impatientClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

/** Renders an element in a scope, with English texts, a router and, by default, its own client without retries. */
export async function renderInScope(element: ReactNode, scope: Scope = scopeOf(), client = impatientClient()) {
  return render(<StrictMode>{await onScreen(element, scope, client)}</StrictMode>);
}

/** Renders without StrictMode, which mounts everything twice: for tests that count requests or renders. */
export async function renderOnce(element: ReactNode, scope: Scope = scopeOf()) {
  return render(await onScreen(element, scope, impatientClient()));
}

async function onScreen(element: ReactNode, scope: Scope, client: QueryClient) {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: () => <ScopeProvider value={scope}>{element}</ScopeProvider> }),
  });
  await router.load();
  return (
    <Provider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  );
}

/** Starts a session as `someone`, so that blocks may request private data. */
export async function signIn(): Promise<void> {
  const { userId, networkLevel, registrationBonusRedeemed, ...settings } = someone;
  const user = {
    id: userId,
    settings: { ...settings, partnerLevel: networkLevel, registrationBonus: registrationBonusRedeemed },
  };
  const answer = vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ auth: { token: 'token' }, user }));
  await authenticate();
  answer.mockRestore();
}
