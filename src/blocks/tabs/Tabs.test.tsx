import type { TextKey } from '../../../generated/words/words.ts';
import { expect, test } from 'vitest';

import navigate from '../../actions/navigate/action.ts';
import { useLockChoices } from '../../engine/locked-choices.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Tabs from './Tabs.tsx';

const way = (label: TextKey, to: string) => ({
  label,
  action: { bind: navigate, props: { to, search: {}, isReplacing: false } },
});

test('tabs that lead elsewhere: the one of this screen is current', async () => {
  const screen = await renderInScope(
    <Tabs label="wallet.token" items={[way('home.title', '/'), way('wallet.title', '/wallet')]} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
  const other = screen.getByRole('link', { name: 'Wallet' });
  await expect.element(other).toHaveAttribute('href', '/wallet');
  await expect.element(other).not.toHaveAttribute('aria-current');
});

test('tabs of a search parameter: the one it holds is current, each keeps the rest of the address', async () => {
  const screen = await renderInScope(
    <Tabs label="wallet.token" parameter="currency" from="tokens" items={[]} />,
    scopeOf({ roots: { search: { currency: 'paxg' } } }),
  );
  await expect.element(screen.getByRole('link', { name: 'PaxG' })).toHaveAttribute('aria-current', 'page');
  const other = screen.getByRole('link', { name: 'Xaut' });
  await expect.element(other).toHaveAttribute('href', '/?currency=xaut');
  await expect.element(other).not.toHaveAttribute('aria-current');
});

function Locked({ isLocked }: { isLocked: boolean }) {
  useLockChoices(isLocked);
  return <Tabs label="wallet.token" parameter="currency" from="tokens" items={[way('home.title', '/home')]} />;
}

test('while a form holds the choices, the current one stays and no other can be tapped; ways elsewhere can', async () => {
  const scope = scopeOf({ roots: { search: { currency: 'paxg' } } });
  const screen = await renderInScope(<Locked isLocked />, scope);
  await expect.element(screen.getByRole('link', { name: 'PaxG' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Xaut' })).toBeDisabled();
  await expect.element(screen.getByRole('link', { name: 'Start' })).toBeVisible();
  await screen.unmount();
  const free = await renderInScope(<Locked isLocked={false} />, scope);
  await expect.element(free.getByRole('link', { name: 'Xaut' })).toBeVisible();
});
