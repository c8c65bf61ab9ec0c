import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import routes from 'virtual:config/routes';

import { Screen } from './Screen.tsx';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function App() {
  const [address = '', search = ''] = useSyncExternalStore(subscribe, () => location.hash).split('?');
  const route = routes.find(({ path }) => path === (address.slice(1) || '/'));
  return <Suspense fallback="…">{route && <Screen key={route.path} route={route} search={search} />}</Suspense>;
}

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <App />
  </QueryClientProvider>,
);
