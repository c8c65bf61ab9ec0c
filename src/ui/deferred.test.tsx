import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { lazyWithFallback } from './deferred.tsx';

const Plain = ({ title }: { title: string }) => <p>plain {title}</p>;

test('a rarely shown component is rendered once its code is loaded', async () => {
  const Full = ({ title }: { title: string }) => <p>full {title}</p>;
  const Shown = lazyWithFallback(async () => ({ default: Full }), Plain);
  const { getByText } = await render(<Shown title="A" />);
  await expect.element(getByText('full A')).toBeVisible();
  expect(getByText('plain').query()).toBeNull();
});

test('if its code fails to load, its plain version is shown and the parent does not fail', async () => {
  const Shown = lazyWithFallback<{ title: string }>(() => Promise.reject(new Error('no network')), Plain);
  const { getByText } = await render(
    <main>
      <h1>Wallet</h1>
      <Shown title="A" />
    </main>,
  );
  await expect.element(getByText('plain A')).toBeVisible();
  await expect.element(getByText('Wallet')).toBeVisible();
});
