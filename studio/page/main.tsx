import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import '@mantine/spotlight/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Provider } from '../../src/ui/Provider.tsx';
import { Studio } from './Studio.tsx';

const light = matchMedia('(prefers-color-scheme: light)');
const applyScheme = (): void => {
  document.documentElement.dataset['mantineColorScheme'] = light.matches ? 'light' : 'dark';
};
applyScheme();
light.addEventListener('change', applyScheme);

const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Provider>
          <Notifications position="bottom-left" />
          <Studio />
        </Provider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
