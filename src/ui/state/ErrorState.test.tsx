import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Provider } from '../Provider.tsx';
import { ErrorState } from './ErrorState.tsx';

test('an error has its room while its code loads, so that nothing moves', async () => {
  await page.viewport(390, 800);
  const { container } = await render(
    <Provider>
      <ErrorState title="Could not load" message="Check your connection." retryLabel="Try again" onRetry={() => {}} />
    </Provider>,
  );
  const heightOf = () => container.getBoundingClientRect().height;
  const early = heightOf();
  await expect.poll(() => container.textContent, { timeout: 10_000 }).toContain('Could not load');
  expect(Math.abs(heightOf() - early)).toBeLessThan(8);
});
