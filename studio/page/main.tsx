import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Studio } from './Studio.tsx';
import { cssVariables, theme } from './theme.ts';

/** Allows the style elements of Mantine and of the editor, and no others. */
const nonce = document.documentElement.dataset['nonce'] ?? '';

const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } } });
const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <Notifications position="bottom-left" />
          <Studio />
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
