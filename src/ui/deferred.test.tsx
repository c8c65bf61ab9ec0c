import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { late } from './deferred.tsx';

const Plain = ({ title }: { title: string }) => <p>plain {title}</p>;

test('what is seldom shown is drawn with its own code once that is there', async () => {
  const Full = ({ title }: { title: string }) => <p>full {title}</p>;
  const Shown = late(async () => ({ default: Full }), Plain);
  const { getByText } = await render(<Shown title="A" />);
  await expect.element(getByText('full A')).toBeVisible();
  expect(getByText('plain').query()).toBeNull();
});

test('where its code does not come, it is plain, and nothing around it fails', async () => {
  const Shown = late<{ title: string }>(() => Promise.reject(new Error('no network')), Plain);
  const { getByText } = await render(
    <main>
      <h1>Wallet</h1>
      <Shown title="A" />
    </main>,
  );
  await expect.element(getByText('plain A')).toBeVisible();
  await expect.element(getByText('Wallet')).toBeVisible();
});
