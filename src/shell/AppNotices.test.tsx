import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Provider } from '../ui/Provider.tsx';
import { values } from '../values/values.ts';
import AppNotices from './AppNotices.tsx';

test('a notice without a tone is an info, as the description of its tone says', async () => {
  Object.assign(values.app, { notices: [{ text: { en: 'Deposits are late.' } }] });
  const { container } = await render(
    <Provider>
      <AppNotices path="/wallet" />
    </Provider>,
  );
  expect(container.querySelector('[role="note"]')?.getAttribute('data-variant')).toBe('info');
});
